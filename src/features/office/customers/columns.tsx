import type { ReactNode } from "react";
import type { Customer } from "#domain/customer.ts";
import type { CustomerOrder } from "#domain/customer-orders.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/customers/customers.ts";
import * as figures from "#messages/office/figures.ts";
import { shortBelizeTime } from "#ui/office/short-dates.ts";
import styles from "./CustomersPage.module.css";

interface Column {
  readonly order: CustomerOrder;
  readonly label: string;
  readonly align?: "end";
  readonly cell: (customer: Customer) => ReactNode;
}

/** The list's columns after the name, which is the row's head (SPEC §2, admin customers). */
export const COLUMNS: readonly Column[] = [
  {
    order: "email",
    label: words.contact,
    cell: ({ email, phone }) => (
      <>
        <span className={styles.address}>{email}</span>
        <span className={styles.soft}>{phone}</span>
      </>
    ),
  },
  {
    order: "total_bookings",
    label: words.totalBookings,
    align: "end",
    cell: ({ totalBookings }) => figures.count(totalBookings),
  },
  {
    order: "total_spent",
    label: words.totalSpent,
    align: "end",
    cell: ({ spentCents }) => formatUsdExact(spentCents),
  },
  { order: "last_activity", label: words.lastActivity, cell: lastActivity },
];

const ORDERS = [
  ...(["last_name asc", "last_name desc", "email asc", "email desc"] as const),
  ...([
    "total_bookings desc",
    "total_bookings asc",
    "total_spent desc",
    "total_spent asc",
  ] as const),
  ...(["last_activity desc", "last_activity asc"] as const),
] satisfies readonly `${CustomerOrder} ${"asc" | "desc"}`[];

export const ORDER_CHOICES = ORDERS.map((value) => ({ value, label: words.orders[value] }));

export function lastActivity({ lastActivityMs }: Customer): string {
  return lastActivityMs === null ? words.noActivity : shortBelizeTime(lastActivityMs).day;
}
