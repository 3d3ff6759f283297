import { useMediaQuery } from "@mantine/hooks";
import type { OfficeBooking } from "#domain/booking/fields.ts";
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
      title="Recent Bookings"
      isBusy={isFetching}
      note={<Link to="/admin/bookings">View all</Link>}
    >
      {failure !== null && (
        <FailedFace
          title="The recent bookings could not be loaded."
          message={failure}
          onRetry={reload}
        />
      )}
      {bookings === null && failure === null && (
        <LoadingFace words="Loading recent bookings..." rows={5} />
      )}
      {bookings?.length === 0 && (
        <EmptyFace title="No bookings yet">
          <p>As soon as somebody books on the site, the booking stands here.</p>
        </EmptyFace>
      )}
      {bookings && bookings.length > 0 && <Rows bookings={bookings} />}
    </Panel>
  );
}
