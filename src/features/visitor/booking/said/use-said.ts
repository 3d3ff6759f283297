import { useState } from "react";
import { formDraft, keepFormDraft } from "#data/local/form-drafts.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { checkSaid } from "#domain/questions/check.ts";

const COLUMNS = ["guest_list", "answers"] as const;
export type SaidColumn = (typeof COLUMNS)[number];

type Texts = Readonly<Record<string, string>>;
const beforeOf = (column: SaidColumn) => `${column} before`;

/**
 * What is being said of guests and answers: as the booking has it until it is touched, then as typed, which a reload
 * finds again.
 * @param refused what was said and not taken: it is in the form again
 */
export function useSaid(view: Booking, refused: Readonly<Record<string, unknown>>) {
  const name = `said/${view.id}`;
  const stands = { guest_list: view.guestList ?? "", answers: view.answers ?? "" };
  const [typed, setTyped] = useState<Texts>(() => (formDraft(name)?.fields ?? {}) as Texts);
  const keep = (next: Texts) => {
    setTyped(next);
    const isTouched = COLUMNS.some((column) => column in next);
    keepFormDraft(name, isTouched ? { fields: next, fillMs: 0, sentAs: null } : null);
  };
  const said = (column: SaidColumn) => typed[column] ?? String(refused[column] ?? stands[column]);
  const texts = { guest_list: said("guest_list"), answers: said("answers") };
  return {
    booking: { guests: view.guests, guestList: texts.guest_list, answers: texts.answers },
    change: (column: SaidColumn, text: string) =>
      keep({ [beforeOf(column)]: stands[column], ...typed, [column]: text }),
    /** True where somebody else has said it since this was begun. */
    isOvertaken: (column: SaidColumn) =>
      typed[column] !== undefined && typed[beforeOf(column)] !== stands[column],
    /** Leaves it as somebody else has said it. */
    leave(column: SaidColumn) {
      const { [column]: _, [beforeOf(column)]: __, ...others } = typed;
      keep(others);
    },
    drop: () => keep({}),
    /** What is said otherwise than the booking stands, under the names of the wire, and what is wrong with it. */
    read() {
      const { values, errors } = checkSaid(texts);
      const changed = Object.entries(values).filter(
        ([column, text]) => text !== stands[column as SaidColumn],
      );
      return { changes: Object.fromEntries(changed), errors };
    },
  };
}
