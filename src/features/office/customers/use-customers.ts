import { CUSTOMERS_PER_PAGE, listCustomers } from "#data/office/remote/customers/customers.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import type { Customer } from "#domain/customer.ts";
import * as words from "#messages/office/customers/customers.ts";
import { loadFailure } from "#ui/office/answers/load-failure.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import { CUSTOMERS_KEPT, foundAmongKept } from "./kept-customers.ts";
import type { CustomerSearch } from "./search.ts";

export interface CustomerList {
  /** Null until the first answer. */
  readonly items: readonly Customer[] | null;
  readonly failure: string | null;
  readonly isFetching: boolean;
  /** How many there are in all; null while that is not known. */
  readonly total: number | null;
  readonly hasNextPage: boolean;
  /** Asks again. */
  reload(): void;
}

/** SPEC §8, customers load failure. */
export const onLoadFailure = loadFailure(failureWords, words.errorFetching, words.couldNotLoad);

/** The customers that the search asks for: from the server, or of those that this device has been told of. */
export function useCustomers(search: CustomerSearch): CustomerList {
  const { q, order, direction, page: number } = search;
  const key = `${CUSTOMERS_KEPT}${JSON.stringify([q, order, direction, number])}`;
  const page = useAnswer({
    key,
    load: (signal) =>
      keptAnswer(
        key,
        () => listCustomers(search, signal),
        // after an erasure the search for who was erased finds nobody
        ({ items }) => q === "" || items.length > 0,
      ).catch((error: unknown) => foundAmongKept(search, error)),
    onFailure: onLoadFailure,
  });
  const total = page.answer?.total ?? null;
  const shown = page.answer?.items.length ?? 0;
  return {
    items: page.answer?.items ?? null,
    failure: page.failure,
    isFetching: page.isFetching,
    total,
    hasNextPage:
      total === null ? shown === CUSTOMERS_PER_PAGE : number * CUSTOMERS_PER_PAGE < total,
    reload: page.reload,
  };
}
