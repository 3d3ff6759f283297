import { useEffect, useState } from "react";

/**
 * True while a row of the outbox is being sent: a reload would cut its answer off.
 * @param isAsked the database and its code are fetched for it then only; true until they are there.
 */
export function useSending(isAsked: boolean): boolean {
  const [isSending, setIsSending] = useState(true);
  useEffect(() => {
    if (!isAsked) return;
    let stop = () => {};
    let isWanted = true;
    import("#data/sync/outbox/outbox.ts").then(
      ({ observeSending }) => {
        const tell = (found: boolean | null) => setIsSending(found === true);
        if (isWanted) stop = observeSending().subscribe(tell);
      },
      () => setIsSending(false),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [isAsked]);
  return isSending;
}
