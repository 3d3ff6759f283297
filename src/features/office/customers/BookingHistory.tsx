import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/customers/customer.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { shortDay } from "#ui/office/short-dates.ts";
import { StatusBadge } from "#ui/parts/StatusBadge.tsx";
import styles from "./CustomerDetails.module.css";

/** A customer's bookings by the day of travel, newest first (SPEC §2, admin customers). */
export function BookingHistory({ bookings }: { bookings: readonly OfficeBooking[] }) {
  const sorted = [...bookings].sort((a, b) => b.date.localeCompare(a.date));
  return (
    <section className="stack-3" aria-label={words.history}>
      <h3 className={styles.title}>{words.history}</h3>
      {sorted.length === 0 && <p className="small">{words.noneYet}</p>}
      <ul className={styles.list}>
        {sorted.map((booking) => (
          <li key={booking.id} className={styles.booking}>
            <span className={styles.service}>{booking.itemName}</span>
            <span className={styles.end}>{formatUsdExact(booking.priceCents)}</span>
            <span className="small">
              <Link to="/admin/bookings" search={{ dialog: "view", id: booking.id }}>
                #{bookingReference(booking.id)}
              </Link>{" "}
              · {shortDay(booking.date)}
            </span>
            <span className={styles.end}>
              <StatusBadge status={booking.status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
