import * as words from "#messages/office/customers.ts";
import { EmptyFace, FailedFace, LoadingFace, NoMatchFace } from "#ui/office/lists/ListFace.tsx";
import { CUSTOMER_SEARCH_DEFAULTS, type CustomerSearch } from "./search.ts";
import type { CustomerList } from "./use-customers.ts";

interface CustomersFaceProps {
  readonly list: CustomerList;
  readonly search: CustomerSearch;
  readonly onChange: (change: Partial<CustomerSearch>) => void;
}

/** What stands where the customers would: loading, failed, no match, nobody yet. */
export function CustomersFace({ list, search, onChange }: CustomersFaceProps) {
  if (list.failure !== null) {
    return <FailedFace title={words.notFetched} message={list.failure} onRetry={list.reload} />;
  }
  if (list.items === null) return <LoadingFace words={words.loading} />;
  if (search.q === "" && search.page === 1) {
    return (
      <EmptyFace title={words.noneYet}>
        <p>{words.howTheyCome}</p>
      </EmptyFace>
    );
  }
  return (
    <NoMatchFace
      words={words.noMatch}
      action={search.q === "" ? words.firstPage : words.clearSearch}
      onAction={() => onChange(search.q === "" ? { page: 1 } : CUSTOMER_SEARCH_DEFAULTS)}
    />
  );
}
