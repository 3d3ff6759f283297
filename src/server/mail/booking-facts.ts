import { officeBookingOf } from "#domain/booking/booking.ts";
import type { OfficeWire } from "#domain/booking/fields.ts";
import { addressIn, type Language } from "#domain/language.ts";
import type { BookingFacts } from "../letters/booking-rows.ts";
import { findItemIn } from "../site/services-told.ts";

/**
 * What mails tell of a booking in a language, as it stands now. What was booked is called as it was then.
 * @throws when it is gone
 */
export function bookingFacts(app: pb.App, id: string, language: Language): BookingFacts {
  const record = app.findRecordById("bookings", id);
  const booking = officeBookingOf({
    ...(record.fieldsData() as unknown as OfficeWire),
    // PocketBase has instants of its own kind
    created_at: record.getString("created_at"),
    updated_at: record.getString("updated_at"),
  });
  const { type, itemId } = booking;
  // one that is gone from the catalogue: its booking is not
  const { item, details } = findItemIn(app, { type, id: itemId, language }) ?? {};
  return {
    ...booking,
    item,
    requirements: details?.requirements ?? [],
    itinerary: details?.itinerary ?? [],
    voucherUrl: record.getString("manage_key")
      ? `${$os.getenv("APP_URL")}${addressIn(language, `/voucher?id=${id}`)}`
      : "",
  };
}
