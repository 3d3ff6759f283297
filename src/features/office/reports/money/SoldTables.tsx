import {
  AMOUNTS,
  type Dated,
  type Days,
  daysIn,
  type Figure,
  STANDINGS,
  wholeFigure,
} from "#domain/report/money.ts";
import { type Money, type Sold, totalOf } from "#domain/report/totals.ts";
import { count } from "#messages/office/figures.ts";
import * as words from "#messages/office/money.ts";
import { Panel } from "#ui/office/Panel.tsx";
import { trendLabel } from "#ui/office/short-dates.ts";
import { FiguresTable } from "../FiguresTable.tsx";
import { FigureLink } from "./FigureLink.tsx";

interface SoldTablesProps extends Days {
  readonly dated: Dated;
  readonly bookings: Money["bookings"];
  readonly isBusy: boolean;
}

/** What was sold, paid and is due, by service and month; and what stands apart. */
export function SoldTables({ dated, bookings, isBusy, ...days }: SoldTablesProps) {
  const whole = wholeFigure(dated, days);
  const price = (rows: readonly Sold[]) => totalOf(rows, "sold", "price").cents;
  const services = grouped(bookings.services, ({ service }) => service).sort(
    ([, one], [, other]) => price(other) - price(one),
  );
  const months = grouped(bookings.months, ({ month }) => month);
  const apart = STANDINGS.slice(1);
  const columns = [words.standings.sold, words.sold, words.paid, words.due, words.noShows];
  return (
    <>
      <Panel title={words.byService} isBusy={isBusy}>
        <FiguresTable
          title={words.byService}
          first={words.service}
          columns={columns}
          rows={services.map(([value, rows]) => ({
            name: value.slice(value.indexOf("/") + 1),
            figures: soldFigures(rows, { ...whole, group: "service", value }),
          }))}
        />
      </Panel>
      <Panel title={words.byMonth} isBusy={isBusy}>
        <FiguresTable
          title={words.byMonth}
          first={words.month}
          columns={columns}
          rows={months.map(([month, rows]) => ({
            name: trendLabel(month),
            figures: soldFigures(rows, { ...whole, ...daysIn(month, days) }),
          }))}
        />
      </Panel>
      <Panel title={words.apart} isBusy={isBusy}>
        <FiguresTable
          title={words.apart}
          first={words.standing}
          columns={[words.number, ...AMOUNTS.map((amount) => words.amounts[amount])]}
          rows={apart.map((standing) => ({
            name: words.standings[standing],
            figures: [
              count(totalOf(bookings.all, standing, "price").count),
              ...AMOUNTS.map((amount) => (
                <FigureLink
                  key={amount}
                  figure={{ ...whole, standing, amount }}
                  total={totalOf(bookings.all, standing, amount)}
                />
              )),
            ],
          }))}
        />
      </Panel>
    </>
  );
}

/** The figures of one row: how many were sold, for how much, what of it was paid and is due, and no-shows. */
const soldFigures = (rows: readonly Sold[], whole: Figure) => [
  count(totalOf(rows, "sold", "price").count),
  ...AMOUNTS.map((amount) => (
    <FigureLink key={amount} figure={{ ...whole, amount }} total={totalOf(rows, "sold", amount)} />
  )),
  <FigureLink
    key="absent"
    figure={{ ...whole, standing: "absent" }}
    total={totalOf(rows, "absent", "price")}
  />,
];

/** The rows of each key. */
function grouped<Row extends Sold>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}
