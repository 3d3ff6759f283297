import type { PriceLine } from "#domain/price/lines.ts";
import type { OfficeBooking } from "../fields.ts";
import { linesOfKind, timesWords } from "../pick-up/said-details.ts";
import { isComing } from "./run-sheet.ts";

/** How many children, infants and lunch boxes set out together, `3 × Child, 2 × Lunch box`; empty where none do. */
export function countedWords(bookings: readonly OfficeBooking[]): string {
  const sums = new Map<string, PriceLine>();
  for (const booking of bookings.filter(isComing)) {
    for (const kind of ["band", "added"] as const) {
      for (const line of linesOfKind(booking, kind)) {
        const key = `${kind} ${line.id}`;
        sums.set(key, { ...line, count: line.count + (sums.get(key)?.count ?? 0) });
      }
    }
  }
  return [...sums.values()].map(timesWords).join(", ");
}
