import { Button } from "@mantine/core";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import styles from "./LiveNotice.module.css";
import type { BookingNews } from "./use-booking-news.ts";

interface LiveNoticeProps {
  readonly news: BookingNews | null;
  readonly onView: (booking: OfficeBooking) => void;
  readonly onDismiss: () => void;
}

/** Says quietly that something has come in; the page has it already. */
export function LiveNotice({ news, onView, onDismiss }: LiveNoticeProps) {
  return (
    <div role="status" aria-label="News" className={news ? styles.news : styles.none}>
      {news && (
        <>
          <span>
            {news.count > 1 && `${news.count} new bookings, the last one: `}
            {news.count === 1 && "New booking: "}
            {news.booking.customer.firstName} {news.booking.customer.lastName},{" "}
            {news.booking.itemName}
          </span>
          <div className={styles.ways}>
            <Button variant="link" onClick={() => onView(news.booking)}>
              View<span className="visually-hidden"> #{bookingReference(news.booking.id)}</span>
            </Button>
            <Button variant="ghost" onClick={onDismiss}>
              Dismiss
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
