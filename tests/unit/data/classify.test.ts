import { describe, expect, test } from "vitest";
import type { Outgoing } from "#data/local/outbox-row.ts";
import { classify } from "#data/sync/classify.ts";
import { bookingOfCommand } from "#domain/booking/booking.ts";
import { COMMAND, STORED } from "../support/outbox-rows.ts";

const NOW_MS = Date.parse("2026-07-04T12:00:00Z");
const BOOKING: Outgoing = { kind: "booking", command: COMMAND, view: bookingOfCommand(COMMAND) };
const MESSAGE: Outgoing = {
  kind: "message",
  command: { id: COMMAND.id, name: "A", email: "a@b.cd", phone: "", subject: "", message: "Hi" },
};
const PAGE = undefined; // what is not JSON
const refusal = { message: "Please check.", data: { customer_email: { message: "Is wrong." } } };

interface Case {
  readonly status: number;
  readonly body?: unknown;
  readonly retryAfter?: string;
}
const ask = ({ status, body, retryAfter = null as never }: Case, sent: Outgoing = BOOKING) =>
  classify({ status, body, retryAfter }, sent, NOW_MS);

describe("sent: 2xx with our id and all that was stored", () => {
  test.each([200, 201])("%i", (status) => {
    const outcome = ask({ status, body: STORED });
    expect(outcome).toMatchObject({ next: "sent", view: { id: COMMAND.id, status: "confirmed" } });
  });
  test("a message's answer has no view", () => {
    expect(ask({ status: 200, body: { id: COMMAND.id } }, MESSAGE)).toEqual({
      next: "sent",
      view: null,
    });
  });
});

describe("attention: what the visitor has to mend", () => {
  test.each([
    [400, refusal, false],
    [409, { message: "Taken." }, true],
    [413, { message: "Too large." }, false],
    [422, refusal, false],
    [422, { message: "No." }, false],
  ])("%i", (status, body, needsNewId) => {
    expect(ask({ status, body })).toMatchObject({
      next: "attention",
      problem: { message: body.message, needsNewId },
    });
  });
  test("keeps why the whole is refused as a code, too", () => {
    const body = { code: "too_large", message: "The request is too large." };
    expect(ask({ status: 413, body }, MESSAGE)).toMatchObject({
      problem: { message: "too_large" },
    });
  });
  test("names the fields, without a full stop", () => {
    expect(ask({ status: 400, body: refusal })).toMatchObject({
      problem: { fields: { customer_email: "Is wrong" } },
    });
  });
  test("keeps the codes that it has words for, else the words of the server", () => {
    const data = {
      customer_email: { code: "email_invalid", message: "Email is invalid" },
      guests: { code: "guests_too_few:2", message: "Minimum 2 guests required" },
      customer_phone: { code: "phone_too_fancy", message: "Phone number is too fancy." },
      price: { code: "validation_invalid", message: "Price is invalid" },
    };
    const body = { status: 400, code: "check_input", message: "Please check.", data };
    expect(ask({ status: 400, body })).toMatchObject({
      problem: {
        message: "check_input",
        fields: {
          customer_email: "email_invalid",
          guests: "guests_too_few:2",
          customer_phone: "Phone number is too fancy",
          price: "Price is invalid",
        },
      },
    });
    const odd = { ...body, code: 400, data: { price: { code: null, message: "No." } } };
    expect(ask({ status: 400, body: odd })).toMatchObject({
      problem: { message: "Please check.", fields: { price: "No" } },
    });
  });
});

describe("retry: everything else, slowly where it will not change soon", () => {
  const cases: [string, Case, boolean, boolean?][] = [
    ["no answer", { status: 0, body: PAGE }, false],
    ["a captive portal's page", { status: 200, body: PAGE }, false],
    ["JSON that is none of ours", { status: 200, body: { ok: true } }, false],
    ["another id", { status: 200, body: { ...STORED, id: "a".repeat(15) } }, false],
    ["our id alone", { status: 200, body: { id: COMMAND.id } }, false],
    ["a status that we do not know", { status: 200, body: { ...STORED, status: "new" } }, false],
    ["what was stored, of a broken server", { status: 500, body: STORED }, false],
    ["what was stored, redirected", { status: 300, body: STORED }, false],
    ["204", { status: 204, body: PAGE }, false],
    ["a redirect", { status: 302, body: PAGE }, false],
    ["400 that names no field", { status: 400, body: { message: "No.", data: {} } }, false, true],
    ["400 that is not JSON", { status: 400, body: PAGE }, false],
    ["409 that is not JSON", { status: 409, body: PAGE }, false],
    ["413 of a proxy", { status: 413, body: PAGE }, false],
    ["401", { status: 401, body: refusal }, true],
    ["403", { status: 403, body: refusal }, true],
    ["404", { status: 404, body: PAGE }, true],
    ["408", { status: 408, body: PAGE }, false],
    ["425", { status: 425, body: PAGE }, false],
    ["429", { status: 429, body: refusal }, false],
    ["500", { status: 500, body: refusal }, false],
    ["502", { status: 502, body: PAGE }, false],
    ["503", { status: 503, body: { message: "The server cannot store this." } }, false],
    ["511", { status: 511, body: PAGE }, false],
  ];
  test.each(cases)("%s", (_what, answer, isSlow, isRefusal = false) => {
    expect(ask(answer)).toEqual({ next: "retry", afterMs: null, isSlow, isRefusal });
  });

  test.each([
    ["seconds", 429, "7", 7_000],
    ["a date", 503, "Sat, 04 Jul 2026 12:00:30 GMT", 30_000],
    ["what can't be read", 503, "later", null],
  ])("obeys Retry-After: %s", (_what, status, retryAfter, afterMs) => {
    expect(ask({ status, retryAfter })).toMatchObject({ next: "retry", afterMs });
  });
});
