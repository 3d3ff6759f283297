import { useEffect, useState } from "react";
import { whenIdle } from "../../browser/when-idle.ts";
import { afterFirstAnswer } from "./first-answer.ts";

/**
 * True when a part of a page is wanted, or the page has nothing else to do: then it is made ready, and opens
 * at once.
 */
export function useLater(isWanted: boolean): boolean {
  const [isFree, setIsFree] = useState(false);
  // once it was there it stays: a dialog that went with its wish could not give the focus back
  useEffect(() => {
    if (isWanted) setIsFree(true);
  }, [isWanted]);
  useEffect(() => {
    let callOff = () => {};
    const stop = afterFirstAnswer(() => {
      callOff = whenIdle(() => setIsFree(true));
    });
    return () => {
      stop();
      callOff();
    };
  }, []);
  return isWanted || isFree;
}

/**
 * Opens a dialog in the step after it was first drawn: Mantine gives the focus back only to what had it when
 * an open one came to be open.
 */
export function useOpened(isOpen: boolean): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => setIsDrawn(true), []);
  return isOpen && isDrawn;
}
