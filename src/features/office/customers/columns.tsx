import type { ReactNode } from "react";
import type { Customer, CustomerOrder } from "#domain/customer.ts";
import { formatUsdExact } from "#domain/money.ts";
import { countText } from "#ui/office/lists/count-text.ts";
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
    label: "Contact",
    cell: ({ email, phone }) => (
      <>
        <span className={styles.address}>{email}</span>
        <span className={styles.soft}>{phone}</span>
      </>
    ),
  },
  {
    order: "total_bookings",
    label: "Total Bookings",
    align: "end",
    cell: ({ totalBookings }) => countText(totalBookings),
  },
  {
    order: "total_spent",
    label: "Total Spent",
    align: "end",
    cell: ({ spentCents }) => formatUsdExact(spentCents),
  },
  { order: "last_activity", label: "Last Activity", cell: lastActivity },
];

export const ORDER_CHOICES = [
  { value: "last_name asc", label: "Name (A to Z)" },
  { value: "last_name desc", label: "Name (Z to A)" },
  { value: "email asc", label: "Contact (A to Z)" },
  { value: "email desc", label: "Contact (Z to A)" },
  { value: "total_bookings desc", label: "Most bookings" },
  { value: "total_bookings asc", label: "Fewest bookings" },
  { value: "total_spent desc", label: "Most spent" },
  { value: "total_spent asc", label: "Least spent" },
  { value: "last_activity desc", label: "Latest activity" },
  { value: "last_activity asc", label: "Earliest activity" },
] as const satisfies readonly {
  readonly value: `${CustomerOrder} ${"asc" | "desc"}`;
  readonly label: string;
}[];

export function lastActivity({ lastActivityMs }: Customer): string {
  return lastActivityMs === null ? "None" : shortBelizeTime(lastActivityMs).day;
}
