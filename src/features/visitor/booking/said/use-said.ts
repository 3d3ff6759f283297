import type { Booking } from "#domain/booking/fields.ts";
import { checkSaid } from "#domain/questions/check.ts";
import { useTyped } from "./use-typed.ts";

export type SaidColumn = "guest_list" | "answers";

/**
 * What is being said of guests and answers.
 * @param refused what was said and not taken: it is in the form again
 */
export function useSaid(view: Booking, refused: Readonly<Record<string, unknown>>) {
  const stands: Readonly<Record<string, string>> = {
    ...{ guest_list: view.guestList ?? "", answers: view.answers ?? "" },
  };
  const standing = (column: string) => stands[column] ?? "";
  const shown = (column: string) => String(refused[column] ?? standing(column));
  const { text, ...typed } = useTyped(`said/${view.id}`, standing, shown);
  const texts = { guest_list: text("guest_list"), answers: text("answers") };
  return {
    ...typed,
    booking: { guests: view.guests, guestList: texts.guest_list, answers: texts.answers },
    /** What is said otherwise than the booking stands, under the names of the wire, and what is wrong with it. */
    read() {
      const { values, errors } = checkSaid(texts);
      const changed = Object.entries(values).filter(([column, said]) => said !== standing(column));
      return { changes: Object.fromEntries(changed), errors };
    },
  };
}
