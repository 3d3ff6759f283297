import { type Observed, observe } from "#data/local/observe.ts";
import { officeHint } from "#data/local/office-hint.ts";
import { actsOf, officeDatabase } from "#data/office/local/database.ts";
import type { OfficeRow } from "#data/office/local/row.ts";
import type { BelizeDay } from "#domain/belize-date.ts";
import type { OfficeBooking, OfficeWire } from "#domain/booking/fields.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import { officeBookingOf, officeWireOf } from "#domain/booking/office/fields.ts";
import type { StoredSettings } from "#domain/site/settings-row.ts";
import { OWNER } from "../account.ts";
import { actsByBooking, mergedChanges, withActs } from "../overlay.ts";
import { BOOKABLES, FIELD_STATE, SETTINGS } from "../refresh.ts";
import { readKept } from "./answers.ts";

/** The acts of the account whose bookings are shown, by booking. */
export type Acts = ReadonlyMap<string, readonly OfficeRow[]>;

/** The acts that wait, whenever they change; null where this device can keep none. */
export function observeActs(): Observed<Acts | null> {
  return observe(async () => actsByBooking(await ownActs()));
}

/** Also told of when another account comes or all is forgotten: both are in the database. */
async function ownActs(): Promise<OfficeRow[]> {
  const owner = await readKept<string>(OWNER);
  return actsOf(owner?.answer ?? "");
}

/** A booking as it will be when all that waits has been sent. */
export function asShown(booking: OfficeBooking, acts: Acts | null | undefined): OfficeBooking {
  const waiting = acts?.get(booking.id);
  if (!waiting) return booking;
  return officeBookingOf(withActs(officeWireOf(booking), waiting) ?? officeWireOf(booking));
}

/** What is kept of the bookings of some days, with what waits. */
export interface KeptDays {
  readonly bookings: readonly OfficeBooking[];
  readonly acts: Acts;
}

/**
 * The bookings of the days from `from` to `to`, whenever they change; null where nothing is kept, or not all
 * yet: nobody may take a day for free that has not been loaded.
 */
export const observeDays = (from: BelizeDay, to: BelizeDay): Observed<KeptDays | null> =>
  observe(() => keptDays(from, to));

/** As {@link observeDays}, once. */
export async function keptDays(from: BelizeDay, to: BelizeDay): Promise<KeptDays | null> {
  const acts = actsByBooking(await ownActs());
  const { bookings } = officeDatabase();
  const there = await bookings.where("booking_date").between(from, to, true, true).toArray();
  const known = new Set(there.map(({ id }) => id));
  // stored under another day until their move is sent
  const moved = [...acts].filter(
    ([id, group]) => !known.has(id) && "booking_date" in mergedChanges(group),
  );
  const coming = await bookings.bulkGet(moved.map(([id]) => id));
  const rows = [...there, ...coming.filter((row) => row !== undefined)];
  const isAll = (await readKept(FIELD_STATE)) !== null || officeHint()?.refreshedAtMs !== 0;
  if (!isAll) return null;
  const shown = overlaid(rows, acts).filter(({ booking_date: day }) => day >= from && day <= to);
  return { bookings: shown.map(officeBookingOf), acts };
}

/** All kept bookings, as they will be: what the operator looks through without a line. */
export async function allKeptBookings(): Promise<OfficeBooking[]> {
  const rows = await officeDatabase().bookings.toArray();
  const acts = actsByBooking(await ownActs());
  return officeHint() ? overlaid(rows, acts).map(officeBookingOf) : [];
}

/** What a question finds among all kept bookings, whenever they change; null where nothing is kept. */
export function observeFound<Found>(
  find: (bookings: readonly OfficeBooking[]) => Found,
): Observed<Found | null> {
  return observe(async () => find(await allKeptBookings()));
}

/** One kept booking; null when it is none of them. */
export async function keptBooking(id: string): Promise<OfficeBooking | null> {
  const stored = (await officeDatabase().bookings.get(id)) ?? null;
  const acts = (await ownActs()).filter(({ booking }) => booking === id);
  const shown = officeHint() && withActs(stored, acts);
  return shown ? officeBookingOf(shown) : null;
}

/** The same, whenever it changes; null where it is not kept. */
export function observeBooking(id: string): Observed<OfficeBooking | null> {
  return observe(() => keptBooking(id));
}

/** The kept services; null when there are none. */
export function observeBookables(): Observed<readonly Bookable[] | null> {
  return observe(async () => (await readKept<readonly Bookable[]>(BOOKABLES))?.answer ?? null);
}

/** What the operator has set; null where none of it is kept. */
export function observeSettings(): Observed<StoredSettings["row"] | null> {
  return observe(async () => (await readKept<StoredSettings>(SETTINGS))?.answer.row ?? null);
}

function overlaid(rows: readonly OfficeWire[], acts: ReturnType<typeof actsByBooking>) {
  const known = new Set(rows.map(({ id }) => id));
  const shown = rows.map((row) => withActs(row, acts.get(row.id) ?? []) ?? row);
  for (const [id, group] of acts) {
    const made = known.has(id) ? null : withActs(null, group);
    if (made) shown.push(made);
  }
  return shown;
}
