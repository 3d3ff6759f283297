import type { BelizeDay } from "#domain/belize-date.ts";
import type { OfficeWire } from "#domain/booking/fields.ts";
import { type Observed, observe } from "../../local/observe.ts";
import { fieldPage } from "../remote/field.ts";
import { readKept } from "./kept/answers.ts";
import { FIELD_STATE } from "./refresh.ts";

/** From the first to the last day. */
export interface Span {
  readonly from: BelizeDay;
  readonly to: BelizeDay;
}

/** The days whose bookings this device keeps, whenever they change; null until it has loaded them. */
export function observeKeptSpan(): Observed<Span | null> {
  return observe(async () => (await readKept<Span>(FIELD_STATE))?.answer ?? null);
}

/** The bookings of days that this device does not keep; null when the server cannot be asked. */
export async function loadFarDays(
  from: BelizeDay,
  to: BelizeDay,
): Promise<readonly OfficeWire[] | null> {
  const bookings: OfficeWire[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await fieldPage({ from, to, ...(after ? { after } : {}) });
    if (page === null || page === "anew") return null;
    bookings.push(...page.bookings);
    if (!page.hasMore) return bookings;
    after = page.next;
  }
}
