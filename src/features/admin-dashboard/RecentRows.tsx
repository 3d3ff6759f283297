import { Table } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { BookingRecord } from "#domain/booking/record.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import table from "#ui/office/DataTable.module.css";
import { DataTable } from "#ui/office/DataTable.tsx";
import { StatusBadge } from "#ui/StatusBadge.tsx";
import { shortDay } from "#ui/short-dates.ts";
import styles from "./RecentBookings.module.css";

interface RowsProps {
  readonly bookings: readonly BookingRecord[];
}

/** The specification's columns. */
export function RecentTable({ bookings }: RowsProps) {
  return (
    <div className={styles.scroll}>
      <DataTable hasTallRows>
        <Table.Thead>
          <Table.Tr>
            {["ID", "Customer", "Service", "Status", "Date"].map((column) => (
              <Table.Th key={column} scope="col">
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bookings.map((booking) => (
            <Table.Tr key={booking.id}>
              <Table.Th scope="row">
                <Reference booking={booking} />
              </Table.Th>
              <Table.Td className={table.words}>{nameOf(booking)}</Table.Td>
              <Table.Td className={table.words}>{booking.itemName}</Table.Td>
              <Table.Td>
                <StatusBadge status={booking.status} />
              </Table.Td>
              <Table.Td className={styles.date}>{shortDay(booking.date)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
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
          <StatusBadge status={booking.status} />
          <span className={styles.soft}>{booking.itemName}</span>
          <span className={`${styles.soft} ${styles.end}`}>{shortDay(booking.date)}</span>
          <Reference booking={booking} />
        </li>
      ))}
    </ul>
  );
}

function Reference({ booking }: { booking: BookingRecord }) {
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

const nameOf = ({ customer }: BookingRecord) => `${customer.firstName} ${customer.lastName}`;
