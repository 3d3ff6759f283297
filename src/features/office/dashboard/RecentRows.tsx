import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import * as words from "#messages/office/dashboard.ts";
import { Link } from "#ui/navigation/Link.tsx";
import table from "#ui/office/lists/DataTable.module.css";
import { DataTable } from "#ui/office/lists/DataTable.tsx";
import { shortDay } from "#ui/office/short-dates.ts";
import { StatusBadge } from "#ui/parts/StatusBadge.tsx";
import styles from "./RecentBookings.module.css";

interface RowsProps {
  readonly bookings: readonly OfficeBooking[];
}

/** The specification's columns. */
export function RecentTable({ bookings }: RowsProps) {
  return (
    <div className={styles.scroll}>
      <DataTable hasTallRows>
        <thead>
          <tr>
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={booking.id}>
              <th scope="row">
                <Reference booking={booking} />
              </th>
              <td className={table.words}>{nameOf(booking)}</td>
              <td className={table.words}>{booking.itemName}</td>
              <td>
                <StatusBadge status={booking.status} />
              </td>
              <td className={styles.date}>{shortDay(booking.date)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

/** The same where there is no room for columns. */
export function RecentCards({ bookings }: RowsProps) {
  return (
    <ul className={styles.cards}>
      {bookings.map((booking) => (
        <li key={booking.id} className={styles.card}>
          <span className={styles.customer}>{nameOf(booking)}</span>
          <span className={styles.end}>
            <StatusBadge status={booking.status} />
          </span>
          <span className="small">{booking.itemName}</span>
          <span className={`small ${styles.end}`}>{shortDay(booking.date)}</span>
          <Reference booking={booking} />
        </li>
      ))}
    </ul>
  );
}

function Reference({ booking }: { booking: OfficeBooking }) {
  const reference = bookingReference(booking.id);
  return (
    <Link
      to="/admin/bookings"
      search={{ dialog: "view", id: booking.id }}
      className={styles.reference}
    >
      #{reference}
    </Link>
  );
}

const nameOf = ({ customer }: OfficeBooking) => `${customer.firstName} ${customer.lastName}`;
