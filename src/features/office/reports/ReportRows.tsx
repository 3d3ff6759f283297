import { useMediaQuery } from "@mantine/hooks";
import type { Report } from "#data/office/remote/reports.ts";
import { storedAtMs } from "#domain/booking/booking.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/reports.ts";
import { useSoon } from "#ui/browser/use-soon.ts";
import { Link } from "#ui/navigation/Link.tsx";
import table from "#ui/office/lists/DataTable.module.css";
import { DataTable } from "#ui/office/lists/DataTable.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import { shortBelizeTime, shortDay } from "#ui/office/short-dates.ts";
import { StatusBadge } from "#ui/parts/StatusBadge.tsx";
import styles from "./ReportsPage.module.css";

const COLUMNS = [
  { name: words.id },
  { name: words.customer },
  { name: words.service },
  { name: words.date },
  { name: words.guests, align: "end" },
  { name: words.price, align: "end" },
  { name: words.status },
  { name: words.created },
];
/** Drawn at once, before the others: a weak tablet takes a third of a second for all. */
const FIRST = 10;

/** The first bookings of the report; all of them are in the exported file. */
export function ReportRows({ report, isBusy }: { report: Report; isBusy: boolean }) {
  const { rows, total } = report;
  const hasColumns = useMediaQuery("(min-width: 64rem), print", true, {
    getInitialValueInEffect: false,
  });
  const Rows = hasColumns ? RowsTable : RowsCards;
  const shown = useSoon(rows, rows.slice(0, FIRST));
  return (
    <Panel title={words.bookings} isBusy={isBusy}>
      <Rows rows={shown} />
      {total > rows.length && (
        <p className={styles.more}>{words.showingFirst(rows.length, total)}</p>
      )}
    </Panel>
  );
}

function RowsTable({ rows }: Pick<Report, "rows">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={words.ofThisReport}>
      <DataTable>
        <thead>
          <tr>
            {COLUMNS.map(({ name, align }) => (
              <th key={name} scope="col" data-align={align}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((booking) => (
            <ReportRow key={booking.id} booking={booking} />
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}

/** The same where there is no room for columns. */
function RowsCards({ rows }: Pick<Report, "rows">) {
  return (
    <ul className={styles.cards}>
      {rows.map(({ id, customer, itemName, date, guests, priceCents, status }) => (
        <li key={id} className={styles.card}>
          <span>
            {customer.firstName} {customer.lastName}
          </span>
          <strong className={styles.end}>{formatUsdExact(priceCents)}</strong>
          <span className="small">{itemName}</span>
          <span className={styles.end}>
            <StatusBadge status={status} />
          </span>
          <span className="small">
            #{bookingReference(id)} · {shortDay(date)} · {guestCount(guests)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ReportRow({ booking }: { booking: Report["rows"][number] }) {
  const { customer } = booking;
  const reference = bookingReference(booking.id);
  return (
    <tr>
      <th scope="row">
        <Link to="/admin/bookings" search={{ q: reference }}>
          #{reference}
        </Link>
      </th>
      <td className={table.words}>
        {customer.firstName} {customer.lastName}
      </td>
      <td className={table.words}>{booking.itemName}</td>
      <td className={styles.oneLine}>{shortDay(booking.date)}</td>
      <td data-align="end">{booking.guests}</td>
      <td data-align="end">{formatUsdExact(booking.priceCents)}</td>
      <td>
        <StatusBadge status={booking.status} />
      </td>
      <td className={styles.oneLine}>{shortBelizeTime(storedAtMs(booking)).day}</td>
    </tr>
  );
}
