import { useEffect, useRef, useState } from "react";

/** Long enough to finish a word, short enough to feel answered. */
const DELAY_MS = 250;

/**
 * Text that is typed at once and handed on after a pause. When the value changes from outside
 * (going back, clearing the filters) the text follows it.
 */
export function useDelayedText(
  value: string,
  onChange: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });

  if (known !== value) {
    setKnown(value);
    // What was handed on comes back trimmed, while the next word is already being typed.
    if (value !== text.trim()) setText(value);
  }

  useEffect(() => {
    if (text.trim() === known) return;
    const timer = setTimeout(() => latestOnChange.current(text.trim()), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, known]);

  return [text, setText];
}
