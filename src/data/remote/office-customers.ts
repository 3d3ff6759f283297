import * as v from "valibot";
import type { Customer, CustomerOrder } from "#domain/customer.ts";
import { CUSTOMER_FIELDS, CustomerRowSchema } from "./customer-row.ts";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";

export const CUSTOMERS_PER_PAGE = 20;

export interface CustomerQuery {
  readonly q: string;
  readonly order: CustomerOrder;
  readonly direction: "asc" | "desc";
  /** From 1. */
  readonly page: number;
}

const PageSchema = v.object({ items: v.array(CustomerRowSchema) });
const CountSchema = v.object({ totalItems: v.number() });

const customers = () => pocketbase.collection("customers");

/** One page of customers, without their number: {@link countCustomers} is asked beside it. */
export function listCustomers(query: CustomerQuery, signal: AbortSignal): Promise<Customer[]> {
  return remoteCall(async () => {
    const answer = await customers().getList(query.page, CUSTOMERS_PER_PAGE, {
      ...filterOf(query.q),
      sort: sortOf(query),
      fields: CUSTOMER_FIELDS,
      skipTotal: true,
      signal,
    });
    return v.parse(PageSchema, answer).items;
  });
}

/** How many customers the words find. */
export function countCustomers(q: string, signal: AbortSignal): Promise<number> {
  return remoteCall(async () => {
    const answer = await customers().getList(1, 1, { ...filterOf(q), fields: "email", signal });
    return v.parse(CountSchema, answer).totalItems;
  });
}

/** Equal values keep one order, or a customer would stand on two pages and another on none. */
function sortOf({ order, direction }: CustomerQuery): string {
  const sign = direction === "desc" ? "-" : "";
  const columns = order === "last_name" ? ["last_name", "first_name"] : [order];
  return [...columns, "@rowid"].map((column) => `${sign}${column}`).join(",");
}

/**
 * `search` holds names as they are written and without accents, and the address. Values are bound,
 * never written into the filter's text.
 */
function filterOf(q: string): { filter?: string } {
  if (!q) return {};
  const text = literally(q.toLowerCase());
  const plain = text.normalize("NFD").replace(/\p{Mark}/gu, "");
  return { filter: pocketbase.filter("(search ~ {:text} || search ~ {:plain})", { text, plain }) };
}

/** PocketBase reads a percent sign as a wildcard. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
