import { describe, expect, test } from "vitest";
import { isLocked } from "#data/local/office-hint.ts";
import type { ChangeRow, OfficeRow } from "#data/office/local/row.ts";
import { sendAct } from "#data/office/remote/send.ts";
import { withoutGuests } from "#data/office/sync/acts-left.ts";
import { classifyAct } from "#data/office/sync/classify.ts";
import {
  actsByBooking,
  hasAlready,
  inverseOf,
  isOwnResult,
  withActs,
} from "#data/office/sync/overlay.ts";
import { nextActs } from "#data/office/sync/queue.ts";
import type { OfficeWire } from "#domain/booking/fields.ts";
import { BLANK, officeBookingOf, officeWireOf } from "#domain/booking/office/fields.ts";
import { rowsOf } from "#domain/booking/payments/payment.ts";

const WIRE: OfficeWire = {
  ...BLANK,
  id: "k7m2q9xd4a1b2c3",
  type: "tour",
  item_id: 1,
  item_name: "Xunantunich & Cave Tubing",
  booking_date: "2026-12-24",
  guests: 3,
  price: 540,
  quoted_price: 540,
  customer_first_name: "Ana",
  customer_last_name: "Coc",
  customer_email: "ana@guest.example",
  customer_phone: "610 2233",
  status: "confirmed",
  source: "web",
  created_at: "2026-07-04T12:00:01.000Z",
  updated_at: "2026-07-04 12:00:01.000Z",
};

let seq = 0;
function change(changes: object, more: object = {}): OfficeRow {
  seq += 1;
  return {
    kind: "change",
    changes,
    base: WIRE,
    version: WIRE.updated_at,
    current: null,
    id: `act${seq}`,
    seq,
    state: "queued",
    attempts: 0,
    notBeforeMs: 0,
    problem: null,
    accountId: "me",
    booking: WIRE.id,
    madeAtMs: 0,
    ...more,
  } as OfficeRow;
}

/** 400 Belize dollars that were taken for this booking, and what comes of it. */
function paid(note = "") {
  const taken_at = "2026-11-24T15:00:00.000Z";
  const payment = {
    ...({ id: "p00000000000001", kind: "payment", cents: 40_000 } as const),
    ...({ currency: "BZD", method: "cash", note, taken_at } as const),
  };
  const more = { kind: "payment", payment, by: "ana", guest: "Ana Coc", version: null };
  const rows = rowsOf(payment, [], "ana");
  return { acts: [change({}, more)], rows };
}

/** A receipt of that payment that waits. */
function receipted(): OfficeRow {
  const content = { cents: 4_000, guest: "Ana Coc", lines: [{ reason: "Ana dives" }] };
  const numbered = { series: "CDFHJ", number: 3, issued_at: "2026-11-24T15:00:00.000Z" };
  const receipt = { id: "r00000000000001", payment: "p00000000000001", ...numbered, content };
  return change({}, { kind: "receipt", receipt, guest: "Ana Coc", isMailed: false });
}

