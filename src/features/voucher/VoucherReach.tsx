import { bookingWhatsappLink } from "#domain/booking/booking-whatsapp.ts";
import type { BookingView } from "#domain/booking/view.ts";
import { COMPANY } from "#domain/site/company.ts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./VoucherReach.module.css";

/** How to reach the operator on the day, readable on paper too. */
export function VoucherReach({ view }: { view: BookingView }) {
  return (
    <footer className={styles.reach}>
      <p className={styles.question}>Late, lost or a question? Call or write to us.</p>
      <address className={styles.ways}>
        <a href={COMPANY.phoneLink}>
          <Icon name="phone" /> {COMPANY.phone}
        </a>
        <a href={bookingWhatsappLink(view)} rel="noopener">
          <Icon name="chat" /> WhatsApp {COMPANY.phone}
        </a>
        <a href={`mailto:${COMPANY.email}`}>
          <Icon name="mail" /> {COMPANY.email}
        </a>
        <span>
          <Icon name="pin" /> {COMPANY.address}
        </span>
      </address>
    </footer>
  );
}
