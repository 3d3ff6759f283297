import { describe, expect, test } from "vitest";
import type { OutboxRow } from "#data/local/outbox-row.ts";
import type { Outcome } from "#data/sync/classify.ts";
import { settled } from "#data/sync/settle.ts";
import { bookingOfCommand } from "#domain/booking/booking.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { COMMAND, sendingRow } from "../support/outbox-rows.ts";

const NOW = { nowMs: 1_000_000, chance: 0 };
const view: Booking = { ...bookingOfCommand(COMMAND), status: "confirmed", createdAt: "x" };
const SENT: Outcome = { next: "sent", view };
const retry = (changes: object = {}): Outcome => ({
  next: "retry",
  afterMs: null,
  isSlow: false,
  isRefusal: false,
  ...changes,
});
const refused = (needsNewId: boolean): Outcome => ({
  next: "attention",
  problem: { message: "No.", fields: {}, needsNewId },
});
const settle = (outcome: Outcome, stored: OutboxRow = sendingRow(), sent = sendingRow()) =>
  settled(stored, sent, outcome, NOW);

describe("an attempt that is over", () => {
  test("and stored: what the server has takes the place of what we had", () => {
    expect(settle(SENT)).toMatchObject({ state: "sent", view, problem: null, isUnwanted: false });
  });

  test("and stored, of a message: nothing of it is kept", () => {
    const message = sendingRow({ kind: "message" } as Partial<OutboxRow>);
    expect(settle({ next: "sent", view: null }, message, message)).toBeNull();
    // but until its sender has heard of it, who was told that it waits
    const told = sendingRow({ kind: "message", isToTell: true } as Partial<OutboxRow>);
    expect(settle({ next: "sent", view: null }, told, told)).toMatchObject({ state: "sent" });
  });

  test("and stored, but taken back meanwhile: it is still to be cancelled", () => {
    const taken = sendingRow({ isUnwanted: true });
    expect(settle(SENT, taken)).toMatchObject({ state: "sent", isUnwanted: true });
  });

  test("without an answer: waits, at least as long as the server has asked for", () => {
    expect(settle(retry({ afterMs: 60_000 }))).toMatchObject({
      state: "queued",
      notBeforeMs: NOW.nowMs + 2_000,
      heldUntilMs: NOW.nowMs + 60_000,
      problem: null,
    });
  });

  test("with an answer that should not be: waits long, and says so after the third", () => {
    const [first, third] = [sendingRow(), sendingRow({ attempts: 3 })];
    const slow = retry({ isSlow: true });
    expect(settle(slow, first, first)).toMatchObject({
      notBeforeMs: NOW.nowMs + 300_000,
      problem: null,
    });
    expect(settle(slow, third, third)?.problem?.message).toBe("not_taken");
  });

  test("and refused without a word what to mend: waits as ever, and says so at once", () => {
    const outcome = settle(retry({ isRefusal: true }));
    expect(outcome).toMatchObject({ state: "queued", notBeforeMs: NOW.nowMs + 2_000 });
    expect(outcome?.problem?.message).toBe("not_taken");
  });

  test("and refused: the visitor has to look", () => {
    expect(settle(refused(false))).toMatchObject({ state: "attention" });
  });

  test("and refused when it was taken back: gone, unless the id is somebody else's", () => {
    const taken = sendingRow({ isUnwanted: true });
    expect(settle(refused(false), taken)).toBeNull();
    expect(settle(refused(true), taken)).toMatchObject({ state: "attention", isUnwanted: false });
  });
});

describe("a booking that comes back after a restore", () => {
  const back = sendingRow({ recovered: "confirmed|1|x|y" });

  test("and was deleted or erased since: the device keeps its copy, and nobody has to look", () => {
    expect(settle(refused(true), back, back)).toMatchObject({ state: "sent", problem: null });
  });

  test("and is refused for what can be mended: its guest hears of it", () => {
    expect(settle(refused(false), back, back)).toMatchObject({ state: "attention" });
  });
});

describe("an attempt that others have overtaken", () => {
  const again = sendingRow({ attempts: 2 });
  const done = sendingRow({ state: "sent", attempts: 2 });
  const mended = sendingRow({
    state: "queued",
    attempts: 0,
    command: { ...COMMAND, guests: 4 },
  } as Partial<OutboxRow>);

  test.each([
    ["no answer leaves the newer attempt alone", retry(), again],
    ["a refusal leaves the newer attempt alone", refused(false), again],
    ["no answer does not unsend what was sent", retry(), done],
    ["a late yes does not change what was sent", SENT, done],
    ["a refusal of the old words leaves the mended ones", refused(false), mended],
    ["a yes to the old words does not send the mended ones", SENT, mended],
  ])("%s", (_what, outcome, stored) => {
    expect(settle(outcome, stored)).toBe(stored);
  });

  test("but a yes to the same words counts", () => {
    expect(settle(SENT, again)).toMatchObject({ state: "sent", view });
    expect(settle(SENT, sendingRow({ state: "queued" }))).toMatchObject({ state: "sent" });
  });
});
