import { Link } from "@tanstack/react-router";
import { useObservable } from "dexie-react-hooks";
import { observeFound } from "#data/office/sync/kept-bookings.ts";
import { handingWords } from "#domain/booking/payments/payment.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { Taken } from "#domain/cash-up/row.ts";
import { paymentKinds } from "#messages/office/bookings/history.ts";
import * as words from "#messages/office/cash-up.ts";
import { DataTable } from "#ui/office/lists/DataTable.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import styles from "./CashUpPage.module.css";
import { timeWords } from "./words.ts";

/** The payments that takings are made of, each with its booking; the guests' names as far as this device keeps them. */
export function TakenList({ rows }: { readonly rows: readonly Taken[] }) {
  const ids = rows.map(({ booking }) => booking).join(" ");
  const names = useObservable(() => observeFound(namesOf(ids)), [ids]);
  return (
    <Panel title={words.payments}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.payments}>
        <DataTable>
          <thead>
            <tr>
              <th scope="col">{words.booking}</th>
              <th scope="col">{words.what}</th>
              <th scope="col" data-align="end">
                {words.amount}
              </th>
              <th scope="col">{words.when}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link
                    to="/admin/bookings"
                    search={{ dialog: "view", id: row.booking }}
                    className={styles.reference}
                  >
                    #{bookingReference(row.booking)}
                  </Link>{" "}
                  <span className="small">{names?.get(row.booking)}</span>
                </th>
                <td>{paymentKinds[row.kind]}</td>
                <td data-align="end">{handingWords(row)}</td>
                <td>{timeWords(row.taken_at)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </section>
    </Panel>
  );
}

/** Finds the names of the guests of some bookings, by their ids with blanks between. */
const namesOf = (ids: string) => {
  const wanted = new Set(ids.split(" "));
  return (bookings: Parameters<Parameters<typeof observeFound>[0]>[0]) =>
    new Map(
      bookings
        .filter(({ id }) => wanted.has(id))
        .map(({ id, customer }) => [id, `${customer.firstName} ${customer.lastName}`]),
    );
};
