import * as v from "valibot";
import type { OfficeWire } from "#domain/booking/fields.ts";
import { OfficeWireSchema } from "#domain/booking/office/schemas.ts";
import type { CashUp } from "#domain/cash-up/row.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/acts.ts";
import type { Answer } from "../../remote/answer.ts";
import { classifyNo, isYes, type Refused, type Retry } from "../../sync/classify.ts";
import type { OfficeRow } from "../local/row.ts";
import { CashUpSchema } from "../remote/money/cash-ups.ts";

export type ActOutcome =
  /** Without a booking where that was deleted, and what was sent stands all the same. */
  | { readonly next: "sent"; readonly booking: OfficeWire | null }
  /** A cash-up is stored. */
  | { readonly next: "counted"; readonly cashUp: CashUp }
  /** Somebody else was faster. */
  | { readonly next: "conflict"; readonly current: OfficeWire }
  | Refused
  | Retry;

const ConflictSchema = v.object({ message: v.string(), current: OfficeWireSchema });
/** PocketBase's form of a refusal; a captive portal has none. */
const GoneSchema = v.object({ status: v.literal(404), message: v.string() });

/** A payment whose booking is deleted. */
const AloneSchema = v.object({ id: v.string(), booking: v.null() });
const ReceiptSchema = v.object({ id: v.string(), booking: v.nullable(OfficeWireSchema) });

/** What an answer means for the act that was sent. */
export function classifyAct(answer: Answer, sent: OfficeRow, nowMs: number): ActOutcome {
  if (sent.kind === "cash_up") {
    const stored = isYes(answer) ? v.safeParse(CashUpSchema, answer.body) : null;
    if (stored?.success && stored.output.id === sent.id) {
      return { next: "counted", cashUp: stored.output };
    }
    return classifyNo(answer, nowMs, office);
  }
  if (isYes(answer) && sent.kind === "receipt") {
    const stored = v.safeParse(ReceiptSchema, answer.body);
    if (stored.success && stored.output.id === sent.receipt.id) {
      return { next: "sent", booking: stored.output.booking };
    }
  } else if (isYes(answer)) {
    const isAlone = sent.kind === "payment" && v.is(AloneSchema, answer.body);
    if (isAlone && answer.body.id === sent.id) return { next: "sent", booking: null };
    const stored = v.safeParse(OfficeWireSchema, answer.body);
    if (stored.success && stored.output.id === sent.booking) {
      return { next: "sent", booking: stored.output };
    }
  }
  if (answer.status === 409 && sent.kind === "change") {
    const conflict = v.safeParse(ConflictSchema, answer.body);
    if (conflict.success && conflict.output.current.id === sent.booking) {
      return { next: "conflict", current: conflict.output.current };
    }
  }
  if (answer.status === 404 && v.is(GoneSchema, answer.body)) {
    const message = sent.kind === "payment" ? "payment_gone" : words.gone;
    return { next: "attention", problem: { message, fields: {}, needsNewId: false } };
  }
  return classifyNo(answer, nowMs, office);
}
