import * as v from "valibot";
import type { Customer } from "#domain/customer.ts";
import type { CustomerOrder } from "#domain/customer-orders.ts";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";
import { CustomerRowSchema } from "./customer-row.ts";

export const CUSTOMERS_PER_PAGE = 20;

export interface CustomerQuery {
  readonly q: string;
  readonly order: CustomerOrder;
  readonly direction: "asc" | "desc";
  /** From 1. */
  readonly page: number;
  readonly perPage?: number;
}

export interface CustomerPage {
  readonly items: readonly Customer[];
  /** How many there are in all; null when the server leaves it out. */
  readonly total: number | null;
}

const PageSchema = v.pipe(
  v.object({ items: v.array(CustomerRowSchema), total: v.number() }),
  v.transform(({ items, total }): CustomerPage => ({ items, total: total < 0 ? null : total })),
);

/** One page of the customers whose names or address hold the words. */
export function listCustomers(query: CustomerQuery, signal: AbortSignal): Promise<CustomerPage> {
  const { q, page, perPage = CUSTOMERS_PER_PAGE, order, direction } = query;
  const sort = `${direction === "desc" ? "-" : ""}${order}`;
  return remoteCall(async () => {
    const asked = { query: { q, sort, page, perPage }, signal };
    return v.parse(PageSchema, await pocketbase.send("/api/office/customers", asked));
  });
}
