import { beforeOf } from "#domain/booking/touched.ts";
import type { Answer } from "../../remote/answer.ts";
import type { OfficeRow } from "../local/row.ts";
import { officeRequest } from "./request.ts";

const TIME_LIMIT_MS = 20_000;

/**
 * One attempt to send an act of the back office. A change goes under its own id, so that the server
 * knows it when it comes again.
 */
export function sendAct(act: OfficeRow): Promise<Answer> {
  if (act.kind === "new") {
    const { command, recovered } = act;
    return officeRequest({
      method: "POST",
      path: "bookings",
      content: { ...command, recovered },
      timeLimitMs: TIME_LIMIT_MS,
    });
  }
  if (act.kind === "payment") {
    const { payment, version, isWithoutBooking = false } = act;
    // by what the device takes the time for, the server tells how late it is
    const sent_at = new Date().toISOString();
    return officeRequest({
      method: "POST",
      path: `bookings/${act.booking}/payments`,
      content: {
        ...{ ...payment, version: version ?? "", sent_at },
        ...(isWithoutBooking && { without_booking: true }),
      },
      timeLimitMs: TIME_LIMIT_MS,
    });
  }
  if (act.kind === "cash_up") {
    const { taken_by, counted_at, counts, note, rows } = act.cashUp;
    const payments = rows.map((row) => row.id);
    return officeRequest({
      method: "POST",
      path: "cash-ups",
      content: {
        ...{ id: act.id, taken_by, counted_at, note, payments, sent_at: new Date().toISOString() },
        counts: counts.map(({ currency, method, counted }) => ({ currency, method, counted })),
      },
      timeLimitMs: TIME_LIMIT_MS,
    });
  }
  if (act.kind === "receipt") {
    const sent_at = new Date().toISOString();
    return officeRequest({
      method: "POST",
      path: `bookings/${act.booking}/receipts`,
      content: { ...act.receipt, sent_at, ...(act.isMailed ? { mail: act.id } : {}) },
      timeLimitMs: TIME_LIMIT_MS,
    });
  }
  if (act.kind === "waiver") {
    return officeRequest({
      method: "POST",
      path: `bookings/${act.booking}/waivers`,
      content: { ...act.waiver, sent_at: new Date().toISOString() },
      timeLimitMs: TIME_LIMIT_MS,
    });
  }
  // a row of a later version
  if (act.kind !== "change") throw new Error("An act of a kind that is not known.");
  const { id, version, changes, base, reason, letter, request, recovered } = act;
  const before = beforeOf(base, changes);
  return officeRequest({
    method: "PATCH",
    path: `bookings/${act.booking}`,
    content: { id, version, changes, before, reason, letter, request, recovered },
    timeLimitMs: TIME_LIMIT_MS,
  });
}
