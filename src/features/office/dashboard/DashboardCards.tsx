import type { Dashboard } from "#data/office/remote/dashboard.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/dashboard.ts";
import * as numbers from "#messages/office/figures.ts";
import { Link } from "#ui/navigation/Link.tsx";
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
          note: <PendingNote activity={figures?.activity} />,
        },
      ]}
    />
  );
}

/** The figure is the specification's; what of it is to be decided is listed under 'Needs a decision'. */
function PendingNote({ activity }: { readonly activity: Dashboard["activity"] | undefined }) {
  const toDecide = activity ? toDecideOf(activity) : 0;
  return (
    <>
      {words.confirmedOrPending}
      {toDecide > 0 && (
        <>
          {" · "}
          <Link to="/admin/bookings" search={{ view: "decision" }}>
            {words.toDecide(numbers.count(toDecide))}
          </Link>
        </>
      )}
    </>
  );
}

/** As many as are listed. */
const toDecideOf = ({ decisions, requests, lateCancels }: Dashboard["activity"]) =>
  Object.values(decisions).reduce((sum, count) => sum + count, requests + lateCancels);
