import { isCalendarDay } from "#domain/belize-date.ts";
import {
  ASKED,
  type BookingForm,
  FIELDS,
  type OfficeBooking,
  type OwnTexts,
} from "#domain/booking/fields.ts";
import { OWN_TEXTS } from "#domain/booking/office/fields.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { isItemKey } from "#domain/departures/key.ts";
import { LANGUAGE, type Language } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import { centsToDollars, parseAmount } from "#domain/money.ts";
import type { RoomWish } from "#ui/office/room/use-room.ts";

/** A booking in the operator's hands: what the customer fills in, and what the operator adds. */
export interface EditForm extends BookingForm, OwnTexts {
  /** In which the guest is written to. */
  readonly lang: Language;
  /** `tour/5`, empty while none is chosen. */
  readonly service: string;
  /** The price as typed in US dollars; null while the catalogue's holds. */
  readonly ownPrice: string | null;
  /** Why the price is another than the catalogue's. */
  readonly priceReason: string;
  /** The key of the partner that it comes from; empty for none. */
  readonly partner: string;
  /** What is to be paid ahead, as typed in US dollars; empty for nothing. Of a stored booking. */
  readonly deposit: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly depositBy: string;
  /** What guests have said on the page of their booking, as lists in text. Of a stored booking. */
  readonly guestList: string;
  readonly answers: string;
}

export const FIELDS_OF_FORM = [...ASKED, ...OWN_TEXTS, "lang", "partner"] as const;

/** Where and with how many it is to be; null while service or day are missing. */
export const roomWish = ({ service, date, departureTime, guests }: EditForm): RoomWish | null =>
  isItemKey(service) && isCalendarDay(date)
    ? { item: service, day: date, time: departureTime, guests: guests ?? Number.NaN }
    : null;

export const EMPTY_FORM = {
  ...Object.fromEntries(
    FIELDS_OF_FORM.map((name) => [name, FIELDS[name].is === "number" ? 0 : ""]),
  ),
  ...{ service: "", guests: null, lang: LANGUAGE, ownPrice: null, priceReason: "" },
  ...{ deposit: "", depositBy: "", guestList: "", answers: "" },
} as unknown as EditForm;

/** What is one service's alone. */
export const ANEW = { party: "", extras: "", way: "", together: "" } as const;

/** The form of a stored booking. */
export function formOf(booking: OfficeBooking): EditForm {
  const values = { ...booking, ...booking.customer };
  // what this device has kept from before there was a field lacks it
  const kept = Object.fromEntries(
    FIELDS_OF_FORM.map((name) => [name, values[name] ?? EMPTY_FORM[name]]),
  );
  return {
    ...EMPTY_FORM,
    ...kept,
    lang: languageOf(booking.lang),
    service: serviceOf(booking),
    deposit: booking.depositCents > 0 ? String(centsToDollars(booking.depositCents)) : "",
    depositBy: booking.depositBy ?? "",
    guestList: booking.guestList ?? "",
    answers: booking.answers ?? "",
  };
}

/** Names a booking's service among those that can be chosen. */
const serviceOf = ({ type, itemId }: Pick<OfficeBooking, "type" | "itemId">) => `${type}/${itemId}`;

/** What a form's price is made of. */
export interface Pricing {
  readonly form: EditForm;
  /** As it is stored; null for a new booking. */
  readonly stored: OfficeBooking | null;
  /** The form's service; null where none is chosen, or the catalogue has it no more. */
  readonly item: CatalogueItem | null;
}

/** True when a stored booking is to be of another service. */
export const isMoved = ({ form, stored }: Pricing) =>
  stored !== null && form.service !== serviceOf(stored);

/** What is to be paid ahead, in US cents; NaN for what can't be read. */
export const depositIn = ({ deposit }: EditForm) =>
  deposit.trim() === "" ? 0 : parseAmount(deposit);
