import { useMediaQuery } from "@mantine/hooks";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import * as words from "#messages/office/dashboard.ts";
import { Link } from "#ui/navigation/Link.tsx";
import type { Asked } from "#ui/office/answers/use-answer.ts";
import { EmptyFace, FailedFace, LoadingFace } from "#ui/office/lists/ListFace.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import { RecentCards, RecentTable } from "./RecentRows.tsx";

interface RecentBookingsProps {
  readonly recent: Asked<readonly OfficeBooking[]>;
}

/** The five newest bookings, whatever the filters say. */
export function RecentBookings({ recent }: RecentBookingsProps) {
  const { answer: bookings, failure, isFetching, reload } = recent;
  const hasColumns = useMediaQuery("(min-width: 48rem)", true, { getInitialValueInEffect: false });
  const Rows = hasColumns ? RecentTable : RecentCards;
  return (
    <Panel
      title={words.recent}
      isBusy={isFetching}
      note={<Link to="/admin/bookings">{words.viewAll}</Link>}
    >
      {failure !== null && (
        <FailedFace title={words.recentNotLoaded} message={failure} onRetry={reload} />
      )}
      {bookings === null && failure === null && (
        <LoadingFace words={words.loadingRecent} rows={5} />
      )}
      {bookings?.length === 0 && (
        <EmptyFace title={words.noneYet}>
          <p>{words.howTheyCome}</p>
        </EmptyFace>
      )}
      {bookings && bookings.length > 0 && <Rows bookings={bookings} />}
    </Panel>
  );
}
