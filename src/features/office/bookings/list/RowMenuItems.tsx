import { ActionIcon, Menu } from "@mantine/core";
import { useEffect, useRef } from "react";
import { bookingReference } from "#domain/booking/reference.ts";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import * as list from "#messages/office/bookings/list.ts";
import * as words from "#messages/office/bookings/menu.ts";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { statusWord } from "#ui/parts/StatusBadge.tsx";
import type { BookingDialog } from "../search.ts";
import type { RowMenuProps } from "./RowMenu.tsx";

/** The menu itself, opened as soon as it is there: it was asked for by a press on its control. */
export default function RowMenuItems({ booking, busyId, onDialog, onStatus }: RowMenuProps) {
  const control = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    control.current?.focus();
    control.current?.click();
  }, []);
  const open = (dialog: BookingDialog) => () => {
    // The dialog gives the focus back to where it was: not to an item of a menu that is gone.
    control.current?.focus();
    onDialog(dialog, booking.id);
  };
  const others = BOOKING_STATUSES.filter((status) => status !== booking.status);
  return (
    <Menu disabled={busyId === booking.id}>
      <Menu.Target>
        <ActionIcon ref={control} aria-label={list.actionsFor(bookingReference(booking.id))}>
          <OfficeIcon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={open("view")}>{words.viewDetails}</Menu.Item>
        <Menu.Item onClick={open("edit")}>{words.edit}</Menu.Item>
        {booking.customer.email && <Menu.Item onClick={open("mail")}>{words.email}</Menu.Item>}
        <Menu.Label>{words.changeStatus}</Menu.Label>
        {others.map((status) => (
          <Menu.Item key={status} onClick={() => onStatus(booking, status)}>
            {words.markAs(statusWord(status))}
          </Menu.Item>
        ))}
        {booking.together && booking.status !== "cancelled" && (
          <Menu.Item onClick={() => onStatus(booking, "cancelled", true)}>
            {words.markBothAs(statusWord("cancelled"))}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item color="var(--danger)" onClick={open("delete")}>
          {words.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
