import { formatAmountExact, formatUsdExact } from "#domain/money.ts";
import { type Days, daysIn, type Figure, wholeFigure } from "#domain/report/money.ts";
import { type Money, type Taken, takenOf } from "#domain/report/totals.ts";
import { values } from "#messages/office/bookings/history.ts";
import * as words from "#messages/office/money/reports-of-money.ts";
import { Panel } from "#ui/office/Panel.tsx";
import { trendLabel } from "#ui/office/short-dates.ts";
import { FiguresTable } from "../FiguresTable.tsx";
import { FigureLink, Named } from "./FigureLink.tsx";

interface TakenTablesProps extends Days {
  readonly taken: Money["taken"];
  readonly isBusy: boolean;
}

const METHODS: Readonly<Record<string, string>> = values.paid_method;

/** What was taken in these days, by who has it, by method and by month. */
export function TakenTables({ taken, isBusy, ...days }: TakenTablesProps) {
  const whole = wholeFigure("taken", days);
  const tables = [
    {
      title: words.byPerson,
      first: words.person,
      rows: taken.persons.map((row) => ({
        row,
        name: row.person || words.nobody,
        figure: { ...whole, group: "person", value: row.person } as Figure,
      })),
    },
    {
      title: words.byMethod,
      first: words.method,
      rows: taken.methods.map((row) => ({
        row,
        name: METHODS[row.method] ?? row.method,
        figure: { ...whole, group: "method", value: row.method } as Figure,
      })),
    },
    {
      title: words.takenByMonth,
      first: words.month,
      rows: taken.months.map((row) => ({
        row,
        name: trendLabel(row.month),
        figure: { ...whole, ...daysIn(row.month, days) },
      })),
    },
  ];
  return tables.map(({ title, first, rows }) => (
    <Panel key={title} title={title} isBusy={isBusy}>
      <FiguresTable
        title={title}
        first={first}
        columns={[words.inUsd, words.inBzd, words.together]}
        rows={rows.map(({ row, name, figure }) => ({
          name: <Named name={name} number={words.payments(row.payments)} />,
          figures: takenFigures(row, figure),
        }))}
      />
    </Panel>
  ));
}

const takenFigures = (row: Taken, figure: Figure) => [
  formatUsdExact(row.usd),
  `BZ$${formatAmountExact(row.bzd)}`,
  <FigureLink key="all" figure={figure} total={takenOf([row])} />,
];
