import { ASKED, type Booking, type BookingForm, FIELDS } from "#domain/booking/fields.ts";
import type { Columns } from "#domain/booking/guest-acts/acts.ts";
import { changedLines } from "#domain/booking/guest-acts/changed-price.ts";
import { parseGuests } from "#domain/booking/guests.ts";
import { checkParty } from "#domain/booking/party/check.ts";
import { countsText, parseCounts } from "#domain/booking/party/counts.ts";
import { parties } from "#domain/booking/party/refusal.ts";
import { checkGuests, guestLimits } from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { PriceLine } from "#domain/price/lines.ts";
import { fieldOf } from "../party/use-party.ts";

const COUNTED = { party: "bands", extras: "extras" } as const;

/** A booking whose guest asks for another day, departure or party. */
export function changedIn(view: Booking, item: CatalogueItem) {
  const stands = formOf(view);
  const counted = Object.fromEntries(
    (["party", "extras"] as const).flatMap((field) =>
      (parseCounts(stands[field]) ?? []).map(([id, count]) => [fieldOf(field, { id }), `${count}`]),
    ),
  );
  const { date, departureTime } = stands;
  return {
    stands,
    /** What stands in the fields of bands and extras. */
    counted,
    /** What stands in the fields at first. */
    texts: { date, departureTime, guests: `${view.guests}` },
    read(form: HTMLFormElement): BookingForm {
      const typed = new FormData(form);
      const text = (name: string) => String(typed.get(name) ?? "");
      const counts = (field: "party" | "extras") => {
        const kinds = item[COUNTED[field]];
        if (!kinds?.length) return stands[field];
        return countsText(
          kinds.map((one) => [one.id, parseGuests(text(fieldOf(field, one))) || 0] as const),
        );
      };
      return {
        ...stands,
        ...{ date: text("date"), departureTime: text("departureTime") },
        ...{
          guests: parseGuests(text("guests")),
          party: counts("party"),
          extras: counts("extras"),
        },
      };
    },
    /** In words, by field. */
    mistakes(now: BookingForm): Readonly<Record<string, string>> {
      const guests = checkGuests(now.guests, guestLimits(item));
      const found = { ...(guests && { guests }), ...checkParty(now, item) };
      return parties.inWords(found);
    },
    /** Null while the party is none that can be booked. */
    lines(now: BookingForm): readonly PriceLine[] | null {
      if (checkGuests(now.guests, guestLimits(item)) || Object.keys(checkParty(now, item)).length)
        return null;
      const { guests, party, extras } = now;
      return changedLines(item, view, { guests: guests ?? view.guests, party, extras });
    },
    /** What is otherwise, under the names of the wire: day and time are one departure. */
    changes(now: BookingForm): Columns {
      const isMoved = now.date !== stands.date || now.departureTime !== stands.departureTime;
      const names = [
        ...(isMoved ? (["date", "departureTime"] as const) : []),
        ...(["guests", "party", "extras"] as const).filter((name) => now[name] !== stands[name]),
      ];
      return Object.fromEntries(names.map((name) => [FIELDS[name].wire, now[name]]));
    },
  };
}

/** As a form has it. */
export function formOf(view: Booking): BookingForm {
  const values: Columns = { ...view, ...view.customer };
  const form = ASKED.map((name) => [name, values[name] ?? (FIELDS[name].is === "number" ? 0 : "")]);
  return Object.fromEntries(form);
}
