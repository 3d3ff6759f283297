import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { placeholderFault } from "#domain/booking/letters/placeholder-fault.ts";
import { fillLetter, LETTER_LIMITS, PLACEHOLDER_NAMES } from "#domain/booking/letters/templates.ts";
import * as words from "#messages/office/bookings/mails.ts";
import { DialogForm } from "#ui/office/forms/DialogForm.tsx";
import { selectFault } from "#ui/office/forms/select-fault.ts";
import { DiscardQuestion } from "#ui/office/forms/UnsavedChanges.tsx";
import styles from "../form/BookingForm.module.css";
import { useLetter } from "./use-letter.ts";

interface EmailCustomerProps {
  readonly booking: OfficeBooking;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

const CHOICES = [
  { value: "", label: words.emptyLetter },
  ...Object.entries(words.letters).map(([value, label]) => ({ value, label })),
];

/** A message to the customer, from a template, as the customer will read it. */
export function EmailCustomer({ booking, onSent, onClose }: EmailCustomerProps) {
  const letter = useLetter(booking, onSent);
  const { subject, text } = letter.draft;
  const { customer } = booking;
  return (
    <DialogForm
      state={letter}
      submit={letter.isBusy ? words.sending : words.send}
      onSubmit={letter.send}
      onClose={onClose}
    >
      {letter.isAsked && <DiscardQuestion onAnswer={letter.answer} />}
      <p className="small">
        {words.to[letter.language](`${customer.firstName} ${customer.lastName}`, customer.email)}
      </p>
      <NativeSelect
        label={words.template}
        data={CHOICES}
        value={letter.draft.template}
        onChange={(event) => letter.beginWith(event.currentTarget.value)}
      />
      <TextInput
        label={words.subject}
        maxLength={LETTER_LIMITS.subject}
        value={subject}
        error={letter.errors.subject}
        onFocus={selectFault(placeholderFault(subject, PLACEHOLDER_NAMES))}
        onChange={(event) => letter.change({ subject: event.currentTarget.value })}
      />
      <Textarea
        label={words.message}
        description={words.filledIn(PLACEHOLDER_NAMES.map((name) => `{${name}}`).join(" "))}
        rows={8}
        maxLength={LETTER_LIMITS.text}
        value={text}
        error={letter.errors.text}
        onFocus={selectFault(placeholderFault(text, PLACEHOLDER_NAMES))}
        onChange={(event) => letter.change({ text: event.currentTarget.value })}
      />
      {(subject || text) && (
        <section aria-label={words.preview}>
          <h3 className={styles.legend}>{words.preview}</h3>
          <div className={styles.preview}>
            <strong>{fillLetter(subject, booking, letter.language)}</strong>
            {"\n\n"}
            {fillLetter(text, booking, letter.language)}
          </div>
        </section>
      )}
    </DialogForm>
  );
}
