import { countUnreadMessages, onMessagesMarked } from "#data/office/remote/messages.ts";

const ASK_EVERY_MS = 60_000;

/**
 * Tells how many messages wait to be read: now, each minute, and when one was marked.
 * @returns a function that ends it
 */
export function watchUnread(tell: (count: number) => void): () => void {
  let controller = new AbortController();
  const ask = () => {
    if (document.visibilityState === "hidden") return;
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    // a number at the side is not worth a message: the page itself says what is wrong
    countUnreadMessages(signal).then(
      (unread) => !signal.aborted && tell(unread),
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
}
