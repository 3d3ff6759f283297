import { Button } from "@mantine/core";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import * as words from "#messages/office/parts.ts";
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
    <div role="status" aria-label={words.news} className={news ? styles.news : styles.none}>
      {news && (
        <>
          <span>{newsWords(news)}</span>
          <div className={styles.ways}>
            <Button variant="link" onClick={() => onView(news.booking)}>
              {words.view}
              <span className="visually-hidden"> #{bookingReference(news.booking.id)}</span>
            </Button>
            <Button variant="ghost" onClick={onDismiss}>
              {words.dismiss}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const newsWords = ({ count, booking: { customer, itemName } }: BookingNews) =>
  words.newBookings(count, `${customer.firstName} ${customer.lastName}`, itemName);