describe("what is shown while changes wait", () => {
  test("has a receipt at its payment, but where the server has another", () => {
    const { acts, rows } = paid();
    const shown = withActs(WIRE, [...acts, receipted()]);
    expect(shown?.payments).toMatchObject([{ ...rows[0], receipt: { number: 3 } }]);
    const others = rows.map((row) => ({ ...row, receipt: { number: 9 } }));
    const stored = { ...WIRE, payments: others } as unknown as OfficeWire;
    expect(withActs(stored, [receipted()])).toEqual(stored);
  });

  const acts = [change({ attendance: "arrived" }), change({ status: "completed", attendance: "" })];

  test("is the stored booking with them laid over, the later on top", () => {
    expect(withActs(WIRE, acts)).toEqual({ ...WIRE, status: "completed", attendance: "" });
    expect(withActs(null, acts)).toBeNull();
  });

  test("is what is stored from the first refused change on", () => {
    const refused = change({ attendance: "arrived" }, { state: "attention" });
    const before = change({ notes: "x" });
    expect(withActs(WIRE, [before, refused, change({ status: "completed" })])).toEqual({
      ...WIRE,
      notes: "x",
    });
  });

  test("is a new booking as the server will store it", () => {
    const { updated_at, created_at, source, ...fields } = WIRE;
    const command = { ...fields, price_reason: "", send_mail: true };
    const made = change({}, { kind: "new", command });
    const shown = withActs(null, [made, change({ attendance: "arrived" })]);
    expect(shown).toMatchObject({ source: "desk", status: "confirmed", attendance: "arrived" });
  });

  test("is with its payments, which no refused change holds up, and each of them once", () => {
    const { acts, rows } = paid();
    const refused = change({ attendance: "arrived" }, { state: "attention" });
    const shown = withActs(WIRE, [refused, ...acts]);
    expect(shown).toMatchObject({ paid_amount: 200, attendance: "", payments: rows });
    // its answer was lost, and a refresh has brought it
    expect(withActs({ ...WIRE, paid_amount: 200, payments: rows }, acts)).toEqual(shown);
    const [one] = acts;
    expect(withActs(WIRE, [{ ...one, state: "attention" } as OfficeRow])).toEqual(WIRE);
  });

  test("is what it was in US dollars where an act of before payments were rows says a sum", () => {
    const sum = { paid_amount: 400, paid_currency: "BZD", paid_method: "cash" };
    expect(withActs(WIRE, [change(sum)])).toMatchObject({ paid_amount: 200 });
  });

  test("is taken back by what the booking held before", () => {
    const changes = { attendance: "arrived", paid_amount: 10 } as const;
    expect(inverseOf(WIRE, changes, WIRE)).toEqual({ attendance: "", paid_amount: 0 });
  });

  test.each([
    ["one beyond the limit is so again", { beyond_limit: true }, {}, { beyond_limit: true }],
    ["one that was left without room", {}, { status: "pending", pending_reason: "full" }, {}],
  ] as const)("moves back: %s", (_, had, became, more) => {
    const back = { booking_date: WIRE.booking_date, status: "confirmed", ...more };
    const move = { booking_date: "2026-12-26" };
    expect(inverseOf({ ...WIRE, ...had }, move, { ...WIRE, ...became })).toEqual(back);
  });

  test("is not confirmed anew, where its guest has cancelled meanwhile", () => {
    const move = { booking_date: "2026-12-26" };
    const back = { booking_date: WIRE.booking_date };
    expect(inverseOf(WIRE, move, { ...WIRE, status: "cancelled" })).toEqual(back);
  });

  test("is settled when the booking holds all of it already, and only then", () => {
    expect(hasAlready({ ...WIRE, status: "completed" }, acts)).toBe(true);
    expect(hasAlready({ ...WIRE, status: "completed", attendance: "arrived" }, acts)).toBe(false);
    const letter = { subject: "Sorry", text: "The river is high." };
    const said = [...acts, { ...change({}), letter } as ChangeRow];
    expect(hasAlready({ ...WIRE, status: "completed" }, said)).toBe(false);
  });
});

describe("the next act of a booking", () => {
  const sent = change({ attendance: "arrived" }) as ChangeRow;
  test.each([
    ["what this one has made", {}, true],
    ["what it was left without room as", { status: "pending", pending_reason: "full" }, true],
    ["nothing that nobody here has seen", { pickup_notes: "At the lodge" }, false],
    ["no decision of somebody else", { status: "cancelled" }, false],
  ] as const)("is made on %s", (_, others, isOurs) => {
    const stored = { ...WIRE, attendance: "arrived", updated_at: "later", ...others } as const;
    expect(isOwnResult(sent, stored)).toBe(isOurs);
  });
});

test("what was refused of payments and cash-ups holds up what takes it back or counts it, and nothing else", () => {
  const refused = { state: "attention" };
  const paid = (id: string, more: object = {}, corrects = "") => {
    const payment = corrects ? { id, kind: "correction", corrects, instead: null } : { id };
    return change({}, { id, kind: "payment", payment, ...more });
  };
  const counted = (id: string, payment: string, more: object = {}) =>
    change({}, { id, kind: "cash_up", booking: "", cashUp: { rows: [{ id: payment }] }, ...more });
  const rows = [
    paid("p1", refused),
    paid("c1", {}, "p1"),
    paid("p2"),
    counted("u1", "p1"),
    counted("u2", "old", refused),
    counted("u3", "older"),
  ];
  expect(nextActs(rows).map(({ id }) => id)).toEqual(["p2", "u3"]);
});

