import { useMediaQuery } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import type { BookingRecord } from "#domain/booking/record.ts";
import { EmptyFace, LoadingFace } from "#ui/office/ListFace.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import { RecentCards, RecentTable } from "./RecentRows.tsx";

interface RecentBookingsProps {
  /** Null while they are fetched. */
  readonly bookings: readonly BookingRecord[] | null;
  readonly isBusy: boolean;
}

/** The five newest bookings, whatever the filters say. */
export function RecentBookings({ bookings, isBusy }: RecentBookingsProps) {
  const hasColumns = useMediaQuery("(min-width: 48rem)", true, { getInitialValueInEffect: false });
  const Rows = hasColumns ? RecentTable : RecentCards;
  return (
    <Panel
      title="Recent Bookings"
      isBusy={isBusy}
      note={<Link to="/admin/bookings">View all</Link>}
    >
      {bookings === null && <LoadingFace words="Loading recent bookings..." rows={5} />}
      {bookings?.length === 0 && (
        <EmptyFace title="No bookings yet">
          <p>As soon as somebody books on the site, the booking stands here.</p>
        </EmptyFace>
      )}
      {bookings && bookings.length > 0 && <Rows bookings={bookings} />}
    </Panel>
  );
}
