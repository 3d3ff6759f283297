import type { Page } from "@playwright/test";
import { addToOutbox } from "../../../scripts/bench/outbox-rows.mjs";
import type { BookingRow, NewOutboxRow } from "../../../src/data/local/outbox-row.ts";
import { bookingOf } from "../../../src/domain/booking/booking.ts";
import { columnsOf } from "../../../src/domain/booking/command.ts";
import { ASKED, type Booking, type BookingForm } from "../../../src/domain/booking/fields.ts";
import { BLANK } from "../../../src/domain/booking/office/fields.ts";
import { inDays } from "../../server/support/bookings.ts";

type Row = Extract<NewOutboxRow, { kind: "booking" }>;

interface OnDevice {
  readonly id: string;
  readonly row?: Partial<Pick<BookingRow, "state" | "attempts" | "isUnwanted" | "problem">>;
  readonly view?: Partial<Booking>;
}

/** A booking as the outbox keeps it; without changes a confirmed one. */
export function bookingOnDevice({ id, row = {}, view = {} }: OnDevice): Row {
  const shown: Booking = {
    ...bookingOf(BLANK),
    id,
    type: "tour",
    itemId: 5,
    itemName: "Actun Tunichil Muknal",
    date: inDays(9),
    guests: 2,
    priceCents: 400_00,
    quotedCents: 400_00,
    customer: {
      firstName: "Ana",
      lastName: "Coc",
      email: "ana.coc@guest.example",
      phone: "+501 600 1122",
    },
    status: "confirmed",
    createdAt: "2026-01-01T12:00:00.000Z",
    tripKey: `${id}d${"0123456789abcdef".repeat(2)}`,
    ...view,
  };
  return {
    id,
    kind: "booking",
    state: "sent",
    attempts: 1,
    notBeforeMs: 0,
    isUnwanted: false,
    problem: null,
    ...row,
    view: shown,
    command: {
      id,
      type: shown.type,
      item_id: shown.itemId,
      item_name: shown.itemName,
      lang: "en",
      partner: "",
      ...columnsOf(formOfBooking(shown)),
      children_ages: [],
      price: shown.quotedCents / 100,
      manage_key: "k".repeat(32),
      made_at: "2026-01-01T12:00:00.000Z",
      fill_ms: 30_000,
      website: "",
    },
  };
}

function formOfBooking(booking: Booking): BookingForm {
  const values = { ...booking, ...booking.customer };
  return Object.fromEntries(ASKED.map((name) => [name, values[name]])) as unknown as BookingForm;
}

/** One of each kind that `/my-bookings` tells apart. */
export const BOOKINGS_IN_ALL_STATES: readonly Row[] = [
  bookingOnDevice({
    id: "completed000001",
    view: { itemId: 4, itemName: "Tikal (Guatemala)", status: "completed", date: inDays(-20) },
  }),
  bookingOnDevice({
    id: "cancelled000001",
    view: { itemId: 8, itemName: "Bocawina / Mayflower Antelope Falls", status: "cancelled" },
  }),
  bookingOnDevice({
    id: "attention000001",
    row: {
      state: "attention",
      problem: {
        message: "Please check what you entered.",
        fields: { customer_email: "Email is invalid" },
        needsNewId: false,
      },
    },
    view: {
      itemId: 7,
      itemName: "Cockscomb & River Tubing + Chocolate Tour",
      status: null,
      createdAt: "",
    },
  }),
  bookingOnDevice({
    id: "unwanted0000001",
    row: { isUnwanted: true },
    view: { itemId: 3, itemName: "Nim Li Punit & Lubaantun" },
  }),
  bookingOnDevice({
    id: "waiting00000001",
    row: { state: "queued", attempts: 0 },
    view: { itemId: 2, itemName: "Xunantunich & Inland Blue Hole", status: null, createdAt: "" },
  }),
  bookingOnDevice({
    id: "pending00000001",
    view: {
      type: "transfer",
      itemId: 1,
      itemName: "Belize International Airport to Placencia",
      status: "pending",
      reason: "price",
      priceCents: 250_00,
      quotedCents: 225_00,
    },
  }),
  // a name without a place to break it
  bookingOnDevice({
    id: "endless00000001",
    view: { itemId: 6, itemName: "W".repeat(120), status: "completed", date: inDays(-30) },
  }),
  bookingOnDevice({ id: "confirmed000001", view: { specialRequests: "One of us is vegetarian." } }),
];

/** Puts bookings onto the device and keeps the outbox from sending what waits. */
export async function keepOnDevice(page: Page, rows: readonly Row[]): Promise<void> {
  await page.route("**/api/collections/bookings/records", (route) => route.abort());
  await page.route("**/api/bookings/**", (route) => route.abort());
  await page.goto("/robots.txt");
  await addToOutbox(page, rows);
}
