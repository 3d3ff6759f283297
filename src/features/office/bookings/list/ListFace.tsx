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
    const title = "The bookings could not be fetched.";
    return <FailedFace title={title} message={list.failure} onRetry={list.reload} />;
  }
  if (list.items === null) return <LoadingFace words="Loading bookings..." />;
  const { q, status, view, page } = search;
  const isFiltered = q !== "" || status !== "all" || view !== "all";
  if (!isFiltered && page === 1) {
    return (
      <EmptyFace title="No bookings yet">
        <p>As soon as somebody books on the site, the booking stands here.</p>
      </EmptyFace>
    );
  }
  return (
    <NoMatchFace
      words="No bookings found matching your criteria."
      action={isFiltered ? "Clear Filters" : "First Page"}
      onAction={() => onChange(isFiltered ? BOOKING_SEARCH_DEFAULTS : { page: 1 })}
    />
  );
}
