import { useEffect, useRef, useState } from "react";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { whenIdle } from "#ui/browser/when-idle.ts";
import type { Picker } from "./picker.ts";

/** What asks when it leaves, fetched once the form stands: that works before, and where nothing is known. */
export function useDepartures(item: CatalogueItem): Picker | null {
  const [picker, setPicker] = useState<Picker | null>(null);
  const opened = useRef(item);
  useEffect(() => {
    const ended = new AbortController();
    whenIdle(async () => {
      try {
        const { followPicker } = await import("./picker.ts");
        followPicker(opened.current, setPicker, ended.signal);
      } catch {
        // without a line: the server decides by what is typed
      }
    });
    return () => ended.abort();
  }, []);
  return picker;
}
