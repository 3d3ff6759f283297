import { downloadSeats } from "#data/office/remote/csv.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import type { Seats } from "#data/office/remote/reports.ts";
import { count } from "#messages/office/figures.ts";
import * as words from "#messages/office/reports.ts";
import { ExportButton } from "#ui/office/lists/ExportButton.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import { FiguresTable } from "./FiguresTable.tsx";
import styles from "./ReportsPage.module.css";
import type { Selection } from "./search.ts";

interface SeatTablesProps {
  readonly seats: Seats;
  readonly search: Selection;
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
        <Shares
          title={words.seatsByService}
          first={words.service}
          rows={services}
          caption={words.howSeatsCount}
        />
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
        <Shares title={words.seatsByWeekday} first={words.weekday} rows={days} />
      </Panel>
    </div>
  );
}

interface SharesProps {
  readonly title: string;
  /** What a row stands for. */
  readonly first: string;
  readonly rows: Seats["services"];
  readonly caption?: string;
}

function Shares({ rows, ...table }: SharesProps) {
  return (
    <FiguresTable
      {...table}
      columns={[words.sold, words.offered, words.share]}
      rows={rows.map(({ name, sold, offered }) => {
        const share = offered === 0 ? 0 : Math.round((100 * sold) / offered);
        const inlineSize = `${Math.min(100, share)}%`;
        return {
          name: (
            <>
              {name}
              <span aria-hidden="true" className={styles.share} style={{ inlineSize }} />
            </>
          ),
          figures: [count(sold), count(offered), words.percent(share)],
        };
      })}
    />
  );
}
