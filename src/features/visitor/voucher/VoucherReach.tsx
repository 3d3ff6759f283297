import type { Booking } from "#domain/booking/fields.ts";
import { bookingWhatsappLink } from "#domain/booking/letters/whatsapp.ts";
import { phoneLink } from "#domain/site/company.ts";
import * as trip from "#messages/visitor/trip/trip.ts";
import * as words from "#messages/visitor/trip/voucher.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { useCompany } from "#ui/site/use-site.ts";
import { tripAddress } from "#ui/visitor/trip/trip-address.ts";
import styles from "./VoucherReach.module.css";

const QrCode = lazyPart(
  () => import("#ui/visitor/trip/QrCode.tsx"),
  () => <div className={styles.code} />,
);

/** How to reach the operator on the day, and the booking by its link: readable on paper too. */
export function VoucherReach({ view }: { view: Booking }) {
  const company = useCompany();
  return (
    <footer className={styles.reach}>
      <div className={styles.words}>
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
      </div>
      {view.tripKey && (
        <div className={styles.link}>
          <QrCode content={tripAddress(view.tripKey)} label={trip.code} className={styles.code} />
          <p>{trip.onVoucher}</p>
        </div>
      )}
    </footer>
  );
}
