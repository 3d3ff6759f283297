import type { Report } from "#data/office/remote/reports.ts";
import { formatUsdExact } from "#domain/money.ts";
import { countText } from "#ui/office/lists/count-text.ts";
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
          name: "Expected Revenue",
          value: report && formatUsdExact(report.revenueCents),
          note: "Excludes cancelled bookings",
        },
        {
          name: "Total Bookings",
          value: report && countText(report.bookings),
          note: "In this selection",
        },
        {
          name: "Avg. Booking Value",
          value: report && formatUsdExact(report.averageCents),
          note: "Of the bookings that bring revenue",
        },
        {
          name: "Active Customers",
          value: report && countText(report.customers),
          note: "Unique e-mail addresses",
        },
      ]}
    />
  );
}
