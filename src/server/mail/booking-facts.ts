import type { OfficeBooking, OfficeWire } from "#domain/booking/fields.ts";
import { officeBookingOf, officeWireOf } from "#domain/booking/office-fields.ts";
import { inWay } from "#domain/catalogue/other-way.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { findBooking } from "../bookings/find.ts";
import { tripUrl } from "../bookings/trip-key.ts";
import type { BookingFacts, OtherFacts } from "../letters/booking-rows.ts";
import { jsonOf } from "../office/sql.ts";
import { foundOrNull } from "../pocketbase/found-or-null.ts";
import { findItemIn } from "../site/services-told.ts";

/**
 * What mails tell of a booking in a language, as it stands now. What was booked is called as it was then.
 * @throws when it is gone
 */
export function bookingFacts(app: pb.App, id: string, language: Language): BookingFacts {
  const record = app.findRecordById("bookings", id);
  const booking = bookingOf(record);
  const { type, itemId } = booking;
  // one that is gone from the catalogue: its booking is not
  const { item, details } = findItemIn(app, { type, id: itemId, language }) ?? {};
  return {
    ...booking,
    item: inWay(item, booking.way, language),
    other: otherOf(app, booking, language),
    requirements: details?.requirements ?? [],
    itinerary: details?.itinerary ?? [],
    tripUrl: tripUrl(record, language),
  };
}

const bookingOf = (record: pb.Record): OfficeBooking =>
  officeBookingOf({
    ...(record.fieldsData() as unknown as OfficeWire),
    // PocketBase has instants of its own kind
    created_at: record.getString("created_at"),
    updated_at: record.getString("updated_at"),
  });

/** The booking of the other way; null while it has not come, undefined where there is none. */
function otherOf(app: pb.App, { together }: OfficeBooking, language: Language): OtherFacts {
  if (!together) return undefined;
  const record = findBooking(app, together);
  if (!record) return null;
  const other = bookingOf(record);
  if (language === LANGUAGES[0]) return other;
  const { item } = findItemIn(app, { type: other.type, id: other.itemId, language }) ?? {};
  return { ...other, itemName: inWay(item, other.way, language)?.name ?? other.itemName };
}

/** Mails that tell a guest how a booking stands, by their kinds, as SQL. */
export const TELLING = "'customer', 'customer-agreed', 'customer-confirmed', 'message'";

/**
 * A booking as its guest was told it last: in each field that the office has changed since, what stood there before the
 * first change. Where no mail has left yet, as it was made.
 */
export function asTold(app: pb.App, booking: BookingFacts, language: Language): BookingFacts {
  const changed = jsonOf<Record<string, string>>(
    app,
    `SELECT json_group_object(field, before) AS value FROM (
       SELECT field, before, min(rowid) FROM audit
       WHERE booking = {:id} AND actor <> 'customer' AND at >= coalesce((SELECT max(sent_at) FROM mails
         WHERE booking = {:id} AND state = 'sent' AND kind IN (${TELLING})), '')
       GROUP BY field)`,
    { id: booking.id },
  );
  const wire: Record<string, unknown> = { ...officeWireOf(booking) };
  for (const [column, before] of Object.entries(changed)) {
    wire[column] = typeof wire[column] === "number" ? Number(before) : before;
  }
  const service =
    changed.item_name === undefined ? {} : serviceCalled(app, changed.item_name, language);
  return { ...booking, ...officeBookingOf(wire as unknown as OfficeWire), ...service };
}

/** What a guest knows of a service by its name in the catalogue; no more than that where it is gone. */
function serviceCalled(app: pb.App, name: string, language: Language): Partial<BookingFacts> {
  for (const type of ["tour", "transfer"] as const) {
    const record = foundOrNull(() => app.findFirstRecordByData(`${type}s`, "name", name));
    if (!record) continue;
    const { item, details } =
      findItemIn(app, { type, id: record.getInt("number"), language }) ?? {};
    return { type, item, itemName: item?.name ?? name, itinerary: details?.itinerary ?? [] };
  }
  return { item: undefined, itinerary: [] };
}
