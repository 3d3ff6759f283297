import type { OfficeBooking } from "#domain/booking/fields.ts";
import { type Place, placeKey } from "#domain/departures/guest-news.ts";
import { type Observed, observe } from "../../local/observe.ts";
import { officeDatabase } from "../local/database.ts";
import { keep, readKept } from "./kept-answers.ts";

/** The kept name; what stands there names nobody. */
const TOLD = "told";
/** Bookings that are remembered, the last ones. */
const MOST = 500;

/** What this device has done about telling a guest. */
export interface Telling {
  readonly id: string;
  /** Where the booking was before it was moved here; null while it was not. */
  readonly from: Place | null;
  /** The news of which a message was opened (`newsKey`); empty while none was. */
  readonly opened: string;
}

const tellings = async () => (await readKept<readonly Telling[]>(TOLD))?.answer ?? [];

/** What is known of telling guests, whenever it changes; null where this device can keep nothing. */
export function observeTellings(): Observed<readonly Telling[] | null> {
  return observe(tellings);
}

/** Remembers from where bookings are being moved, so that their guests can be told: from where they know them. */
export const noteMoved = (bookings: readonly OfficeBooking[]) =>
  note(bookings, ({ date: day, departureTime: time }, { from, opened }) => {
    const here = { day, time };
    return { from: from && opened !== placeKey(here) ? from : here, opened };
  });

/** Remembers that a message with some news was opened. */
export const noteOpened = (booking: OfficeBooking, news: string) =>
  note([booking], (_booking, { from }) => ({ from, opened: news }));

async function note(
  bookings: readonly OfficeBooking[],
  noted: (booking: OfficeBooking, known: Omit<Telling, "id">) => Omit<Telling, "id">,
): Promise<void> {
  const { kept } = officeDatabase();
  await officeDatabase().transaction("rw", kept, async () => {
    const all = new Map((await tellings()).map((telling) => [telling.id, telling]));
    for (const booking of bookings) {
      const { id } = booking;
      const known = all.get(id) ?? { from: null, opened: "" };
      all.delete(id);
      all.set(id, { id, ...noted(booking, known) });
    }
    await keep(TOLD, [...all.values()].slice(-MOST));
  });
}
