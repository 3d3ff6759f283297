import { useEffect, useState } from "react";
import type { CodeOff } from "#domain/codes/code.ts";
import { type Count, shownLines } from "#domain/price/shown-total.ts";
import { withCode } from "#domain/price/with-code.ts";

/** Tells the page how its price is counted: as the party says, with what a code takes off that. */
export function useCodeCount(onCount: (count: () => Count) => void) {
  const [party, setParty] = useState<Count>(() => shownLines);
  const [off, setOff] = useState<CodeOff | null>(null);
  useEffect(() => {
    const less: Count = (item, guests) => {
      const lines = party(item, guests);
      return lines && withCode(lines, off);
    };
    onCount(() => (off ? less : party));
  }, [party, off, onCount]);
  return { onPartyCount: setParty, onCode: setOff };
}
