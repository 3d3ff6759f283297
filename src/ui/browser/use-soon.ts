import { useEffect, useState } from "react";

/** What takes long to draw: its first part at once, so that there is something to read, the whole with the next task. */
export function useSoon<T>(whole: T, first: T): T {
  const [isFirst, setIsFirst] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsFirst(false));
    return () => clearTimeout(timer);
  }, []);
  return isFirst ? first : whole;
}
