import { Button } from "@mantine/core";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import styles from "./BookingsPage.module.css";
import { BOOKING_SEARCH_DEFAULTS, type BookingSearch } from "./search.ts";
import type { BookingList } from "./use-bookings.ts";

interface ListFaceProps {
  readonly list: BookingList;
  readonly search: BookingSearch;
  readonly onChange: (change: Partial<BookingSearch>) => void;
}

const SKELETON_ROWS = Array.from({ length: 8 }, (_, row) => row);

/** What stands where the bookings would: loading, failed, no match, nothing yet. */
export function ListFace({ list, search, onChange }: ListFaceProps) {
  if (list.failure !== null) {
    return (
      <div className={styles.face}>
        <Notice tone="destructive" title="The bookings could not be fetched." announce>
          <p>{list.failure}</p>
        </Notice>
        <Button onClick={list.reload}>Try Again</Button>
      </div>
    );
  }
  if (list.items === null) {
    return (
      <div className={styles.skeletons}>
        <p className="visually-hidden">Loading bookings...</p>
        {SKELETON_ROWS.map((row) => (
          <Skeleton key={row} className={styles.skeleton} />
        ))}
      </div>
    );
  }
  const { q, status, view, page } = search;
  const isFiltered = q !== "" || status !== "all" || view !== "all";
  if (!isFiltered && page === 1) {
    return (
      <div className={styles.face}>
        <h2>No bookings yet</h2>
        <p>As soon as somebody books on the site, the booking stands here.</p>
      </div>
    );
  }
  return (
    <div className={styles.face}>
      <p role="status">No bookings found matching your criteria.</p>
      <Button
        variant="outline"
        onClick={() => onChange(isFiltered ? BOOKING_SEARCH_DEFAULTS : { page: 1 })}
      >
        {isFiltered ? "Clear Filters" : "First Page"}
      </Button>
    </div>
  );
}
