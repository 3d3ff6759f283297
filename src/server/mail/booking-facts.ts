import type { PendingReason } from "#domain/booking/status.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { dollarsToCents } from "#domain/money.ts";
import { foundOrNull } from "../found-or-null.ts";
import { instantOf } from "../office/sql.ts";
import type { BookingFacts } from "./booking-mails.ts";

/** What mails tell of a booking, as it stands now. @throws when it is gone */
export function bookingFacts(app: pb.App, id: string): BookingFacts {
  const record = app.findRecordById("bookings", id);
  const text = (field: string) => record.getString(field);
  const madeAtMs = Date.parse(text("made_at"));
  return {
    id: record.id,
    type: text("type") as ItemType,
    itemName: text("item_name"),
    bookingDate: text("booking_date"),
    departureTime: text("departure_time"),
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
    requirements: requirementsOf(app, record),
  };
}

function requirementsOf(app: pb.App, booking: pb.Record): string[] {
  if (booking.getString("type") !== "tour") return [];
  // a tour that is gone from the catalogue: its booking is not
  const tour = foundOrNull(() =>
    app.findFirstRecordByData("tours", "number", booking.getInt("item_id")),
  );
  return tour ? JSON.parse(tour.getString("requirements") || "[]") : [];
}
