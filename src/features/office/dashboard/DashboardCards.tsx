import type { Dashboard } from "#data/office/remote/dashboard.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as counts from "#messages/office/counts.ts";
import { StatCards } from "#ui/office/StatCards.tsx";

interface DashboardCardsProps {
  readonly figures: Dashboard | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** The four figures of the specification. */
export function DashboardCards({ figures, ...state }: DashboardCardsProps) {
  const count = (number: number | undefined) =>
    number === undefined ? null : counts.count(number);
  return (
    <StatCards
      {...state}
      stats={[
        {
          name: "Expected Revenue",
          value: figures && formatUsdExact(figures.revenueCents),
          note: "Excludes cancelled bookings",
        },
        { name: "Total Bookings", value: count(figures?.bookings), note: "In this selection" },
        { name: "Unique Customers", value: count(figures?.customers), note: "Counted by e-mail" },
        {
          name: "Pending Actions",
          value: count(figures?.pending),
          note: "Confirmed or pending bookings",
        },
      ]}
    />
  );
}