test("a refused receipt holds up its own mail, and no other receipt of its booking", () => {
  const given = (id: string, receipt: string, more: object = {}) =>
    change({}, { id, kind: "receipt", receipt: { id: receipt, payment: id }, ...more });
  const rows = [
    given("a", "r1", { state: "attention" }),
    given("b", "r1", { isMailed: true }),
    given("c", "r2"),
    given("d", "r2", { isMailed: true }),
  ];
  expect(nextActs(rows).map(({ id }) => id)).toEqual(["c"]);
});

test("acts are grouped by booking, each in its order", () => {
  const [one, other, next] = [change({}), change({}, { booking: "other" }), change({})];
  expect([...actsByBooking([one, other, next])]).toEqual([
    [WIRE.id, [one, next]],
    ["other", [other]],
  ]);
});

test("a booking is the same after a way through both of its forms", () => {
  const wire = { ...WIRE, paid_amount: 12.5, attendance: "no-show" } as const;
  expect(officeWireOf(officeBookingOf(wire))).toEqual(wire);
});

test("an act of a kind that a later version makes is not sent as a change", () => {
  expect(() => sendAct(change({}, { kind: "later" }))).toThrow();
});

describe("an answer to a change", () => {
  const sent = change({ status: "completed" });
  const current = { ...WIRE, status: "cancelled" };
  const answer = (status: number, body: unknown) => ({ status, body, retryAfter: null });
  test.each([
    [200, WIRE, "sent"],
    [200, { ...WIRE, id: "another00000000" }, "retry"],
    [200, undefined, "retry"],
    [409, { message: "Changed.", current }, "conflict"],
    [409, undefined, "retry"],
    [500, WIRE, "retry"],
    [500, { message: "Changed.", current }, "retry"],
    [500, { status: 404, message: "There is no such booking.", data: {} }, "retry"],
    [404, { status: 404, message: "There is no such booking.", data: {} }, "attention"],
    [404, undefined, "retry"],
    [400, { message: "No.", data: { status: { message: "Status is invalid" } } }, "attention"],
    [401, { status: 401, message: "Please sign in.", data: {} }, "retry"],
    [403, undefined, "retry"],
    [503, { status: 503, message: "Later." }, "retry"],
    [0, undefined, "retry"],
  ])("of %d with %j means %s", (status, body, next) => {
    expect(classifyAct(answer(status, body), sent, 0).next).toBe(next);
  });
});

test("a payment of a deleted booking is told as such, until it is recorded without it", () => {
  const paid = change({}, { kind: "payment", id: "p1", payment: { id: "p1" } });
  const gone = { status: 404, message: "This booking has been deleted." };
  const answer = (status: number, body: unknown) =>
    classifyAct({ status, body, retryAfter: null }, paid, 0);
  expect(answer(404, gone)).toMatchObject({ problem: { message: "payment_gone" } });
  expect(answer(200, { id: "p1", booking: null })).toEqual({ next: "sent", booking: null });
  expect(answer(200, { id: "p2", booking: null }).next).toBe("retry");
});

test.each([
  [0, false],
  [7 * 86_400_000, false],
  [7 * 86_400_000 + 1, true],
  [-3_600_000, false],
  // a clock that was set back
  [-2 * 86_400_000, true],
])("kept data that are %d ms old: locked %s", (ageMs, locked) => {
  const hint = { accountId: "me", username: "admin", refreshedAtMs: 1_800_000_000_000 };
  expect(isLocked(hint, hint.refreshedAtMs + ageMs)).toBe(locked);
});

