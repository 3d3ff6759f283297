import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import { officeWireOf } from "#domain/booking/office/fields.ts";
import * as words from "#messages/office/bookings/form.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { ConflictChoice } from "#ui/office/forms/ConflictChoice.tsx";
import { DialogForm } from "#ui/office/forms/DialogForm.tsx";
import { UnsavedChanges } from "#ui/office/forms/UnsavedChanges.tsx";
import { RoomChoice } from "#ui/office/room/RoomChoice.tsx";
import { BookingFormFields } from "./BookingFormFields.tsx";
import { DepositFields } from "./DepositFields.tsx";
import { ANEW } from "./edit-form.ts";
import { cataloguePrice, priceNote, priceOf } from "./edit-price.ts";
import { changesOf } from "./edit-wire.ts";
import { PartnerSelect } from "./PartnerSelect.tsx";
import { PriceFields } from "./PriceFields.tsx";
import { SaidFields } from "./SaidFields.tsx";
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
  const { form, stored, errors, current, item } = edit;
  const pricing = { form, stored, item };
  if (current) {
    return (
      <>
        <UnsavedChanges isDirty={edit.isDirty} onDiscard={edit.forget} />
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
    <DialogForm
      state={edit}
      submit={edit.isBusy ? words.saving : words.save}
      onSubmit={edit.save}
      onClose={onClose}
    >
      <ServiceSelect
        bookables={bookables}
        service={form.service}
        storedName={stored.itemName}
        error={errors.service}
        // the time that was agreed was the other service's, and so are its bands, extras and ways
        onChange={(service) => edit.change({ service, departureTime: "", ...ANEW })}
      />
      <PartnerSelect
        partner={form.partner}
        stored={booking.partner}
        error={errors.partner}
        onChange={(partner) => edit.change({ partner })}
      />
      <BookingFormFields {...{ form, errors, item }} onChange={edit.change} />
      <RoomChoice {...edit.room} onTime={(departureTime) => edit.change({ departureTime })} />
      {stored.together && (
        <CheckRow
          label={words.together}
          hint={words.togetherHint}
          isChecked={form.together !== ""}
          onChange={(isKept) => edit.change({ together: isKept ? stored.together : "" })}
        />
      )}
      <PriceFields
        {...{ form, errors }}
        priceCents={priceOf(pricing)}
        catalogueCents={cataloguePrice(pricing)}
        note={priceNote(pricing)}
        onChange={edit.change}
      />
      <DepositFields {...{ form, errors }} onChange={edit.change} />
      <SaidFields {...{ form, errors, item }} onChange={edit.change} />
    </DialogForm>
  );
}
