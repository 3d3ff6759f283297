import type { OfficeBooking, OfficeWire } from "#domain/booking/fields.ts";
import { actColumns, GUEST } from "#domain/booking/guest-acts/acts.ts";
import { officeBookingOf, officeWireOf } from "#domain/booking/office/fields.ts";
import { inWay } from "#domain/catalogue/other-way.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { unsignedIn } from "#domain/waivers/told.ts";
import { findBooking } from "../bookings/find.ts";
import { tripUrl } from "../bookings/links/trip-key.ts";
import type { BookingFacts, OtherFacts } from "../letters/booking-rows.ts";
import { jsonOf, numberOf } from "../office/sql.ts";
import { foundOrNull } from "../pocketbase/found-or-null.ts";
import { findItemIn } from "../site/services-told.ts";
import { waiverTold } from "../waivers/told.ts";
import type { MailJob } from "./queue.ts";

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
    movedTo: record.getString("moved_to"),
    requirements: details?.requirements ?? [],
    itinerary: details?.itinerary ?? [],
    unsigned: unsignedIn(waiverTold(app, record)),
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

/** SQL for when its guest was told last how a booking stands; empty where nobody was told. */
const LAST_TOLD = `coalesce((SELECT max(sent_at) FROM mails
  WHERE booking = {:id} AND state = 'sent' AND kind IN (${TELLING})), '')`;

/** What a guest's own change is told by: the guest has said all else, and nobody else hears of it by mail. */
const MOVED = [...actColumns("change"), "price", "price_lines"].map((field) => `'${field}'`).join();

/**
 * A booking as its guest was told it last: in each field that the office has changed since, or in which it was moved,
 * what stood there before the first change. Where no mail has left yet, as it was made.
 */
export const asTold = (app: pb.App, booking: BookingFacts, language: Language): BookingFacts =>
  asStood(app, booking, {
    language,
    which: `actor <> 'customer' AND (actor <> '${GUEST}' OR field IN (${MOVED})) AND at >= ${LAST_TOLD}`,
  });

/** A booking as it stood when a mail was queued that tells what its guest has changed since. */
export const asQueued = (
  app: pb.App,
  booking: BookingFacts,
  { job, language }: { readonly job: Pick<MailJob, "text">; readonly language: Language },
): BookingFacts =>
  asStood(app, booking, {
    language,
    which: `actor = '${GUEST}' AND field IN (${MOVED})
      AND at >= {:since}`,
    since: job.text,
  });

interface Since {
  readonly language: Language;
  /** SQL for the changes that are taken back. */
  readonly which: string;
  readonly since?: string;
}

function asStood(
  app: pb.App,
  booking: BookingFacts,
  { language, which, since }: Since,
): BookingFacts {
  const changed = jsonOf<Record<string, string>>(
    app,
    `SELECT json_group_object(field, before) AS value FROM (
       SELECT field, before, min(rowid) FROM audit WHERE booking = {:id} AND ${which} GROUP BY field)`,
    { id: booking.id, ...(since && { since }) },
  );
  const wire: Record<string, unknown> = { ...officeWireOf(booking) };
  for (const [column, before] of Object.entries(changed)) {
    wire[column] = typeof wire[column] === "number" ? Number(before) : before;
  }
  const service =
    changed.item_name === undefined ? {} : serviceCalled(app, changed.item_name, language);
  return { ...booking, ...officeBookingOf(wire as unknown as OfficeWire), ...service };
}

/**
 * True where the office has changed something since a guest was told last how the booking stands: then it has read what
 * that guest wrote. What nobody but the guest has changed may be a stranger's words to another's address.
 */
export const hasOfficeChanged = (app: pb.App, id: string): boolean =>
  numberOf(
    app,
    `SELECT EXISTS (SELECT 1 FROM audit WHERE booking = {:id} AND actor NOT IN ('customer', '${GUEST}', 'system')
       AND at >= ${LAST_TOLD}) AS value`,
    { id },
  ) === 1;

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
