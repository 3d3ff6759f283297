import { describe, expect, test } from "vitest";
import type { ActRow, BookingRow, OutboxRow } from "#data/local/outbox-row.ts";
import { FRESH } from "#data/local/queue-row.ts";
import { classifyAct } from "#data/sync/guest-acts/classify.ts";
import { withActs } from "#data/sync/guest-acts/overlay.ts";
import { nextRows } from "#data/sync/outbox/queue.ts";
import { bookingOfCommand } from "#domain/booking/booking.ts";
import type { BookingCommand } from "#domain/booking/fields.ts";
import { guestWireOf } from "#domain/booking/guest-acts/acts.ts";

const ID = "k7m2q9xdk7m2q9x";
/** Of a link. */
const KEY = `${ID}d${"0".repeat(32)}`;
const COMMAND = {
  ...{ id: ID, type: "transfer", item_id: 1, item_name: "To Placencia" },
  ...{ booking_date: "2026-12-24", guests: 2, price: 275, lang: "en", partner: "" },
  ...{
    customer_first_name: "Ixchel",
    customer_last_name: "Ak",
    customer_email: "",
    customer_phone: "",
  },
  ...{ special_requests: "" },
  ...{ pickup_place: "", luggage: 0, party: "", extras: "", children_ages: [4, 9] },
} as unknown as BookingCommand;
const VIEW = { ...bookingOfCommand(COMMAND), status: "confirmed" } as const;

const booking = (part: Partial<BookingRow> = {}) =>
  ({
    ...FRESH,
    id: ID,
    seq: 1,
    kind: "booking",
    state: "sent",
    isUnwanted: false,
    command: COMMAND,
    view: VIEW,
    ...part,
  }) as BookingRow;
const act = (seq: number, changes: object, part: Partial<ActRow> = {}) =>
  ({
    ...{ ...FRESH, id: `${ID}/${seq}`, seq, kind: "change", isUnwanted: false },
    command: { id: `${seq}`, kind: "complete", booking: ID, made_at: "", changes, before: {} },
    ...part,
  }) as ActRow;
const seqs = (rows: readonly OutboxRow[]) => rows.map(({ seq }) => seq);

describe("acts of a booking", () => {
  test("go one after the other, once the booking was answered and as long as it stands", () => {
    const acts = [act(2, { luggage: 1 }), act(3, { luggage: 2 })];
    expect(seqs(nextRows([booking(), ...acts]))).toEqual([2]);
    expect(seqs(nextRows([booking({ state: "queued" }), ...acts]))).toEqual([1]);
    expect(seqs(nextRows([booking({ state: "attention" }), ...acts]))).toEqual([]);
    expect(seqs(nextRows([booking({ isUnwanted: true }), ...acts]))).toEqual([1]);
    expect(seqs(nextRows([booking(), act(2, {}, { state: "attention" }), act(3, {})]))).toEqual([]);
    expect(seqs(nextRows([act(2, {})]))).toEqual([]);
  });

  test("are laid over it in their order, up to one that was refused", () => {
    const made = [act(3, { luggage: 2, pickup_place: "Hotel" }), act(2, { luggage: 1 })];
    expect(withActs(booking(), made).view).toMatchObject({ luggage: 2, pickupPlace: "Hotel" });
    const [second, first] = made as [ActRow, ActRow];
    const refused = [second, { ...first, state: "attention" } as const];
    expect(withActs(booking(), refused).view).toEqual(VIEW);
  });

  test("name what a booking says as the server does, and nothing of what a device was never told", () => {
    const wire = guestWireOf(VIEW);
    expect(wire).toMatchObject({
      price: 275,
      children_ages: "4, 9",
      luggage: 0,
      flight_number: "",
    });
    expect(wire).not.toHaveProperty("paid_amount");
    const { priceLines: _none, ...old } = VIEW;
    expect(guestWireOf(old)).not.toHaveProperty("price_lines");
  });
});

describe("an answer to an act", () => {
  const sent = act(2, { luggage: 1 }).command;
  const answer = (status: number, body: unknown) =>
    classifyAct({ status, body, retryAfter: null }, { act: sent, key: KEY }, 0);
  const stored = {
    ...guestWireOf(VIEW),
    quoted_price: 275,
    created_at: "",
    updated_at: "",
    pickup_notes: "",
  };

  test("counts where it is about its booking, and is never taken from a portal", () => {
    expect(answer(200, stored)).toMatchObject({
      next: "sent",
      view: { id: ID, priceCents: 27500 },
    });
    expect(answer(200, { ...stored, id: "another" }).next).toBe("retry");
    expect(answer(200, undefined).next).toBe("retry");
    expect(answer(404, undefined).next).toBe("retry");
    expect(answer(503, { message: "away" }).next).toBe("retry");
  });

  test("tells a conflict from a refusal, and a link that was ended from both", () => {
    expect(answer(409, { message: "", current: stored })).toMatchObject({
      next: "conflict",
      current: { id: ID },
    });
    const late = answer(409, { code: "taken_place", message: "x", data: {} });
    expect(late).toMatchObject({ next: "attention", problem: { message: "taken_place" } });
    const ended = answer(404, { code: "not_there", message: "x" });
    expect(ended).toMatchObject({ next: "attention", problem: { message: "link_ended" } });
    const wrong = answer(400, {
      message: "x",
      data: { luggage: { code: "detail_count:100", message: "y" } },
    });
    expect(wrong).toMatchObject({ problem: { fields: { luggage: "detail_count:100" } } });
  });
});