describe("what may stay of acts once the server has ended the sign-in", () => {
  const NAMES = /Ana|Coc|guest\.example|610 2233|dives/;
  const command = { ...WIRE, price_reason: "", send_mail: true };
  const left = (...acts: OfficeRow[]) => {
    const { kept, lost } = withoutGuests(acts);
    expect(JSON.stringify(kept)).not.toMatch(NAMES);
    return { kept: kept.map(({ id }) => id), lost, acts: kept };
  };

  test("is who was there and what was paid, as if it had just been made", () => {
    const tried = {
      attempts: 3,
      state: "attention",
      notBeforeMs: 5,
      heldUntilMs: 9,
      current: WIRE,
    };
    const problem = { message: "Ana Coc is ill", fields: {}, needsNewId: false };
    const here = change({ attendance: "arrived" }, { ...tried, problem });
    const { kept, lost, acts } = left(here);
    expect([kept, lost]).toEqual([[here.id], 0]);
    expect(acts[0]).toEqual({
      ...change({ attendance: "arrived" }, { id: here.id, seq: here.seq }),
      base: expect.objectContaining({ item_id: 1, status: "confirmed" }),
    });
  });

  test("has the letter that we write to the guest, and not what somebody wrote", () => {
    const ours = change({ status: "confirmed" }, { letter: { subject: "", text: "" } });
    const none = change({ status: "confirmed" }, { letter: null, booking: "another" });
    const own = change(
      { status: "cancelled" },
      { letter: { subject: "x", text: "Dear Ana" }, booking: "third" },
    );
    const { lost, acts } = left(ours, none, own);
    expect(lost).toBe(1);
    expect(acts.map((act) => act.kind === "change" && act.letter)).toEqual([
      { subject: "", text: "" },
      null,
      undefined,
    ]);
  });

  test("is the part of a change that names nobody", () => {
    const both = change({ paid_amount: 40, notes: "Ana dives" });
    const { lost, acts } = left(both);
    expect(lost).toBe(1);
    expect(acts.map((act) => act.kind === "change" && act.changes)).toEqual([{ paid_amount: 40 }]);
  });

  test("is a payment, without its note", () => {
    const { kept, lost, acts } = left(...paid("Ana dives").acts);
    expect([kept.length, lost]).toEqual([1, 0]);
    expect(acts[0]).toMatchObject({ payment: { cents: 40_000, note: "note_lost" }, guest: "" });
    expect(left(...paid().acts).acts[0]).toMatchObject({ payment: { note: "" } });
  });

  test("is a receipt that names nobody; of a new booking that goes, its number alone", () => {
    const { kept, lost, acts } = left(
      receipted(),
      change({}, { kind: "new", command }),
      receipted(),
    );
    expect([kept.length, lost]).toEqual([2, 1]);
    const named = { series: "CDFHJ", number: 3, content: { cents: 4_000, guest: "", lines: [] } };
    expect(acts).toMatchObject([
      { guest: "", receipt: { ...named, payment: "p00000000000001" } },
      { guest: "", receipt: { ...named, payment: "" } },
    ]);
  });

  test("is a correction without its note", () => {
    const { acts } = left(change({ paid_amount: 40 }, { reason: "Ana Coc was wrong" }));
    expect(acts[0]).toMatchObject({ reason: "note_lost" });
  });

  test("is built upon what the change was made on that has gone", () => {
    const version = "2026-07-05 12:00:00.000Z";
    const named = change({ customer_last_name: "Coc" }, { version });
    const next = change({ status: "completed" }, { version: null });
    const last = change({ attendance: "arrived" }, { version: null });
    const other = change({ status: "cancelled" }, { version: null, booking: "other" });
    const { kept, lost, acts } = left(named, next, other, last);
    expect([kept, lost]).toEqual([[next.id, other.id, last.id], 1]);
    expect(acts.map((act) => act.kind === "change" && act.version)).toEqual([version, null, null]);
  });

  test("is nothing of a new booking, nor of what was built upon it", () => {
    const made = change({}, { kind: "new", command });
    const onIt = change({ attendance: "arrived" }, { version: null });
    const other = change({ attendance: "arrived" }, { accountId: "somebody else" });
    expect(left(made, onIt, other)).toMatchObject({ kept: [other.id], lost: 2 });
  });
});
