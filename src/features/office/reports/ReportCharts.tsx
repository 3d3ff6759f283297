import type { Report } from "#data/office/remote/reports.ts";
import { centsToDollars, dollarsToCents, formatUsdExact } from "#domain/money.ts";
import * as figures from "#messages/office/figures.ts";
import * as words from "#messages/office/reports.ts";
import { trendLabel } from "#ui/office/short-dates.ts";
import { BarPanel } from "./BarPanel.tsx";
import styles from "./ReportsPage.module.css";

/** SPEC §9: the labels of revenue bars round to whole dollars. */
const wholeDollars = (dollars: number) => `$${figures.count(Math.round(dollars))}`;
const exactDollars = (dollars: number) => formatUsdExact(dollarsToCents(dollars));

/** The four charts of the specification. */
export function ReportCharts({ report, isBusy }: { report: Report; isBusy: boolean }) {
  const { trend, topByBookings, topByRevenue } = report;
  const counts = { unit: words.bookings, short: figures.count, exact: figures.count, isBusy };
  const sums = { unit: words.revenue, short: wholeDollars, exact: exactDollars, isBusy };
  const days = trend.map(({ key, ...point }) => ({ ...point, name: trendLabel(key) }));
  return (
    <div className={styles.charts}>
      <BarPanel
        title={words.bookingTrends}
        {...counts}
        first={words.period}
        bars={days.map(({ name, bookings }) => ({ name, value: bookings }))}
      />
      <BarPanel
        title={words.revenueTrends}
        {...sums}
        first={words.period}
        bars={days.map(({ name, revenueCents }) => ({ name, value: centsToDollars(revenueCents) }))}
      />
      <BarPanel
        title={words.topByBookings}
        {...counts}
        first={words.service}
        isRanking
        bars={topByBookings.map(({ name, bookings }) => ({ name, value: bookings }))}
      />
      <BarPanel
        title={words.topByRevenue}
        {...sums}
        first={words.service}
        isRanking
        bars={topByRevenue.map(({ name, revenueCents }) => ({
          name,
          value: centsToDollars(revenueCents),
        }))}
      />
    </div>
  );
}
