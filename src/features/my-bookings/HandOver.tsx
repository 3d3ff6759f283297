import type { BookingRow } from "#data/local/outbox-row.ts";
import { writeHandover } from "#domain/booking/handover.ts";
import { phoneLink, whatsappLink } from "#domain/site/company.ts";
import { buttonLook } from "#ui/Button.tsx";
import { useCompany } from "#ui/site/use-site.ts";
import styles from "./BookingCard.module.css";

/**
 * A way for those who have no data at all: the whole booking as a short text, by SMS or WhatsApp.
 * When the device is online later, the server sees that it is the same booking.
 */
export function HandOver({ row }: { row: BookingRow }) {
  const company = useCompany();
  const text = writeHandover(row.command, `Booking for ${company.name}: `);
  if (text === null) {
    return <p className={styles.hint}>No data? Call us at {company.phone} and we take it down.</p>;
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
          href={`${phoneLink(company).replace("tel:", "sms:")}?body=${body}`}
        >
          Send by SMS
        </a>
        <a
          className={buttonLook({ variant: "outline" })}
          href={whatsappLink(company, text)}
          target="_blank"
          rel="noreferrer"
        >
          Send by WhatsApp
        </a>
      </div>
    </details>
  );
}
