import { followNews } from "#data/office/sync/follow-news.ts";
import { watchLookedAt } from "#data/office/sync/unseen-bookings.ts";
import { capital } from "#domain/number-words.ts";
import { DASHBOARD_RANGES } from "#domain/report/ranges.ts";
import * as words from "#messages/office/dashboard.ts";
import { LiveNotice } from "#ui/office/answers/LiveNotice.tsx";
import { useBookingNews } from "#ui/office/answers/use-booking-news.ts";
import { useLookedAt } from "#ui/office/answers/use-looked-at.ts";
import { BookingFilters } from "#ui/office/lists/BookingFilters.tsx";
import { FailedFace } from "#ui/office/lists/ListFace.tsx";
import { RefreshButton } from "#ui/office/lists/RefreshButton.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
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
      title={words.welcome(capital(username))}
      lead={words.lead}
      actions={
        <RefreshButton
          isBusy={isFetching || recent.isFetching}
          onClick={() => {
            figures.reload();
            recent.reload();
          }}
        >
          {words.refresh}
        </RefreshButton>
      }
    >
      <LiveNotice news={news} onDismiss={dismiss} onView={({ id }) => onView(id)} />
      <BookingFilters ranges={DASHBOARD_RANGES} search={search} onChange={change} />
      <DashboardCards figures={answer} isBusy={isFetching} hasFailed={failure !== null} />
      {failure !== null && (
        <FailedFace title={words.notLoaded} message={failure} onRetry={figures.reload} />
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
