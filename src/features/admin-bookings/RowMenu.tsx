import { ActionIcon, Menu } from "@mantine/core";
import { useRef } from "react";
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
  const control = useRef<HTMLButtonElement>(null);
  const view = () => {
    // The dialog gives the focus back to where it was: not to an item of a menu that is gone.
    control.current?.focus();
    onView(booking);
  };
  const others = BOOKING_STATUSES.filter((status) => status !== booking.status);
  return (
    <Menu disabled={busyId === booking.id}>
      <Menu.Target>
        <ActionIcon
          ref={control}
          aria-label={`Actions for booking #${bookingReference(booking.id)}`}
        >
          <OfficeIcon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={view}>View Details</Menu.Item>
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
