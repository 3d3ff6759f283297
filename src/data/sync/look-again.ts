/**
 * Does something again whenever somebody looks at the page, or the line comes back.
 * @returns what ends it
 */
export function lookAgain(look: () => void): () => void {
  const whenSeen = () => document.visibilityState === "visible" && look();
  document.addEventListener("visibilitychange", whenSeen);
  addEventListener("online", look);
  return () => {
    document.removeEventListener("visibilitychange", whenSeen);
    removeEventListener("online", look);
  };
}
