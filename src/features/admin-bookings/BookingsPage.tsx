import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import type { BookingOrder, BookingRecord } from "#domain/booking/record.ts";
import { OfficeIcon } from "#ui/OfficeIcon.tsx";
import { BookingCards } from "./BookingCards.tsx";
import { BookingDetails } from "./BookingDetails.tsx";
import styles from "./BookingsPage.module.css";
import { BookingsPager } from "./BookingsPager.tsx";
import { BookingsTable } from "./BookingsTable.tsx";
import { BookingsToolbar } from "./BookingsToolbar.tsx";
import { ListFace } from "./ListFace.tsx";
import type { BookingSearch } from "./search.ts";
import { useBookings } from "./use-bookings.ts";
import { useStatusChange } from "./use-status-change.ts";

const ROOM_FOR_COLUMNS = "(min-width: 64rem)";

interface BookingsPageProps {
  readonly search: BookingSearch;
  readonly onSearch: (search: BookingSearch) => void;
}

/** All bookings: found, sorted, looked into, moved to another status. */
export default function BookingsPage({ search, onSearch }: BookingsPageProps) {
  const list = useBookings(search);
  const { busyId, change: onStatus } = useStatusChange(list.replace);
  const [viewed, setViewed] = useState<BookingRecord | null>(null);
  const [isViewing, setIsViewing] = useState(false);
  const hasColumns = useMediaQuery(ROOM_FOR_COLUMNS, true, { getInitialValueInEffect: false });

  // Whatever changes in what is shown, one wants to see it from its beginning.
  const change = (part: Partial<BookingSearch>) => onSearch({ ...search, page: 1, ...part });
  const onSort = (order: BookingOrder) => {
    const isSame = order === search.order;
    change({ order, direction: isSame && search.direction === "asc" ? "desc" : "asc" });
  };
  const onView = (booking: BookingRecord) => {
    setViewed(booking);
    setIsViewing(true);
  };
  const { items } = list;
  const rows = { items: items ?? [], busyId, onView, onStatus };

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>Manage Bookings</h1>
          <p className={styles.count} role="status">
            {list.total !== null && countWords(list.total)}
          </p>
        </div>
        <Button
          variant="outline"
          leftSection={<OfficeIcon name="refresh" className={styles.refreshIcon} />}
          className={styles.refresh}
          data-busy={list.isFetching || undefined}
          onClick={list.reload}
        >
          <span className={styles.refreshWord}>Refresh</span>
        </Button>
      </header>
      <BookingsToolbar search={search} withOrder={!hasColumns} onChange={change} />
      <section className={styles.list} aria-label="Bookings" aria-busy={list.isFetching}>
        {items && items.length > 0 ? (
          hasColumns ? (
            <BookingsTable search={search} onSort={onSort} {...rows} />
          ) : (
            <BookingCards {...rows} />
          )
        ) : (
          <ListFace list={list} search={search} onChange={change} />
        )}
      </section>
      <BookingsPager page={search.page} {...list} onPage={(page) => change({ page })} />
      <BookingDetails
        booking={items?.find(({ id }) => id === viewed?.id) ?? viewed}
        isOpen={isViewing}
        onClose={() => setIsViewing(false)}
      />
    </div>
  );
}

function countWords(total: number): string {
  return `${total.toLocaleString("en-US")} ${total === 1 ? "booking" : "bookings"}`;
}
