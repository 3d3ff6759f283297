import * as v from "valibot";
import { type Dated, type Days, STANDINGS } from "#domain/report/money.ts";
import type { Money } from "#domain/report/totals.ts";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";

const sold = {
  standing: v.picklist(STANDINGS),
  ...{ bookings: v.number(), price: v.number(), paid: v.number(), due: v.number() },
  ...{ held: v.number(), payers: v.number(), owing: v.number(), holding: v.number() },
};
const taken = { payments: v.number(), usd: v.number(), bzd: v.number(), cents: v.number() };
const MoneySchema = v.object({
  bookings: v.object({
    all: v.array(v.object(sold)),
    services: v.array(v.object({ ...sold, service: v.string() })),
    partners: v.array(v.object({ ...sold, partner: v.string(), name: v.string() })),
    months: v.array(v.object({ ...sold, month: v.string() })),
  }),
  taken: v.object({
    persons: v.array(v.object({ ...taken, person: v.string() })),
    methods: v.array(v.object({ ...taken, method: v.string() })),
    months: v.array(v.object({ ...taken, month: v.string() })),
  }),
});

export interface MoneyQuery extends Days {
  readonly by: Dated;
}

/** What bookings and payments come to in these days. */
export function loadMoney(query: MoneyQuery, signal: AbortSignal): Promise<Money> {
  return remoteCall(async () => {
    const answer = await pocketbase.send("/api/office/money", { query: { ...query }, signal });
    return v.parse(MoneySchema, answer);
  });
}
