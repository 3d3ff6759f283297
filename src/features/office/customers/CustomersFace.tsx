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
    const title = "The customers could not be fetched.";
    return <FailedFace title={title} message={list.failure} onRetry={list.reload} />;
  }
  if (list.items === null) return <LoadingFace words="Loading customers..." />;
  if (search.q === "" && search.page === 1) {
    return (
      <EmptyFace title="No customers yet">
        <p>Whoever books stands here. You can also add somebody yourself.</p>
      </EmptyFace>
    );
  }
  return (
    <NoMatchFace
      words="No customers found matching your search."
      action={search.q === "" ? "First Page" : "Clear Search"}
      onAction={() => onChange(search.q === "" ? { page: 1 } : CUSTOMER_SEARCH_DEFAULTS)}
    />
  );
}
