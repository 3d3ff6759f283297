import type { ReactNode } from "react";
import type { BookingRow } from "#data/local/outbox-row.ts";
import { writeHandover } from "#domain/booking/handover.ts";
import { phoneLink, whatsappLink } from "#domain/site/company.ts";
import * as words from "#messages/visitor/my-bookings.ts";
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
  const without = words.handOverWithout;
  const lead = words.handOverLead(company.name, requests ? without.requests : without.nothing);
  const leadOfPart = words.handOverLead(company.name, requests ? without.both : without.pickUp);
  const text = writeHandover(row.command, lead, leadOfPart);
  if (text === null) {
    return <p className={styles.hint}>{words.handOverTooLong(company.phone)}</p>;
  }
  const body = encodeURIComponent(text);
  return (
    <details className={styles.handOver}>
      <summary>{words.handOver}</summary>
      <p className={styles.hint}>{words.handOverText}</p>
      {text.startsWith(leadOfPart) && <p className={styles.hint}>{words.pickUpApart}</p>}
      {requests && (
        <p className={styles.hint}>
          {words.requestsApart<ReactNode>(
            (text) => (
              <strong key="strong">{text}</strong>
            ),
            shortened(requests),
          )}
        </p>
      )}
      <div className={`row-2 ${styles.actions}`}>
        <a
          className={buttonLook({ variant: "outline" })}
          href={`${phoneLink(company).replace("tel:", "sms:")}?body=${body}`}
        >
          {words.bySms}
        </a>
        <a
          className={buttonLook({ variant: "outline" })}
          href={whatsappLink(company, text)}
          target="_blank"
          rel="noreferrer"
        >
          {words.byWhatsApp}
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
