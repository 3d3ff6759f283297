import type { BookingRow } from "#data/local/outbox-row.ts";
import { writeHandover } from "#domain/booking/handover.ts";
import { COMPANY } from "#domain/site/company.ts";
import { buttonLook } from "#ui/Button.tsx";
import styles from "./BookingCard.module.css";

const LEAD = "Booking for Cayo Wayfarers: ";

/**
 * A way for those who have no data at all: the whole booking as a short text, by SMS or WhatsApp.
 * When the device is online later, the server sees that it is the same booking.
 */
export function HandOver({ row }: { row: BookingRow }) {
  const text = writeHandover(row.command, LEAD);
  if (text === null) {
    return <p className={styles.hint}>No data? Call us at {COMPANY.phone} and we take it down.</p>;
  }
  const body = encodeURIComponent(text);
  return (
    <details className={styles.handOver}>
      <summary>No data? Send it as a text message</summary>
      <p className={styles.hint}>
        The message holds your booking. We confirm it by phone or e-mail; nothing is doubled when
        this device comes online later.
      </p>
      <div className={styles.actions}>
        <a
          className={buttonLook({ variant: "outline" })}
          href={`sms:${COMPANY.phone.replace(/[^+\d]/g, "")}?body=${body}`}
        >
          Send by SMS
        </a>
        <a
          className={buttonLook({ variant: "outline" })}
          href={`${COMPANY.whatsappLink}?text=${body}`}
          target="_blank"
          rel="noreferrer"
        >
          Send by WhatsApp
        </a>
      </div>
    </details>
  );
}
