import { useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** All that are shown, or none of them when all are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** Which of the shown bookings are selected; what is shown no more is not selected any more. */
export function useSelection(shown: readonly OfficeBooking[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(shown.map(({ id }) => id).filter((id) => chosen.has(id)));
  return {
    ids,
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    toggleAll() {
      setChosen(new Set(ids.size === shown.length ? [] : shown.map(({ id }) => id)));
    },
    clear: () => setChosen(new Set()),
  };
}
