import type { ReactNode } from "react";
import { storedAtMs } from "#domain/booking/booking.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { BookingOrder } from "#domain/booking/office/booking.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/bookings/list.ts";
import table from "#ui/office/lists/DataTable.module.css";
import { shortBelizeTime, shortDay } from "#ui/office/short-dates.ts";
import { BookingStatusCell } from "./BookingStatusCell.tsx";
import styles from "./BookingsTable.module.css";

interface Column {
  readonly order: BookingOrder;
  readonly label: string;
  readonly align?: "end";
  readonly cell: (booking: OfficeBooking) => ReactNode;
}

/** The list's columns after the reference, which is the row's head (SPEC §2, admin bookings). */
export const COLUMNS: readonly Column[] = [
  {
    order: "customer_first_name",
    label: words.customer,
    cell: ({ customer }) => (
      <span className={table.words}>
        {customer.firstName} {customer.lastName}
      </span>
    ),
  },
  {
    order: "item_name",
    label: words.service,
    cell: ({ itemName, type }) => (
      <span className={table.words}>
        {itemName}
        <span className={styles.type}>{words.types[type]}</span>
      </span>
    ),
  },
  {
    order: "booking_date",
    label: words.date,
    cell: ({ date }) => <span className={styles.oneLine}>{shortDay(date)}</span>,
  },
  { order: "guests", label: words.guests, align: "end", cell: ({ guests }) => guests },
  {
    order: "price",
    label: words.price,
    align: "end",
    cell: ({ priceCents }) => formatUsdExact(priceCents),
  },
  {
    order: "status",
    label: words.status,
    cell: (booking) => <BookingStatusCell booking={booking} />,
  },
  { order: "created_at", label: words.created, cell: createdCell },
];

/** All orders with their names, for where there are no column heads. */
export const ORDER_LABELS: readonly { readonly order: BookingOrder; readonly label: string }[] = [
  { order: "id", label: words.id },
  ...COLUMNS,
];

function createdCell(booking: OfficeBooking): ReactNode {
  const { day, clock } = shortBelizeTime(storedAtMs(booking));
  return (
    <>
      <span className={styles.oneLine}>{day}</span>
      <span className={styles.clock}>{clock}</span>
    </>
  );
}
