import type { Report } from "#data/office/remote/reports.ts";
import { centsToDollars, dollarsToCents, formatUsdExact } from "#domain/money.ts";
import { countText } from "#ui/office/lists/count-text.ts";
import { BarPanel } from "./BarPanel.tsx";
import styles from "./ReportsPage.module.css";
import { trendLabel } from "./trend-label.ts";

/** SPEC §9: the labels of revenue bars round to whole dollars. */
const wholeDollars = (dollars: number) => `$${countText(Math.round(dollars))}`;
const exactDollars = (dollars: number) => formatUsdExact(dollarsToCents(dollars));

/** The four charts of the specification. */
export function ReportCharts({ report, isBusy }: { report: Report; isBusy: boolean }) {
  const { trend, topByBookings, topByRevenue } = report;
  const counts = { unit: "Bookings", short: countText, exact: countText, isBusy };
  const sums = { unit: "Revenue", short: wholeDollars, exact: exactDollars, isBusy };
  const days = trend.map(({ key, ...point }) => ({ ...point, name: trendLabel(key) }));
  return (
    <div className={styles.charts}>
      <BarPanel
        title="Booking Trends"
        {...counts}
        first="Period"
        bars={days.map(({ name, bookings }) => ({ name, value: bookings }))}
      />
      <BarPanel
        title="Revenue Trends"
        {...sums}
        first="Period"
        bars={days.map(({ name, revenueCents }) => ({ name, value: centsToDollars(revenueCents) }))}
      />
      <BarPanel
        title="Top Services by Bookings"
        {...counts}
        first="Service"
        isRanking
        bars={topByBookings.map(({ name, bookings }) => ({ name, value: bookings }))}
      />
      <BarPanel
        title="Top Services by Revenue"
        {...sums}
        first="Service"
        isRanking
        bars={topByRevenue.map(({ name, revenueCents }) => ({
          name,
          value: centsToDollars(revenueCents),
        }))}
      />
    </div>
  );
}
