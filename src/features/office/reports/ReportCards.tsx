import type { Report } from "#data/office/remote/reports.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as figures from "#messages/office/figures.ts";
import * as words from "#messages/office/reports.ts";
import { StatCards } from "#ui/office/StatCards.tsx";

interface ReportCardsProps {
  readonly report: Report | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** The four figures of the specification. */
export function ReportCards({ report, ...state }: ReportCardsProps) {
  return (
    <StatCards
      {...state}
      stats={[
        {
          name: words.expectedRevenue,
          value: report && formatUsdExact(report.revenueCents),
          note: words.withoutCancelled,
        },
        {
          name: words.totalBookings,
          value: report && figures.count(report.bookings),
          note: words.inThisSelection,
        },
        {
          name: words.averageValue,
          value: report && formatUsdExact(report.averageCents),
          note: words.ofThosePaid,
        },
        {
          name: words.activeCustomers,
          value: report && figures.count(report.customers),
          note: words.byEmail,
        },
      ]}
    />
  );
}
