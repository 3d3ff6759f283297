import type { PendingReason } from "#domain/booking/status.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { dollarsToCents } from "#domain/money.ts";
import { instantOf } from "../office/sql.ts";
import { findOffered, findTourDetails } from "../site/catalogue.ts";
import type { BookingFacts } from "./booking-mails.ts";

/** What mails tell of a booking, as it stands now. @throws when it is gone */
export function bookingFacts(app: pb.App, id: string): BookingFacts {
  const record = app.findRecordById("bookings", id);
  const text = (field: string) => record.getString(field);
  const type = text("type") as ItemType;
  const itemId = record.getInt("item_id");
  // a tour that is gone from the catalogue: its booking is not
  const details = type === "tour" ? findTourDetails(app, itemId) : undefined;
  const madeAtMs = Date.parse(text("made_at"));
  return {
    id: record.id,
    type,
    itemId,
    item: findOffered(app, type, itemId)?.item,
    itemName: text("item_name"),
    bookingDate: text("booking_date"),
    departureTime: text("departure_time"),
    pickupNotes: text("pickup_notes"),
    guests: record.getInt("guests"),
    priceCents: dollarsToCents(record.getFloat("price")),
    quotedCents: dollarsToCents(record.getFloat("quoted_price")),
    status: text("status"),
    reason: text("pending_reason") as PendingReason,
    isCancelledByCustomer: text("cancelled_by") === "customer",
    firstName: text("customer_first_name"),
    lastName: text("customer_last_name"),
    email: text("customer_email"),
    phone: text("customer_phone"),
    specialRequests: text("special_requests"),
    createdAtMs: instantOf(text("created_at")),
    madeAtMs: Number.isNaN(madeAtMs) ? null : madeAtMs,
    requirements: details?.requirements ?? [],
    itinerary: details?.itinerary ?? [],
    isFromDesk: text("source") === "desk",
    voucherUrl: text("manage_key") ? `${$os.getenv("APP_URL")}/voucher?id=${record.id}` : "",
  };
}
