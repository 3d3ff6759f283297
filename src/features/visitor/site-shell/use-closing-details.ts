import { type RefObject, useEffect, useRef, useState } from "react";
import { useAppLocation } from "#ui/navigation/navigation.ts";

/**
 * A menu made of `<details>`, so that it opens without a script. With the script it also closes on
 * every step, on Escape (the focus returns to its toggle) and on a press outside.
 */
export function useClosingDetails(): {
  ref: RefObject<HTMLDetailsElement | null>;
  open: boolean;
  onToggle: () => void;
} {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // each step has one of its own, also the step to the page that is open
  const location = useAppLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what closes it
  useEffect(() => {
    if (ref.current) ref.current.open = false;
  }, [location]);

  // listening always: `open` is told a moment after the menu has opened
  useEffect(() => {
    const close = () => {
      if (ref.current) ref.current.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !ref.current?.open) return;
      close();
      ref.current?.querySelector("summary")?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);

  return { ref, open, onToggle: () => setOpen(ref.current?.open ?? false) };
}
