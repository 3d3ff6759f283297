import { Button } from "@mantine/core";
import { BOOKINGS_PER_PAGE } from "#data/remote/office-bookings.ts";
import styles from "./BookingsPage.module.css";

interface BookingsPagerProps {
  readonly page: number;
  readonly total: number | null;
  readonly hasNextPage: boolean;
  readonly onPage: (page: number) => void;
}

/** Where one is in the list, and on from there. */
export function BookingsPager({ page, total, hasNextPage, onPage }: BookingsPagerProps) {
  if (page === 1 && !hasNextPage) return null;
  const pages = total === null ? null : Math.max(page, Math.ceil(total / BOOKINGS_PER_PAGE));
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <Button variant="outline" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span aria-current="page">
        Page {page}
        {pages !== null && ` of ${pages}`}
      </span>
      <Button variant="outline" disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
