import { oneLine } from "#domain/booking/normalise.ts";
import { handingFaults, MOST_NOTE, oneOf } from "#domain/booking/payments/payment.ts";
import { PAYMENT_KINDS, type PaymentCommand } from "#domain/booking/payments/row.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { textsOf } from "../../pocketbase/call.ts";
import type { Changes } from "../bookings/edit-check.ts";
import { instantOf as instant, stamp } from "../sql.ts";

/** So much may a clock be ahead that does not say how late it is. */
const AHEAD_MS = 5 * 60_000;
/** A clock that says how late it is, is believed as far as this. */
const DRIFT_MS = 2 * 60_000;
/** Before that no device has kept a payment for us: its clock has lost the day. */
const OLDEST_MS = 400 * 86_400_000;

/** A payment as it came, and a code for each field that breaks a rule. */
export function readPayment(body: Changes, nowMs: number) {
  const { texts, errors: faults } = textsOf(body, "note");
  const note = oneLine(texts.note);
  const taken = takenAt(body, nowMs);
  const isCorrection = body.kind === "correction";
  const instead = isCorrection ? body.instead : body;
  const errors: Record<string, string> = {
    ...(isBookingId(body.id) ? {} : { id: "id_malformed" }),
    ...oneOf("kind", PAYMENT_KINDS, body.kind),
    ...faults,
    ...(note.length > MOST_NOTE ? { note: `too_long:${MOST_NOTE}` } : {}),
    ...(isCorrection && !isBookingId(body.corrects) ? { corrects: "payment_unknown" } : {}),
    ...(taken.error ? { taken_at: taken.error } : {}),
    ...(isCorrection && !instead ? {} : faultsOf({ ...Object(instead) }, isCorrection)),
  };
  const command = { ...body, note, taken_at: taken.at, instead: body.instead ?? null };
  return { command: command as unknown as PaymentCommand, errors };
}

function faultsOf({ id, kind, cents, currency, method }: Changes, isInstead: boolean) {
  const faults = handingFaults({ cents, currency, method });
  if (!isInstead) return faults;
  const isKind = kind !== "correction" && PAYMENT_KINDS.some((known) => known === kind);
  return isBookingId(id) && isKind ? faults : { ...faults, instead: "id_malformed" };
}

/**
 * When it was, by the server's clock: a device also says what it takes the time for (`sent_at`), so that one whose
 * clock goes wrong is not refused, nor believed. Without that, what is yet to come is no payment.
 */
export function takenAt(
  { taken_at, sent_at }: Changes,
  nowMs: number,
): { at: string; error: string } {
  const told = instantOf(taken_at ?? new Date(nowMs).toISOString());
  if (Number.isNaN(told)) return { at: "", error: "payment_when" };
  const sent = instantOf(sent_at);
  if (Number.isNaN(sent) && told > nowMs + AHEAD_MS) return { at: "", error: "payment_to_come" };
  const isWrong = Math.abs(sent - nowMs) > DRIFT_MS;
  const atMs = isWrong ? told + nowMs - sent : told;
  return { at: stamp(atMs < nowMs - OLDEST_MS ? nowMs : Math.min(atMs, nowMs)), error: "" };
}

const instantOf = (value: unknown) => (typeof value === "string" ? instant(value) : Number.NaN);
