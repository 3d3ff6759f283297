import { Button } from "@mantine/core";
import { type SubmitEvent, useRef } from "react";
import { officeWireOf } from "#domain/booking/booking.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { Bookable } from "#domain/booking/office-booking.ts";
import * as words from "#messages/office/bookings/form.ts";
import { ConflictChoice } from "#ui/office/forms/ConflictChoice.tsx";
import { UnsavedChanges } from "#ui/office/forms/UnsavedChanges.tsx";
import { useFirstError } from "#ui/office/forms/use-first-error.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./BookingForm.module.css";
import { BookingFormFields } from "./BookingFormFields.tsx";
import { cataloguePrice, changesOf, priceNote, priceOf } from "./edit-form.ts";
import { PriceFields } from "./PriceFields.tsx";
import { ServiceSelect } from "./ServiceSelect.tsx";
import { useEdit } from "./use-edit.ts";

interface EditBookingProps {
  readonly booking: OfficeBooking;
  readonly bookables: readonly Bookable[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Service, guests, date, contact, price and notes of a stored booking. */
export function EditBooking({ booking, bookables, onSaved, onClose }: EditBookingProps) {
  const edit = useEdit({ booking, bookables, onSaved });
  const formElement = useRef<HTMLFormElement>(null);
  useFirstError(formElement, edit.errors);
  const { form, stored, errors, current, item } = edit;
  const pricing = { form, stored, item };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    edit.save();
  };
  const unsaved = <UnsavedChanges isDirty={edit.isDirty} onDiscard={edit.forget} />;
  if (current) {
    return (
      <>
        {unsaved}
        <ConflictChoice
          base={officeWireOf(stored)}
          mine={changesOf(pricing, stored)}
          current={officeWireOf(current)}
          onChoose={edit.resolve}
          onBack={edit.backToForm}
        />
      </>
    );
  }
  return (
    <form ref={formElement} className={styles.form} onSubmit={onSubmit} noValidate>
      {unsaved}
      <ServiceSelect
        bookables={bookables}
        service={form.service}
        storedName={stored.itemName}
        error={errors.service}
        // the time that was agreed was the other service's
        onChange={(service) => edit.change({ service, departureTime: "" })}
      />
      <BookingFormFields {...{ form, errors, item }} onChange={edit.change} />
      <PriceFields
        {...{ form, errors }}
        priceCents={priceOf(pricing)}
        catalogueCents={cataloguePrice(pricing)}
        note={priceNote(pricing)}
        onChange={edit.change}
      />
      {edit.failure && <Notice tone="destructive" title={edit.failure} announce />}
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" disabled={edit.isBusy}>
          {edit.isBusy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}
