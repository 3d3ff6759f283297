import type { ActRow } from "#data/local/outbox-row.ts";
import { columnsOf, fromWireErrors } from "#domain/booking/command.ts";
import type { AskedName, Booking, BookingForm } from "#domain/booking/fields.ts";
import { FIELDS } from "#domain/booking/fields.ts";
import { type ACT_FIELDS, type Columns, withColumns } from "#domain/booking/guest-acts/acts.ts";
import { parseGuests } from "#domain/booking/guests.ts";
import { normaliseBooking } from "#domain/booking/normalise-form.ts";
import { checkDetails } from "#domain/booking/pick-up/details.ts";
import { formOf } from "./changed.ts";

export type CompletedName = Extract<(typeof ACT_FIELDS)["complete"][number], AskedName>;
export type Errors = Readonly<Partial<Record<string, string>>>;

/** A field's name in the form of a booking: a page may show the forms of several. */
export const nameIn = (id: string, name: string) => `${name}-${id}`;

interface Known {
  readonly view: Booking;
  readonly acts: readonly ActRow[];
}

/** What is known of a booking that may be completed, what was refused of it among that. */
export function completedIn({ view, acts }: Known) {
  // what waits stands in the view by now (withActs); what was built upon a refused one does not
  const refused = acts.findIndex(({ state }) => state === "attention");
  const wanted: Columns = Object.assign(
    {},
    ...(refused < 0 ? [] : acts.slice(refused)).flatMap(({ command }) =>
      command.kind === "complete" ? [command.changes] : [],
    ),
  );
  const form = formOf(withColumns(view, wanted));
  const stands = formOf(view);
  const textIn = (said: BookingForm) => (name: string) => `${said[name as CompletedName] || ""}`;
  return {
    wanted,
    /** What the booking says, and what the form says until it is touched. */
    stands: textIn(stands),
    shown: textIn(form),
    errorsAt: (fields: Readonly<Record<string, string>>): Errors => ({
      ...fields,
      ...fromWireErrors(fields),
    }),
    /** What has been typed otherwise than the booking stands, under the names of the wire, and what is wrong with it. */
    read(textOf: (name: string) => string, asked: readonly CompletedName[]) {
      const said = Object.fromEntries(
        asked.map((name) => {
          const text = textOf(name);
          return [name, FIELDS[name].is === "number" ? (parseGuests(text) ?? 0) : text];
        }),
      );
      const now = normaliseBooking({ ...stands, ...said });
      const changed = asked.filter((name) => now[name] !== stands[name]);
      const isAsked = ([name]: [string, unknown]) => asked.some((one) => one === name);
      const errors: Errors = Object.fromEntries(Object.entries(checkDetails(now)).filter(isAsked));
      return { changes: columnsOf(now, changed) as Columns, errors };
    },
  };
}
