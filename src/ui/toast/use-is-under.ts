import { useEffect, useState } from "react";
import { ABOVE_PAGE } from "./toast-place.ts";

/**
 * Whether something has opened above the page since the toast came: that then lies over the toast, which
 * is there again with what can be done from it once the other is closed.
 */
export function useIsUnder(): boolean {
  const [isUnder, setIsUnder] = useState(false);
  useEffect(() => {
    const before = new Set(document.querySelectorAll(ABOVE_PAGE));
    const observer = new MutationObserver(() => {
      const open = [...document.querySelectorAll(ABOVE_PAGE)];
      if (open.some((element) => !before.has(element))) {
        observer.disconnect();
        setIsUnder(true);
      }
    });
    observer.observe(document.body, { attributeFilter: ["open"], childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return isUnder;
}
