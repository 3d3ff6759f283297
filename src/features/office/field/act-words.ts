import type { OfficeRow } from "#data/office/local/row.ts";
import { labelOf, toldColumns, valueWords } from "#domain/booking/told.ts";
import * as words from "#messages/office/waiting.ts";

/** What an act does, in one line. */
export function actWords(act: OfficeRow): string {
  if (act.kind === "new") return words.newBooking(act.command.item_name);
  return toldColumns(Object.keys(act.changes))
    .map((column) => `${labelOf(column)}: ${valueWords(column, act.changes) || words.empty}`)
    .concat(act.reason ? [words.noteOf(act.reason)] : [])
    .concat(act.letter ? [words.withLetter] : [])
    .join(" · ");
}

/** Whose booking it is about. */
export function guestOf(act: OfficeRow): string {
  const { customer_first_name: first = "", customer_last_name: last = "" } =
    act.kind === "new" ? act.command : act.base;
  return `${first} ${last}`.trim();
}
