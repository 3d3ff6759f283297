import { ranges } from "#messages/office/ranges.ts";
import * as words from "#messages/office/reports.ts";
import { STATUS_CHOICES, TYPE_CHOICES } from "#ui/office/lists/booking-filters.ts";
import type { Choice } from "#ui/office/lists/FilterBar.tsx";
import type { Selection } from "./search.ts";

/** Which bookings a report is made of, in words, for paper. */
export function selectionWords({ range, status, type }: Selection): string {
  const label = (choices: readonly Choice<string>[], value: string) =>
    choices.find((choice) => choice.value === value)?.label;
  return [
    ranges[range],
    status === "all" ? words.allStatuses : label(STATUS_CHOICES, status),
    type === "all" ? words.allServices : label(TYPE_CHOICES, type),
  ].join(" · ");
}
