import { Textarea, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { declinedLetter } from "#domain/booking/letters/declined.ts";
import { LETTER_LIMITS } from "#domain/booking/letters/templates.ts";
import type { Offer } from "#domain/departures/availability/availability.ts";
import { languageOf } from "#domain/language-of.ts";
import * as words from "#messages/office/bookings/decisions.ts";
import * as mails from "#messages/office/bookings/mails.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { DialogForm } from "#ui/office/forms/DialogForm.tsx";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { decline } from "./decide.ts";

interface DeclineFormProps {
  readonly booking: OfficeBooking;
  readonly others: readonly Offer[];
  readonly onClose: () => void;
}

/** Declining a booking, with what its guest reads: as it stands there it is sent. */
export function DeclineForm({ booking, others, onClose }: DeclineFormProps) {
  const { customer, departureTime } = booking;
  const language = languageOf(booking.lang);
  const begin = () => ({
    isTold: customer.email !== "",
    ...declinedLetter(
      booking,
      language,
      others.map(({ day, time }) => ({ day, time: time || departureTime })),
    ),
  });
  const { draft, change, forget } = useDraft(`decline ${booking.id}`, begin);
  const [isTried, setIsTried] = useState(false);
  const isDone = useRef(false);
  const { isTold, subject, text } = draft;
  const errors =
    isTried && isTold
      ? {
          ...(subject.trim() ? {} : { subject: mails.subjectRequired }),
          ...(text.trim() ? {} : { text: mails.messageRequired }),
        }
      : {};
  const submit = () => {
    setIsTried(true);
    if (isTold && !(subject.trim() && text.trim())) return;
    isDone.current = true;
    const letter = isTold ? { subject: subject.trim(), text: text.trim() } : null;
    // what could not be kept is there when the dialog is opened again
    decline(booking, letter).then((isStored) => isStored && forget());
    onClose();
  };
  const isDirty = () => !isDone.current && JSON.stringify(draft) !== JSON.stringify(begin());
  return (
    <DialogForm
      state={{ isBusy: false, errors, isDirty, forget }}
      submit={isTold ? words.declineAndWrite : words.decline}
      onSubmit={submit}
      onClose={onClose}
    >
      {booking.together && <p>{words.otherWayStays}</p>}
      {customer.email ? (
        <CheckRow
          label={words.writeToGuest}
          isChecked={isTold}
          onChange={(isTold) => change({ ...draft, isTold })}
        />
      ) : (
        <p>{words.noAddress(customer.phone)}</p>
      )}
      {isTold && (
        <>
          <p className="small">
            {mails.to[language](`${customer.firstName} ${customer.lastName}`, customer.email)}
          </p>
          <TextInput
            label={mails.subject}
            maxLength={LETTER_LIMITS.subject}
            value={subject}
            error={"subject" in errors && errors.subject}
            onChange={(event) => change({ ...draft, subject: event.currentTarget.value })}
          />
          <Textarea
            label={mails.message}
            description={words.asItIsSent}
            rows={12}
            maxLength={LETTER_LIMITS.text}
            value={text}
            error={"text" in errors && errors.text}
            onChange={(event) => change({ ...draft, text: event.currentTarget.value })}
          />
        </>
      )}
    </DialogForm>
  );
}
