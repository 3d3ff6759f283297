import { oneLine } from "#domain/booking/normalise.ts";
import { MOST_NOTE } from "#domain/booking/payments/payment.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { areCounts, MOST_COUNTED } from "#domain/cash-up/cash-up.ts";
import type { CashUpCommand } from "#domain/cash-up/row.ts";
import { textsOf } from "../../pocketbase/call.ts";
import type { Changes } from "../bookings/edit-check.ts";
import { takenAt } from "../payments/read.ts";

/** A cash-up as it came, and a code for each field that breaks a rule. */
export function readCashUp(body: Changes, nowMs: number) {
  const { texts, errors: faults } = textsOf(body, "note");
  const note = oneLine(texts.note);
  const counted = takenAt({ taken_at: body.counted_at, sent_at: body.sent_at }, nowMs);
  const errors: Record<string, string> = {
    ...(isBookingId(body.id) ? {} : { id: "id_malformed" }),
    ...(isBookingId(body.taken_by) ? {} : { taken_by: "id_malformed" }),
    ...(areIds(body.payments) ? {} : { payments: `cash_up_payments:${MOST_COUNTED}` }),
    ...(areCounts(body.counts) ? {} : { counts: "cash_up_counts" }),
    ...faults,
    ...(note.length > MOST_NOTE ? { note: `too_long:${MOST_NOTE}` } : {}),
    ...(counted.error ? { counted_at: counted.error } : {}),
  };
  const command = { ...body, note, counted_at: counted.at };
  return { command: command as unknown as CashUpCommand, errors };
}

function areIds(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_COUNTED) return false;
  return value.every(isBookingId) && new Set(value).size === value.length;
}
