/**
 * Runs something once the page has loaded and has nothing else to do.
 * @returns a function that calls it off.
 */
export function whenIdle(task: () => void): () => void {
  let isWanted = true;
  const run = () => isWanted && task();
  const afterLoad = () => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 5_000 });
    else setTimeout(run, 1_000);
  };
  if (document.readyState === "complete") afterLoad();
  else addEventListener("load", afterLoad, { once: true });
  return () => {
    isWanted = false;
  };
}
