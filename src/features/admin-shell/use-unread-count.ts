import { useEffect, useState } from "react";
import { countUnreadMessages, onMessagesMarked } from "#data/remote/office-messages.ts";

const ASK_EVERY_MS = 60_000;

/** How many messages wait to be read; 0 while that is not known. Asked again when one was marked. */
export function useUnreadCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let controller = new AbortController();
    const ask = () => {
      if (document.visibilityState === "hidden") return;
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      // a number at the side is not worth a message: the page itself says what is wrong
      countUnreadMessages(signal).then(
        (unread) => !signal.aborted && setCount(unread),
        () => {},
      );
    };
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    const forget = onMessagesMarked(ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      controller.abort();
      clearInterval(timer);
      forget();
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return count;
}
