import { useEffect, useRef } from "react";

/**
 * Says which bookings a page shows, for those that nobody has looked at yet.
 * @param watch takes them for looked at, in time or (the first that a page shows) at once
 */
export function useLookedAt(
  ids: readonly string[],
  watch: (ids: readonly string[], isAsked: boolean) => () => void,
): void {
  const hasShown = useRef(false);
  const key = ids.join(" ");
  useEffect(() => {
    if (key === "") return;
    const end = watch(key.split(" "), !hasShown.current);
    hasShown.current = true;
    return end;
  }, [key, watch]);
}
