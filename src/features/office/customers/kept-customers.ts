import { CUSTOMERS_PER_PAGE, type CustomerPage } from "#data/office/remote/customers/customers.ts";
import { keptAnswers } from "#data/office/sync/kept/answers.ts";
import { isOutOfReach, noteOldAnswer } from "#data/office/sync/old-answer.ts";
import { askedWords, holdsWords } from "#domain/asked-words.ts";
import { type Customer, customerText } from "#domain/customer.ts";
import type { CustomerOrder } from "#domain/customer-orders.ts";
import type { CustomerSearch } from "./search.ts";

/** By what each column is ordered, as the server does it. */
const KEYS: Readonly<Record<CustomerOrder, (customer: Customer) => string | number>> = {
  last_name: ({ lastName, firstName }) => `${lastName}\n${firstName}`.toLowerCase(),
  email: ({ email }) => email,
  total_bookings: ({ totalBookings }) => totalBookings,
  total_spent: ({ spentCents }) => spentCents,
  last_activity: ({ lastActivityMs }) => lastActivityMs ?? 0,
};

/** Under names that begin so stand the pages that the server has answered. */
export const CUSTOMERS_KEPT = "customers ";

/**
 * What a search finds among the customers that this device has been told of, where the server cannot be
 * asked and has never answered that very search. How many there are in all is not known here.
 * @throws `error` where it has another cause, or nobody is kept
 */
export async function foundAmongKept(
  search: CustomerSearch,
  error: unknown,
): Promise<CustomerPage> {
  const pages = isOutOfReach(error) ? await keptAnswers<CustomerPage>(CUSTOMERS_KEPT) : [];
  if (pages.length === 0) throw error;
  noteOldAnswer(Math.min(...pages.map(({ atMs }) => atMs)));
  // the newest answer is the last to name each of them
  const oldestFirst = pages.toSorted((a, b) => a.atMs - b.atMs);
  const all = oldestFirst.flatMap(({ answer }) => answer.items);
  const known = new Map(all.map((customer) => [customer.email, customer]));
  return { items: pageOfKept([...known.values()], search), total: null };
}

/** The customers of a search's page, in its order. */
export function pageOfKept(
  customers: readonly Customer[],
  { q, order, direction, page }: CustomerSearch,
): readonly Customer[] {
  const words = askedWords(q);
  const way = direction === "desc" ? -1 : 1;
  const key = KEYS[order];
  const before = (a: Customer, b: Customer) =>
    key(a) < key(b) ? -way : Number(key(a) > key(b)) * way;
  const found = customers.filter((customer) => holdsWords(customerText(customer), words));
  return found.toSorted(before).slice((page - 1) * CUSTOMERS_PER_PAGE, page * CUSTOMERS_PER_PAGE);
}
