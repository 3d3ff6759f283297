import { ActionIcon } from "@mantine/core";
import { useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import * as words from "#messages/office/bookings/list.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import type { BookingDialog } from "../search.ts";

const RowMenuItems = lazyPart(() => import("./RowMenuItems.tsx"), RowMenuControl);

/** Has the menus open at once from now on. */
export const holdRowMenus = () => void RowMenuItems.preload();

export interface RowActions {
  /** The booking whose status is being changed. */
  readonly busyId: string | null;
  readonly onDialog: (dialog: BookingDialog, id: string) => void;
  /** @param ofBoth of the booking of the other way, too */
  readonly onStatus: (booking: OfficeBooking, status: BookingStatus, ofBoth?: boolean) => void;
}

export interface RowMenuProps extends RowActions {
  readonly booking: OfficeBooking;
}

/** What can be done with one booking. Until somebody wants to know, its control alone: a list has twenty. */
export function RowMenu(props: RowMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) return <RowMenuItems {...props} />;
  return <RowMenuControl {...props} onWanted={() => setIsWanted(true)} />;
}

function RowMenuControl({ booking, onWanted }: RowMenuProps & { onWanted?: () => void }) {
  return (
    <ActionIcon
      aria-label={words.actionsFor(bookingReference(booking.id))}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={onWanted}
    >
      <OfficeIcon name="more" />
    </ActionIcon>
  );
}
