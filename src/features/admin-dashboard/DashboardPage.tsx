import { followNews } from "#data/sync/follow-news.ts";
import { watchLookedAt } from "#data/sync/unseen-bookings.ts";
import { DASHBOARD_RANGES } from "#domain/report/ranges.ts";
import { BookingFilters } from "#ui/office/BookingFilters.tsx";
import { FailedFace } from "#ui/office/ListFace.tsx";
import { LiveNotice } from "#ui/office/LiveNotice.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { RefreshButton } from "#ui/office/RefreshButton.tsx";
import { useBookingNews } from "#ui/office/use-booking-news.ts";
import { useLookedAt } from "#ui/office/use-looked-at.ts";
import { DashboardCards } from "./DashboardCards.tsx";
import styles from "./DashboardPage.module.css";
import { QuickActions } from "./QuickActions.tsx";
import { RecentBookings } from "./RecentBookings.tsx";
import { SystemActivity } from "./SystemActivity.tsx";
import type { DashboardSearch } from "./search.ts";
import { useFigures, useRecent } from "./use-dashboard.ts";

interface DashboardPageProps {
  readonly username: string;
  readonly search: DashboardSearch;
  readonly onSearch: (search: DashboardSearch) => void;
  /** To a booking's details. */
  readonly onView: (id: string) => void;
}

/** How business stands, what came in last, and what wants the operator. */
export default function DashboardPage({ username, search, onSearch, onView }: DashboardPageProps) {
  const figures = useFigures(search);
  const recent = useRecent();
  const { answer, failure, isFetching } = figures;
  const { news, dismiss } = useBookingNews(followNews, () => {
    figures.refresh();
    recent.refresh();
  });
  useLookedAt(recent.answer?.map(({ id }) => id) ?? [], watchLookedAt);
  const change = (part: Partial<DashboardSearch>) => onSearch({ ...search, ...part });
  return (
    <OfficePage
      title={`Welcome back, ${username.charAt(0).toUpperCase()}${username.slice(1)}!`}
      lead="How business stands, and what wants your eye."
      actions={
        <RefreshButton
          isBusy={isFetching || recent.isFetching}
          onClick={() => {
            figures.reload();
            recent.reload();
          }}
        >
          Refresh Data
        </RefreshButton>
      }
    >
      <LiveNotice news={news} onDismiss={dismiss} onView={({ id }) => onView(id)} />
      <BookingFilters ranges={DASHBOARD_RANGES} search={search} onChange={change} />
      <DashboardCards figures={answer} isBusy={isFetching} hasFailed={failure !== null} />
      {failure !== null && (
        <FailedFace
          title="The figures could not be loaded."
          message={failure}
          onRetry={figures.reload}
        />
      )}
      <div className={styles.columns}>
        <RecentBookings recent={recent} />
        <div className={styles.column}>
          <QuickActions />
          <SystemActivity activity={answer?.activity ?? null} hasFailed={failure !== null} />
        </div>
      </div>
    </OfficePage>
  );
}
