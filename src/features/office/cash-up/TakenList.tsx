import { Link } from "@tanstack/react-router";
import { useObservable } from "dexie-react-hooks";
import { observeFound } from "#data/office/sync/kept/bookings.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { handingWords } from "#domain/booking/payments/payment.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { Taken } from "#domain/cash-up/row.ts";
import { paymentKinds } from "#messages/office/bookings/history.ts";
import * as words from "#messages/office/money/cash-up.ts";
import { Panel } from "#ui/office/Panel.tsx";
import styles from "./CashUpPage.module.css";
import { timeWords } from "./words.ts";

/** The payments that takings are made of, each with its booking; the guests' names as far as this device keeps them. */
export function TakenList({ rows }: { readonly rows: readonly Taken[] }) {
  const ids = rows.map(({ booking }) => booking).join(" ");
  const names = useObservable(() => observeFound(namesOf(ids)), [ids]);
  return (
    <Panel title={words.payments}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.taken}>
            <Link
              to="/admin/bookings"
              search={{ dialog: "view", id: row.booking }}
              className={styles.reference}
            >
              #{bookingReference(row.booking)}
            </Link>
            <span className={styles.amount}>{handingWords(row)}</span>
            <span>{names?.get(row.booking)}</span>
            <span className="small">
              {words.kindAt(paymentKinds[row.kind], timeWords(row.taken_at))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Finds the names of the guests of some bookings, by their ids with blanks between. */
const namesOf = (ids: string) => {
  const wanted = new Set(ids.split(" "));
  return (bookings: readonly OfficeBooking[]) =>
    new Map(
      bookings
        .filter(({ id }) => wanted.has(id))
        .map(({ id, customer }) => [id, `${customer.firstName} ${customer.lastName}`]),
    );
};
