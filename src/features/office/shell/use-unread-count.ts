import { useEffect, useState } from "react";
import { afterFirstAnswer } from "#ui/office/answers/first-answer.ts";

/** How many messages wait to be read; 0 while that is not known. */
export function useUnreadCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const callOff = afterFirstAnswer(() => {
      import("./watch-unread.ts").then(
        ({ watchUnread }) => {
          if (!isOver) stop = watchUnread(setCount);
        },
        () => {}, // a number at the side is not worth a message
      );
    });
    return () => {
      isOver = true;
      callOff();
      stop();
    };
  }, []);
  return count;
}
