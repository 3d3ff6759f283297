import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False in the page as rendered ahead and in its first pass in the browser, true after: for what
 * must not be printed into static HTML (the year, tomorrow, sign-in) or needs the script to work.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
