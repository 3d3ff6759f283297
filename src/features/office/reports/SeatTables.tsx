import { downloadSeats } from "#data/office/remote/csv.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import type { Seats } from "#data/office/remote/reports.ts";
import * as figures from "#messages/office/figures.ts";
import * as words from "#messages/office/reports.ts";
import { DataTable } from "#ui/office/lists/DataTable.tsx";
import { ExportButton } from "#ui/office/lists/ExportButton.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import styles from "./ReportsPage.module.css";
import type { ReportSearch } from "./search.ts";

interface SeatTablesProps {
  readonly seats: Seats;
  readonly search: ReportSearch;
  readonly isBusy: boolean;
}

/** Of the services with a schedule: how many of their seats were sold, by service and by weekday. */
export function SeatTables({ seats, search, isBusy }: SeatTablesProps) {
  const { services, weekdays } = seats;
  if (services.length === 0) return null;
  const days = weekdays.map(({ weekday, ...sums }) => ({
    name: words.weekdays[weekday - 1] ?? "",
    ...sums,
  }));
  return (
    <div className={styles.charts}>
      <Panel title={words.seatsByService} isBusy={isBusy}>
        <Shares first={words.service} rows={services} caption={words.howSeatsCount} />
        <div className={`${styles.export} screen-only`}>
          <ExportButton
            fileName="seats"
            load={() => downloadSeats(search)}
            failureWords={failureWords}
          >
            {words.exportSeats}
          </ExportButton>
        </div>
      </Panel>
      <Panel title={words.seatsByWeekday} isBusy={isBusy}>
        <Shares first={words.weekday} rows={days} />
      </Panel>
    </div>
  );
}

interface SharesProps {
  /** What a row stands for. */
  readonly first: string;
  readonly rows: Seats["services"];
  readonly caption?: string;
}

function Shares({ first, rows, caption }: SharesProps) {
  return (
    <div className={styles.figures}>
      <DataTable>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {[words.sold, words.offered, words.share].map((name) => (
              <th key={name} scope="col" data-align="end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sold, offered }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span
                  aria-hidden="true"
                  className={styles.share}
                  style={{ inlineSize: `${Math.min(100, shareOf(sold, offered))}%` }}
                />
              </th>
              <td data-align="end">{figures.count(sold)}</td>
              <td data-align="end">{figures.count(offered)}</td>
              <td data-align="end">{words.percent(shareOf(sold, offered))}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

const shareOf = (sold: number, offered: number) =>
  offered === 0 ? 0 : Math.round((100 * sold) / offered);
