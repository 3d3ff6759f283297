import type { Dashboard } from "#data/office/remote/dashboard.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/dashboard.ts";
import * as numbers from "#messages/office/figures.ts";
import { StatCards } from "#ui/office/StatCards.tsx";

interface DashboardCardsProps {
  readonly figures: Dashboard | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** The four figures of the specification. */
export function DashboardCards({ figures, ...state }: DashboardCardsProps) {
  const count = (number: number | undefined) =>
    number === undefined ? null : numbers.count(number);
  return (
    <StatCards
      {...state}
      stats={[
        {
          name: words.revenue,
          value: figures && formatUsdExact(figures.revenueCents),
          note: words.withoutCancelled,
        },
        { name: words.totalBookings, value: count(figures?.bookings), note: words.inThisSelection },
        { name: words.customers, value: count(figures?.customers), note: words.byEmail },
        {
          name: words.pending,
          value: count(figures?.pending),
          note: words.confirmedOrPending,
        },
      ]}
    />
  );
}
