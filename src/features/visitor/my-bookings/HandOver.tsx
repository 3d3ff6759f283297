import type { BookingRow } from "#data/local/outbox-row.ts";
import { writeHandover } from "#domain/booking/handover.ts";
import { phoneLink, whatsappLink } from "#domain/site/company.ts";
import { buttonLook } from "#ui/parts/Button.tsx";
import { useCompany } from "#ui/site/use-site.ts";
import styles from "./BookingCard.module.css";

/**
 * A way for those who have no data at all: the whole booking as a short text, by SMS or WhatsApp.
 * When the device is online later, the server sees that it is the same booking.
 */
export function HandOver({ row }: { row: BookingRow }) {
  const company = useCompany();
  const { special_requests: requests } = row.command;
  // read by whoever enters it, too: the code alone looks complete
  const lead = `Booking for ${company.name}${requests ? ", special requests not in it" : ""}: `;
  const text = writeHandover(row.command, lead);
  if (text === null) {
    return (
      <p className={styles.hint}>
        No data? It is too long for a text message: call us at {company.phone} and we take it down.
      </p>
    );
  }
  const body = encodeURIComponent(text);
  return (
    <details className={styles.handOver}>
      <summary>No data? Send it as a text message</summary>
      <p className={styles.hint}>
        The message holds your booking. We confirm it by phone or e-mail; nothing is doubled when
        this device comes online later.
      </p>
      {requests && (
        <p className={styles.hint}>
          <strong>Your special requests do not fit into it.</strong> We get them when this device
          comes online; what cannot wait, please add to the message yourself: “{shortened(requests)}
          ”
        </p>
      )}
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

/** Enough of a text to be recognised. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
