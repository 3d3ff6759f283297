import type { Booking } from "#domain/booking/fields.ts";
import { bookingWhatsappLink } from "#domain/booking/letters/whatsapp.ts";
import { phoneLink } from "#domain/site/company.ts";
import * as words from "#messages/visitor/voucher.ts";
import { Icon } from "#ui/parts/Icon.tsx";
import { useCompany } from "#ui/site/use-site.ts";
import styles from "./VoucherReach.module.css";

/** How to reach the operator on the day, readable on paper too. */
export function VoucherReach({ view }: { view: Booking }) {
  const company = useCompany();
  return (
    <footer className={styles.reach}>
      <p className={styles.question}>{words.reachUs}</p>
      <address className={styles.ways}>
        <a href={phoneLink(company)}>
          <Icon name="phone" /> {company.phone}
        </a>
        <a href={bookingWhatsappLink(view, company)} rel="noopener">
          <Icon name="chat" /> WhatsApp {company.phone}
        </a>
        <a href={`mailto:${company.email}`}>
          <Icon name="mail" /> {company.email}
        </a>
        <span>
          <Icon name="pin" /> {company.address}
        </span>
      </address>
    </footer>
  );
}
