import type { OutboxRow } from "#data/local/outbox-row.ts";
import { bookingOfCommand } from "#domain/booking/booking.ts";
import type { BookingCommand } from "#domain/booking/fields.ts";

export const COMMAND: BookingCommand = {
  id: "k7m2q9xd4a1b2c3",
  type: "tour",
  item_id: 1,
  item_name: "Xunantunich & Cave Tubing",
  lang: "en",
  partner: "",
  departure_time: "",
  pickup_place: "",
  flight_number: "",
  adults: 0,
  children_ages: [],
  luggage: 0,
  child_seats: 0,
  party: "",
  extras: "",
  code: "",
  way: "",
  together: "",
  booking_date: "2026-12-24",
  guests: 3,
  price: 540,
  customer_first_name: "Ana",
  customer_last_name: "Coc",
  customer_email: "ana@guest.example",
  customer_phone: "610 2233",
  special_requests: "",
  manage_key: "k".repeat(32),
  made_at: "2026-07-04T12:00:00.000Z",
  fill_ms: 30_000,
  website: "",
};

/** What the server answers when it has stored {@link COMMAND}. */
export const STORED = {
  ...COMMAND,
  children_ages: "",
  manage_key: undefined,
  status: "confirmed",
  pending_reason: "",
  quoted_price: 540,
  created_at: "2026-07-04 12:00:01.000Z",
};

/** A booking on its way, as the drain has marked it. */
export function sendingRow(changes: Partial<OutboxRow> = {}): OutboxRow {
  return {
    kind: "booking",
    command: COMMAND,
    view: bookingOfCommand(COMMAND),
    id: COMMAND.id,
    seq: 1,
    state: "sending",
    attempts: 1,
    notBeforeMs: 0,
    isUnwanted: false,
    problem: null,
    ...changes,
  } as OutboxRow;
}
