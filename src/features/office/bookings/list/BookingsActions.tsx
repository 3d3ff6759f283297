import { Button } from "@mantine/core";
import * as words from "#messages/office/bookings/list.ts";
import { RefreshButton } from "#ui/office/lists/RefreshButton.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import type { BookingDialog } from "../search.ts";
import type { BookingList } from "../use-bookings.ts";

interface BookingsActionsProps {
  readonly list: BookingList;
  readonly onDialog: (dialog: BookingDialog, id: string) => void;
}

/** Looking again, and the ways to new bookings. */
export function BookingsActions({ list, onDialog }: BookingsActionsProps) {
  return (
    <>
      <RefreshButton isBusy={list.isFetching} onClick={list.reload}>
        {words.refresh}
      </RefreshButton>
      <Button
        variant="outline"
        leftSection={<OfficeIcon name="import" />}
        onClick={() => onDialog("import", "")}
      >
        {words.importBooking}
      </Button>
      <Button leftSection={<OfficeIcon name="add" />} onClick={() => onDialog("new", "")}>
        {words.newBooking}
      </Button>
    </>
  );
}
