import {
  AMOUNTS,
  type Amount,
  type Dated,
  type Days,
  daysIn,
  type Figure,
  STANDINGS,
  wholeFigure,
} from "#domain/report/money.ts";
import { type Money, type Sold, totalOf } from "#domain/report/totals.ts";
import { bookings as bookingsWords } from "#messages/office/figures.ts";
import * as words from "#messages/office/money/reports-of-money.ts";
import { Panel } from "#ui/office/Panel.tsx";
import { trendLabel } from "#ui/office/short-dates.ts";
import { FiguresTable } from "../FiguresTable.tsx";
import { FigureLink, Named } from "./FigureLink.tsx";

interface SoldTablesProps extends Days {
  readonly dated: Dated;
  readonly bookings: Money["bookings"];
  readonly isBusy: boolean;
}

/** What was sold, paid and is due, by service and month; and what stands apart. */
export function SoldTables({ dated, bookings, isBusy, ...days }: SoldTablesProps) {
  const whole = wholeFigure(dated, days);
  const price = (rows: readonly Sold[]) => totalOf(rows, "sold", "price").cents;
  const byPrice = (
    [, one]: readonly [string, readonly Sold[]],
    [, other]: readonly [string, readonly Sold[]],
  ) => price(other) - price(one);
  const services = grouped(bookings.services, ({ service }) => service).sort(byPrice);
  const partners = grouped(bookings.partners, ({ partner }) => partner).sort(byPrice);
  const months = grouped(bookings.months, ({ month }) => month);
  const apart = STANDINGS.slice(1);
  // on a phone a column counts
  const hasAbsent = bookings.all.some(({ standing }) => standing === "absent");
  const hasHeld = bookings.all.some(({ held }) => held > 0);
  const amounts = AMOUNTS.filter((amount) => amount !== "held" || hasHeld);
  const columns = [
    words.sold,
    ...amounts.slice(1).map((amount) => words.amounts[amount]),
    ...(hasAbsent ? [words.noShows] : []),
  ];
  const shown = { amounts, hasAbsent };
  return (
    <>
      <Panel title={words.byService} isBusy={isBusy}>
        <FiguresTable
          title={words.byService}
          first={words.service}
          columns={columns}
          rows={services.map(([value, rows]) => ({
            name: <Named name={value.slice(value.indexOf("/") + 1)} number={soldWords(rows)} />,
            figures: soldFigures(rows, { ...whole, group: "service", value }, shown),
          }))}
        />
      </Panel>
      {partners.length > 0 && (
        <Panel title={words.byPartner} isBusy={isBusy}>
          <FiguresTable
            title={words.byPartner}
            first={words.partner}
            columns={columns}
            rows={partners.map(([value, rows]) => ({
              name: <Named name={rows[0]?.name ?? value} number={soldWords(rows)} />,
              figures: soldFigures(rows, { ...whole, group: "partner", value }, shown),
            }))}
          />
        </Panel>
      )}
      <Panel title={words.byMonth} isBusy={isBusy}>
        <FiguresTable
          title={words.byMonth}
          first={words.month}
          columns={columns}
          rows={months.map(([month, rows]) => ({
            name: <Named name={trendLabel(month)} number={soldWords(rows)} />,
            figures: soldFigures(rows, { ...whole, ...daysIn(month, days) }, shown),
          }))}
        />
      </Panel>
      <Panel title={words.apart} isBusy={isBusy}>
        <FiguresTable
          title={words.apart}
          first={words.standing}
          columns={amounts.map((amount) => words.amounts[amount])}
          rows={apart.map((standing) => ({
            name: (
              <Named
                name={words.standings[standing]}
                number={bookingsWords(totalOf(bookings.all, standing, "price").count)}
              />
            ),
            figures: amounts.map((amount) => (
              <FigureLink
                key={amount}
                figure={{ ...whole, standing, amount }}
                total={totalOf(bookings.all, standing, amount)}
              />
            )),
          }))}
        />
      </Panel>
    </>
  );
}

const soldWords = (rows: readonly Sold[]) => bookingsWords(totalOf(rows, "sold", "price").count);

/** The figures of one row: for how much was sold, what of it was paid and is due, and no-shows where there are any. */
function soldFigures(
  rows: readonly Sold[],
  whole: Figure,
  { amounts, hasAbsent }: { readonly amounts: readonly Amount[]; readonly hasAbsent: boolean },
) {
  const figures = amounts.map((amount): Figure => ({ ...whole, amount }));
  if (hasAbsent) figures.push({ ...whole, standing: "absent" });
  return figures.map((figure) => (
    <FigureLink
      key={`${figure.standing} ${figure.amount}`}
      figure={figure}
      total={totalOf(rows, figure.standing, figure.amount)}
    />
  ));
}

/** The rows of each key. */
function grouped<Row extends Sold>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}
