import { formatLongDay } from "#domain/belize-date.ts";
import type { Columns } from "#domain/booking/guest-acts/acts.ts";
import { isolated } from "#domain/isolated.ts";
import { answerLine, saidAnswers, saidGuests } from "#domain/questions/told.ts";
import { clock } from "#messages/formats/times.ts";
import * as words from "#messages/visitor/trip/guest-acts.ts";

/** What an act says, for its guest: each column's name, and what stands there. */
export const saidIn = (columns: Columns): readonly (readonly [label: string, value: string])[] =>
  Object.entries(columns)
    .filter(([column]) => column in words.labels)
    .map(([column, value]) => [words.labels[column] ?? column, valueWords(column, value)]);

/** What stands in a column, for a guest. */
export function valueWords(column: string, value: unknown): string {
  const text = `${value || ""}`;
  if (!text) return words.nothing;
  if (column === "request") return words.takenBack;
  if (column === "booking_date") return formatLongDay(text);
  if (column === "departure_time") return clock(text);
  if (column === "guest_list") return saidGuests({ guestList: text }, undefined).join("; ");
  if (column === "answers")
    return saidAnswers({ answers: text }, undefined).map(answerLine).join("; ");
  return isolated(text);
}
