import { Button } from "@mantine/core";
import { type SubmitEvent, useRef } from "react";
import { belizeDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { Bookable } from "#domain/booking/office-booking.ts";
import * as words from "#messages/office/bookings/form.ts";
import { UnsavedChanges } from "#ui/office/forms/UnsavedChanges.tsx";
import { useFirstError } from "#ui/office/forms/use-first-error.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./BookingForm.module.css";
import { BookingFormFields } from "./BookingFormFields.tsx";
import { cataloguePrice, priceOf } from "./edit-form.ts";
import { PriceFields } from "./PriceFields.tsx";
import { ServiceSelect } from "./ServiceSelect.tsx";
import { type RefusedBooking, useDesk } from "./use-desk.ts";

interface NewBookingProps {
  readonly bookables: readonly Bookable[];
  /** One that the server has refused, to be mended; null for a new one. */
  readonly refused: RefusedBooking | null;
  readonly onBooked: (booking: Pick<OfficeBooking, "id" | "date">) => void;
  readonly onClose: () => void;
}

/** The booking desk: for customers who call or walk in. */
export function NewBooking({ bookables, refused, onBooked, onClose }: NewBookingProps) {
  const desk = useDesk({ bookables, refused, onBooked });
  const formElement = useRef<HTMLFormElement>(null);
  useFirstError(formElement, desk.errors);
  const { errors, item } = desk;
  const { form, sendMail } = desk.draft;
  const hasEmail = form.email.trim() !== "";
  const pricing = { form, item, stored: null };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    desk.book();
  };
  return (
    <form ref={formElement} className={styles.form} onSubmit={onSubmit} noValidate>
      <UnsavedChanges isDirty={desk.isDirty} onDiscard={desk.forget} />
      <p className={styles.hint}>{words.deskHint}</p>
      <ServiceSelect
        bookables={bookables}
        service={form.service}
        error={errors.service}
        onChange={desk.chooseService}
      />
      <BookingFormFields {...{ form, errors, item }} onChange={desk.change} />
      {form.date && form.date < belizeDay(Date.now()) && (
        <Notice tone="warning" title={words.dayPassed} />
      )}
      <PriceFields
        {...{ form, errors }}
        priceCents={priceOf(pricing)}
        catalogueCents={cataloguePrice(pricing)}
        onChange={desk.change}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          disabled={!hasEmail}
          checked={hasEmail && sendMail}
          onChange={() => desk.setSendMail(!sendMail)}
        />
        {words.sendConfirmation}
      </label>
      {desk.failure && <Notice tone="destructive" title={desk.failure} announce />}
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" disabled={desk.isBusy}>
          {desk.isBusy ? words.creating : words.create}
        </Button>
      </div>
    </form>
  );
}
