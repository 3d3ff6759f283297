import { Button } from "@mantine/core";
import { OfficeIcon } from "#ui/OfficeIcon.tsx";
import styles from "./BookingsPage.module.css";
import type { BookingDialog } from "./search.ts";
import type { BookingList } from "./use-bookings.ts";

interface BookingsHeadProps {
  readonly list: BookingList;
  readonly onDialog: (dialog: BookingDialog, id: string) => void;
}

/** The page's title, how many there are, and the ways to new ones. */
export function BookingsHead({ list, onDialog }: BookingsHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>Manage Bookings</h1>
        <p className={styles.count} role="status">
          {list.total !== null && countWords(list.total)}
        </p>
      </div>
      <div className={styles.ways}>
        <Button
          variant="outline"
          leftSection={<OfficeIcon name="refresh" className={styles.refreshIcon} />}
          className={styles.refresh}
          data-busy={list.isFetching || undefined}
          onClick={list.reload}
        >
          <span className={styles.refreshWord}>Refresh</span>
        </Button>
        <Button
          variant="outline"
          leftSection={<OfficeIcon name="import" />}
          className={styles.refresh}
          onClick={() => onDialog("import", "")}
        >
          <span className={styles.refreshWord}>Import Booking</span>
        </Button>
        <Button leftSection={<OfficeIcon name="add" />} onClick={() => onDialog("new", "")}>
          New Booking
        </Button>
      </div>
    </header>
  );
}

function countWords(total: number): string {
  return `${total.toLocaleString("en-US")} ${total === 1 ? "booking" : "bookings"}`;
}
