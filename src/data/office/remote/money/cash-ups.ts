import type { SendOptions } from "pocketbase";
import * as v from "valibot";
import { CURRENCIES, PAYMENT_KINDS, PAYMENT_METHODS } from "#domain/booking/payments/row.ts";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";

const way = { currency: v.picklist(CURRENCIES), method: v.picklist(PAYMENT_METHODS) };
const TakenSchema = v.object({
  id: v.string(),
  booking: v.string(),
  kind: v.picklist(PAYMENT_KINDS),
  cents: v.number(),
  ...way,
  taken_at: v.string(),
});
const cashUp = {
  id: v.string(),
  taken_by: v.string(),
  name: v.string(),
  made_by: v.string(),
  counted_at: v.string(),
  from: v.string(),
  until: v.string(),
  payments: v.number(),
  counts: v.array(v.object({ ...way, expected: v.number(), counted: v.number() })),
  note: v.string(),
};
export const CashUpSchema = v.object(cashUp);
const SheetSchema = v.object({ ...cashUp, rows: v.array(TakenSchema) });

const TillSchema = v.object({
  person: v.object({ id: v.string(), name: v.string() }),
  people: v.array(v.object({ id: v.string(), name: v.string() })),
  /** Payments that no cash-up has counted, in their order. */
  open: v.array(TakenSchema),
  /** There are older ones than these. */
  hasOlder: v.boolean(),
  /** The last ones, the newest first. */
  cashUps: v.array(CashUpSchema),
});
/** Somebody's takings and cash-ups, as the server knows them. */
export type Till = v.InferOutput<typeof TillSchema>;
/** A cash-up with the payments that it has counted. */
export type Sheet = v.InferOutput<typeof SheetSchema>;

/** Of one's own where `person`, an account's id, is empty. */
export function loadTill(person: string, signal: AbortSignal): Promise<Till> {
  return load("/api/office/cash-ups", TillSchema, { query: { person }, signal });
}

/** What a cash-up has counted. */
export function loadSheet(id: string, signal: AbortSignal): Promise<Sheet> {
  return load(`/api/office/cash-ups/${id}`, SheetSchema, { signal });
}

const load = <Told>(path: string, schema: v.GenericSchema<unknown, Told>, options: SendOptions) =>
  remoteCall(async () => v.parse(schema, await pocketbase.send(path, options)));
