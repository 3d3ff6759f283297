import * as v from "valibot";
import { QUOTE_KEPT_DAYS } from "#domain/booking/decide.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { dollarsToCents } from "#domain/money.ts";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";
import { instantMs } from "./wire-time.ts";

const DAY_MS = 86_400_000;
const MOST = 50;

/** A price that a service had, and that who booked while it stood may still have. */
export interface PastPriceRow {
  readonly id: string;
  /** US cents; for a transfer with what each further guest cost, and how it was counted. */
  readonly priceCents: number;
  readonly extraCents: number;
  readonly priceType: string;
  /** When it was changed (UTC). */
  readonly untilMs: number;
  /** The office has called it a mistake: nobody has it. */
  readonly isVoided: boolean;
}

const RowSchema = v.object({
  id: v.string(),
  price: v.number(),
  additional_pax_price: v.number(),
  price_type: v.string(),
  changed_at: v.string(),
  voided: v.boolean(),
});
const ListSchema = v.object({ items: v.array(RowSchema) });

const prices = () => pocketbase.collection("price_changes");

/** The prices of the last {@link QUOTE_KEPT_DAYS} days, newest first. @param number the service's */
export function loadPastPrices(
  service: { readonly type: ItemType; readonly number: number },
  signal: AbortSignal,
): Promise<PastPriceRow[]> {
  return remoteCall(async () => {
    const since = new Date(Date.now() - QUOTE_KEPT_DAYS * DAY_MS);
    const filter = pocketbase.filter(
      "item_type = {:type} && item_id = {:number} && changed_at >= {:since}",
      { ...service, since },
    );
    const options = { filter, sort: "-changed_at", skipTotal: true, signal };
    return v.parse(ListSchema, await prices().getList(1, MOST, options)).items.map(pastPrice);
  });
}

/** Calls a past price a mistake, or takes that back. */
export function voidPrice(id: string, isVoided: boolean): Promise<PastPriceRow> {
  return remoteCall(async () =>
    pastPrice(v.parse(RowSchema, await prices().update(id, { voided: isVoided }))),
  );
}

function pastPrice(row: v.InferOutput<typeof RowSchema>): PastPriceRow {
  return {
    id: row.id,
    priceCents: dollarsToCents(row.price),
    extraCents: dollarsToCents(row.additional_pax_price),
    priceType: row.price_type,
    untilMs: instantMs(row.changed_at) ?? 0,
    isVoided: row.voided,
  };
}
