import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { bookingReference } from "#domain/booking/reference.ts";
import * as decisions from "#messages/office/bookings/decisions.ts";
import * as words from "#messages/office/bookings/dialogs.ts";
import { useOpened } from "#ui/office/answers/use-later.ts";
import { BookingDialogContent, type DialogEvents } from "./dialogs/BookingDialogContent.tsx";
import type { BookingDialog, BookingSearch } from "./search.ts";
import type { BookingList } from "./use-bookings.ts";

interface BookingDialogsProps extends DialogEvents {
  readonly search: BookingSearch;
  readonly list: BookingList;
}

const TITLES: Readonly<Record<BookingDialog, (reference: string) => string>> = {
  "": () => "",
  view: words.viewTitle,
  edit: words.editTitle,
  mail: () => words.mailTitle,
  delete: () => words.deleteTitle,
  new: () => words.newTitle,
  import: () => words.importTitle,
  beyond: () => decisions.beyondTitle,
  decline: decisions.declineTitle,
};

const FULL_SCREEN = "(max-width: 39.99rem)";

/**
 * The page's one dialog, as the address names it: from the details one goes on to editing in the
 * same frame, and the focus comes back to where it was before.
 */
export default function BookingDialogs({ search, list, ...events }: BookingDialogsProps) {
  const isOpen = search.dialog !== "";
  const isSmall = useMediaQuery(FULL_SCREEN, false, { getInitialValueInEffect: false });
  // what was shown last stays while the dialog closes
  const [last, setLast] = useState({ dialog: search.dialog, id: search.id });
  if (isOpen && (last.dialog !== search.dialog || last.id !== search.id)) {
    setLast({ dialog: search.dialog, id: search.id });
  }
  const { dialog, id } = isOpen ? search : last;
  const isQuestion = dialog === "delete" || dialog === "beyond";
  return (
    <Modal
      opened={useOpened(isOpen)}
      onClose={events.onClose}
      title={TITLES[dialog](bookingReference(id))}
      size={isQuestion ? "28rem" : "42rem"}
      fullScreen={isSmall && !isQuestion}
      closeButtonProps={{ "aria-label": dialog === "view" ? words.closeDetails : words.close }}
    >
      <BookingDialogContent key={`${dialog} ${id}`} {...{ dialog, id, list }} {...events} />
    </Modal>
  );
}
