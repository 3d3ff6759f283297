import { ActionIcon } from "@mantine/core";
import { formatLongDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/party.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { pay } from "./act.ts";
import styles from "./Details.module.css";
import { NotesForm } from "./NotesForm.tsx";

/** After the list that the guide waits for; without a line it comes from what the worker keeps. */
const Payments = lazyPart(() => import("#ui/office/payments/Payments.tsx"));

interface DetailsProps {
  readonly booking: OfficeBooking;
  readonly onClose: () => void;
}

/** One party: paying, notes, and what else is known; beside the list where there is room. */
export function Details({ booking, onClose }: DetailsProps) {
  const { customer } = booking;
  return (
    <section className={`${styles.details} screen-only`} aria-label={words.details} data-sheet>
      <header className={styles.head}>
        <div>
          <h2 className={styles.name}>
            {customer.firstName} {customer.lastName}
          </h2>
          <p className={styles.sub}>
            #{bookingReference(booking.id)} · {booking.itemName} · {formatLongDay(booking.date)}
          </p>
        </div>
        <ActionIcon aria-label={words.closeDetails} onClick={onClose}>
          <Icon name="close" className={styles.icon} />
        </ActionIcon>
      </header>
      <p className={styles.sub}>
        {words.inAll(formatUsdExact(booking.priceCents))}
        {customer.email && (
          <>
            {" "}
            · <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </>
        )}
      </p>
      <div key={`pay ${booking.id}`} className={styles.payment}>
        <Payments booking={booking} onPay={pay} />
      </div>
      <NotesForm key={`notes ${booking.id}`} booking={booking} />
    </section>
  );
}
