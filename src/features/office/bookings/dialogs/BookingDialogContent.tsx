import { Button } from "@mantine/core";
import { loadBookables } from "#data/office/remote/catalogue.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import { BOOKABLES } from "#data/office/sync/refresh.ts";
import { refusedBooking } from "#data/office/sync/refused-acts.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookableInWay } from "#domain/booking/in-its-way.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import { languageOf } from "#domain/language-of.ts";
import * as words from "#messages/office/bookings/dialogs.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { Skeleton } from "#ui/parts/Skeleton.tsx";
import { ConfirmBeyond } from "../decisions/ConfirmBeyond.tsx";
import { DeclineBooking } from "../decisions/DeclineBooking.tsx";
import { EditBooking } from "../form/EditBooking.tsx";
import { NewBooking } from "../form/NewBooking.tsx";
import type { BookingDialog } from "../search.ts";
import type { BookingList } from "../use-bookings.ts";
import { BookingDetails } from "./BookingDetails.tsx";
import { DeleteBooking } from "./DeleteBooking.tsx";
import { EmailCustomer } from "./EmailCustomer.tsx";
import { ImportBooking } from "./ImportBooking.tsx";
import { useOneBooking } from "./use-one-booking.ts";

export interface DialogEvents {
  readonly onDialog: (dialog: BookingDialog, id: string) => void;
  /** A booking has been made at the desk or from a code. */
  readonly onStored: (booking: Pick<OfficeBooking, "id" | "date">) => void;
  readonly onClose: () => void;
}

interface BookingDialogContentProps extends DialogEvents {
  readonly dialog: BookingDialog;
  readonly id: string;
  readonly list: BookingList;
}

const NEED_BOOKING: readonly BookingDialog[] = [
  "view",
  "edit",
  "mail",
  "delete",
  "beyond",
  "decline",
];
const NEED_CATALOGUE: readonly BookingDialog[] = ["edit", "mail", "new", "decline"];

/** What stands in the dialog, once all that it needs is there. */
export function BookingDialogContent(props: BookingDialogContentProps) {
  const { dialog, id, list, onDialog, onStored, onClose } = props;
  const needsBooking = NEED_BOOKING.includes(dialog);
  const needsCatalogue = NEED_CATALOGUE.includes(dialog);
  const one = useOneBooking(needsBooking ? id : null, list);
  const catalogue = useAnswer({
    key: needsCatalogue ? "catalogue" : null,
    load: (signal) => keptAnswer(BOOKABLES, () => loadBookables(signal)),
    onFailure: failureWords,
  });
  const isMending = dialog === "new" && id !== "";
  const refused = useAnswer({
    key: isMending ? `refused ${id}` : null,
    load: () => refusedBooking(id),
    onFailure: failureWords,
  });
  const trouble = one.failure !== null ? one : catalogue.failure !== null ? catalogue : null;
  if (trouble) {
    return (
      <>
        <Notice tone="destructive" title={words.notFetched} announce>
          <p>{trouble.failure}</p>
        </Notice>
        <Button mt="md" onClick={trouble.reload}>
          {words.tryAgain}
        </Button>
      </>
    );
  }
  const { booking } = one;
  const bookables = catalogue.isAnswered ? catalogue.answer : null;

  if (dialog === "import") return <ImportBooking onImported={onStored} onClose={onClose} />;
  if (dialog === "new" && bookables && (!isMending || refused.isAnswered)) {
    return (
      <NewBooking
        refused={isMending ? refused.answer : null}
        bookables={bookables}
        onBooked={onStored}
        onClose={onClose}
      />
    );
  }
  if (!booking || (needsCatalogue && !bookables)) return <Skeleton />;
  switch (dialog) {
    case "view":
      return (
        <BookingDetails
          key={booking.id}
          booking={booking}
          onEdit={() => onDialog("edit", id)}
          onEmail={() => onDialog("mail", id)}
        />
      );
    case "edit":
      return (
        <EditBooking
          booking={booking}
          bookables={bookables ?? []}
          onClose={onClose}
          onSaved={onClose}
        />
      );
    case "mail":
      return (
        <EmailCustomer
          booking={calledForGuests(booking, bookables ?? [])}
          onSent={onClose}
          onClose={onClose}
        />
      );
    case "beyond":
      return <ConfirmBeyond booking={booking} onClose={onClose} />;
    case "decline":
      return (
        <DeclineBooking booking={calledForGuests(booking, bookables ?? [])} onClose={onClose} />
      );
    case "delete":
      return (
        <DeleteBooking
          booking={booking}
          onClose={onClose}
          onDeleted={() => {
            list.reload();
            onClose();
          }}
        />
      );
    default:
      return null;
  }
}

/** What was booked as the guest's language has it, as in mails that go out by themselves. */
function calledForGuests(booking: OfficeBooking, bookables: readonly Bookable[]): OfficeBooking {
  const booked = bookables.find(
    ({ item }) => item.type === booking.type && item.id === booking.itemId,
  );
  const names = booked && bookableInWay(booked, booking.way).names;
  return { ...booking, itemName: names?.[languageOf(booking.lang)] ?? booking.itemName };
}
