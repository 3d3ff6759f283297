import { ActionIcon, Menu } from "@mantine/core";
import type { BookingRecord } from "#domain/booking/record.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/status.ts";
import { OfficeIcon } from "#ui/OfficeIcon.tsx";
import { statusWord } from "#ui/StatusBadge.tsx";

export interface RowActions {
  /** The booking whose status is being changed. */
  readonly busyId: string | null;
  readonly onView: (booking: BookingRecord) => void;
  readonly onStatus: (booking: BookingRecord, status: BookingStatus) => void;
}

/** What can be done with one booking. */
export function RowMenu({
  booking,
  busyId,
  onView,
  onStatus,
}: RowActions & { booking: BookingRecord }) {
  const others = BOOKING_STATUSES.filter((status) => status !== booking.status);
  return (
    <Menu disabled={busyId === booking.id}>
      <Menu.Target>
        <ActionIcon aria-label={`Actions for booking #${bookingReference(booking.id)}`}>
          <OfficeIcon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onView(booking)}>View Details</Menu.Item>
        <Menu.Label>Change Status</Menu.Label>
        {others.map((status) => (
          <Menu.Item key={status} onClick={() => onStatus(booking, status)}>
            Mark as {statusWord(status)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
