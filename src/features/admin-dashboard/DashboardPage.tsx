import { DASHBOARD_RANGES } from "#domain/report/ranges.ts";
import { BookingFilters } from "#ui/office/BookingFilters.tsx";
import { FailedFace } from "#ui/office/ListFace.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { RefreshButton } from "#ui/office/RefreshButton.tsx";
import { DashboardCards } from "./DashboardCards.tsx";
import styles from "./DashboardPage.module.css";
import { QuickActions } from "./QuickActions.tsx";
import { RecentBookings } from "./RecentBookings.tsx";
import { SystemActivity } from "./SystemActivity.tsx";
import type { DashboardSearch } from "./search.ts";
import { useDashboard } from "./use-dashboard.ts";

interface DashboardPageProps {
  readonly username: string;
  readonly search: DashboardSearch;
  readonly onSearch: (search: DashboardSearch) => void;
}

/** How business stands, what came in last, and what wants the operator. */
export default function DashboardPage({ username, search, onSearch }: DashboardPageProps) {
  const { answer, failure, isFetching, reload } = useDashboard(search);
  const change = (part: Partial<DashboardSearch>) => onSearch({ ...search, ...part });
  return (
    <OfficePage
      title={`Welcome back, ${username.charAt(0).toUpperCase()}${username.slice(1)}!`}
      lead="How business stands, and what wants your eye."
      actions={
        <RefreshButton isBusy={isFetching} onClick={reload}>
          Refresh Data
        </RefreshButton>
      }
    >
      <BookingFilters ranges={DASHBOARD_RANGES} search={search} onChange={change} />
      <DashboardCards figures={answer} isBusy={isFetching} hasFailed={failure !== null} />
      <div className={styles.columns}>
        {failure === null ? (
          <RecentBookings bookings={answer?.recent ?? null} isBusy={isFetching} />
        ) : (
          <FailedFace
            title="The dashboard could not be loaded."
            message={failure}
            onRetry={reload}
          />
        )}
        <div className={styles.column}>
          <QuickActions />
          <SystemActivity activity={answer?.activity ?? null} hasFailed={failure !== null} />
        </div>
      </div>
    </OfficePage>
  );
}
