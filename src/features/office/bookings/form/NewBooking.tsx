import { TextInput } from "@mantine/core";
import { belizeDay } from "#domain/belize-date.ts";
import { LIMITS, type OfficeBooking } from "#domain/booking/fields.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import { askOf } from "#domain/catalogue/asks.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import * as words from "#messages/office/bookings/form.ts";
import { DialogForm } from "#ui/office/forms/DialogForm.tsx";
import { RoomChoice } from "#ui/office/room/RoomChoice.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./BookingForm.module.css";
import { BookingFormFields } from "./BookingFormFields.tsx";
import { DepositAtDesk } from "./DepositAtDesk.tsx";
import { cataloguePrice, priceOf } from "./edit-price.ts";
import { PartnerSelect } from "./PartnerSelect.tsx";
import { PriceFields } from "./PriceFields.tsx";
import { SaidFields } from "./SaidFields.tsx";
import { ServiceSelect } from "./ServiceSelect.tsx";
import { type RefusedBooking, useDesk } from "./use-desk.ts";

interface NewBookingProps {
  readonly bookables: readonly Bookable[];
  /** One that the server has refused, to be mended; null for a new one. */
  readonly refused: RefusedBooking | null;
  readonly onBooked: (booking: Pick<OfficeBooking, "id" | "date">) => void;
  readonly onClose: () => void;
}

/** Its guests say something on the page of their booking, which whoever calls says at once. */
const isAsked = (item: CatalogueItem): boolean =>
  askOf(item, "guest_list") !== "no" || item.questions !== undefined;

/** The booking desk: for customers who call or walk in. */
export function NewBooking({ bookables, refused, onBooked, onClose }: NewBookingProps) {
  const desk = useDesk({ bookables, refused, onBooked });
  const { errors, item } = desk;
  const { form, sendMail } = desk.draft;
  const hasEmail = form.email.trim() !== "";
  const pricing = { form, item, stored: null };
  return (
    <DialogForm
      state={desk}
      submit={desk.isBusy ? words.creating : words.create}
      onSubmit={desk.book}
      onClose={onClose}
    >
      <p className="small">{words.deskHint}</p>
      <ServiceSelect
        bookables={bookables}
        service={form.service}
        error={errors.service}
        onChange={desk.chooseService}
      />
      <PartnerSelect
        partner={form.partner}
        error={errors.partner}
        onChange={(partner) => desk.change({ partner })}
      />
      <BookingFormFields {...{ form, errors, item }} onChange={desk.change} />
      <RoomChoice {...desk.room} onTime={(departureTime) => desk.change({ departureTime })} />
      {form.date && form.date < belizeDay(Date.now()) && (
        <Notice tone="warning" title={words.dayPassed} />
      )}
      <TextInput
        label={words.code}
        description={words.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
        maxLength={LIMITS.code}
        value={form.code}
        error={errors.code}
        onChange={(event) => desk.change({ code: event.currentTarget.value })}
      />
      <PriceFields
        {...{ form, errors }}
        priceCents={priceOf(pricing)}
        catalogueCents={cataloguePrice(pricing)}
        onChange={desk.change}
      />
      <DepositAtDesk item={item} date={form.date} priceCents={priceOf(pricing)} />
      {item && isAsked(item) && <SaidFields {...{ form, errors, item }} onChange={desk.change} />}
      <label className={styles.check}>
        <input
          type="checkbox"
          disabled={!hasEmail}
          checked={hasEmail && sendMail}
          onChange={() => desk.setSendMail(!sendMail)}
        />
        {words.sendConfirmation}
      </label>
    </DialogForm>
  );
}
