import * as words from "#messages/office/bookings/list.ts";
import { EmptyFace, FailedFace, LoadingFace, NoMatchFace } from "#ui/office/lists/ListFace.tsx";
import { BOOKING_SEARCH_DEFAULTS, type BookingSearch } from "../search.ts";
import type { BookingList } from "../use-bookings.ts";

interface ListFaceProps {
  readonly list: BookingList;
  readonly search: BookingSearch;
  readonly onChange: (change: Partial<BookingSearch>) => void;
}

/** What stands where the bookings would: loading, failed, no match, nothing yet. */
export function ListFace({ list, search, onChange }: ListFaceProps) {
  if (list.failure !== null) {
    return <FailedFace title={words.notFetched} message={list.failure} onRetry={list.reload} />;
  }
  if (list.items === null) return <LoadingFace words={words.loading} />;
  const { q, status, view, page } = search;
  const isFiltered = q !== "" || status !== "all" || view !== "all";
  if (!isFiltered && page === 1) {
    return (
      <EmptyFace title={words.noneYet}>
        <p>{words.howTheyCome}</p>
      </EmptyFace>
    );
  }
  return (
    <NoMatchFace
      words={words.noMatch}
      action={isFiltered ? words.clearFilters : words.firstPage}
      onAction={() => onChange(isFiltered ? BOOKING_SEARCH_DEFAULTS : { page: 1 })}
    />
  );
}
