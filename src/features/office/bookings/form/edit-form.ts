import { isCalendarDay } from "#domain/belize-date.ts";
import { columnsOf, fromWireErrors } from "#domain/booking/command.ts";
import {
  ASKED,
  type BookingChanges,
  type BookingForm,
  FIELDS,
  type OfficeBooking,
  type OwnTexts,
} from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { normaliseBooking } from "#domain/booking/normalise-form.ts";
import { checkAtDesk } from "#domain/booking/office/desk-rules.ts";
import { OWN_TEXTS } from "#domain/booking/office/fields.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { inWay } from "#domain/catalogue/other-way.ts";
import { isItemKey } from "#domain/departures/key.ts";
import { LANGUAGE, type Language } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import { centsToDollars, formatUsdExact, parseAmount } from "#domain/money.ts";
import { office } from "#domain/office/refusal.ts";
import { type Booked, bookedLines } from "#domain/price/booked.ts";
import { type PriceLine, sumOf } from "#domain/price/lines.ts";
import { isSameParty, linesAt, linesOf, repricedLines } from "#domain/price/repriced.ts";
import { codeOf, withCode } from "#domain/price/with-code.ts";
import { checkSaid } from "#domain/questions/check.ts";
import * as words from "#messages/office/bookings/form.ts";
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

export type EditErrors = Partial<Record<keyof EditForm, string>>;

const FIELDS_OF_FORM = [...ASKED, ...OWN_TEXTS, "lang", "partner"] as const;

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

interface Pricing {
  readonly form: EditForm;
  /** As it is stored; null for a new booking. */
  readonly stored: OfficeBooking | null;
  /** The form's service; null where none is chosen, or the catalogue has it no more. */
  readonly item: CatalogueItem | null;
}

/** True when a stored booking is to be of another service. */
const isMoved = ({ form, stored }: Pricing) =>
  stored !== null && form.service !== serviceOf(stored);

/** What the catalogue asks now, in US cents; null where that can't be told. */
export function cataloguePrice({ form, item }: Pricing): number | null {
  const booked = bookedIn(form);
  return item && booked ? sumOf(bookedLines(item, booked)) : null;
}

/** What the price depends on; null while nobody can tell how many come. */
const bookedIn = ({ guests, party, extras, way, together }: EditForm): Booked | null =>
  guests === null || Number.isNaN(guests) ? null : { guests, party, extras, way, together };

/** What the booking will cost, in US cents; NaN for a price that can't be read. */
export const priceOf = (pricing: Pricing): number => sumOf(linesIn(pricing));

/** The same in lines: the operator's price, else what was agreed for those who come, else the catalogue's. */
function linesIn(pricing: Pricing): readonly PriceLine[] {
  const { form, stored, item } = pricing;
  const booked = bookedIn(form);
  const quoted = item && booked ? bookedLines(item, booked) : [];
  const expected = stored ? standingLines(pricing, stored, quoted) : quoted;
  if (form.ownPrice === null) return expected;
  const own = { cents: parseAmount(form.ownPrice), reason: form.priceReason.trim() };
  return linesAt(own, expected, quoted);
}

/** What was agreed, for those who come now; of another service its price, from which the code of the one before takes off. */
function standingLines(pricing: Pricing, stored: OfficeBooking, quoted: readonly PriceLine[]) {
  const { form, item } = pricing;
  const { guests, party, extras, way, together } = stored;
  const agreed = { ...{ guests, party, extras, way, together }, lines: linesOf(stored) };
  if (isMoved({ ...pricing, stored })) return withCode(quoted, codeOf(agreed.lines));
  const booked = bookedIn(form);
  return item && booked ? repricedLines(item, agreed, booked) : agreed.lines;
}

/** What becomes of the price that was agreed, for people; empty where nothing does. */
export function priceNote(pricing: Pricing): string {
  const { form, stored, item } = pricing;
  if (!stored || form.ownPrice !== null) return "";
  const agreed = formatUsdExact(stored.priceCents);
  if (isMoved(pricing)) return words.before(agreed, stored.itemName);
  if (!item || priceOf(pricing) === (cataloguePrice(pricing) ?? 0)) return "";
  const party = guestCount(stored.guests);
  if ((form.guests ?? 0) > stored.guests) {
    return words.staysAgreed(agreed, party);
  }
  return (form.guests ?? 0) < stored.guests ? words.theirShare(agreed, party) : "";
}

/** A message per field that is to be mended, by the rules of the desk. */
export function checkEdit(pricing: Pricing): EditErrors {
  const { form, stored, item } = pricing;
  const { party = "", extras = "", ...others } = checkAtDesk(form, item);
  // what the service does not have any more may stay as it was booked
  const isKept = (field: "party" | "extras", code: string) =>
    code === "" || (form[field] === stored?.[field] && !code.startsWith("party_over"));
  const errors: EditErrors = office.inWords({
    ...others,
    ...(isKept("party", party) ? {} : { party }),
    ...(isKept("extras", extras) ? {} : { extras }),
  });
  const depositCents = depositIn(form);
  if (Number.isNaN(depositCents)) errors.deposit = office.words("amount_invalid");
  if (depositCents > 0 && !form.depositBy) errors.depositBy = office.words("day_expected");
  const said = checkSaid({ guest_list: form.guestList, answers: form.answers }).errors;
  if (said.guest_list) errors.guestList = office.words(said.guest_list);
  if (said.answers) errors.answers = office.words(said.answers);
  if (!form.service) errors.service = words.serviceRequired;
  if (form.ownPrice !== null) {
    if (Number.isNaN(priceOf(pricing))) errors.ownPrice = words.priceNotReadable;
    if (!form.priceReason.trim()) errors.priceReason = words.reasonRequired;
  }
  return errors;
}

/** In US cents; NaN for what can't be read. */
const depositIn = ({ deposit }: EditForm) => (deposit.trim() === "" ? 0 : parseAmount(deposit));

/** Who they are and what they have answered, under the names of the wire. */
export const saidIn = (form: Pick<EditForm, "guestList" | "answers">) =>
  checkSaid({ guest_list: form.guestList, answers: form.answers }).values as {
    readonly guest_list?: string;
    readonly answers?: string;
  };

/** As the server will store it. */
function saidChanges(form: EditForm, stored: OfficeBooking): BookingChanges {
  const before: Record<string, unknown> = saidIn(formOf(stored));
  return Object.fromEntries(
    Object.entries(saidIn(form)).filter(([name, said]) => said !== before[name]),
  );
}

/** As the server will take it: more than the price is the whole price, and nothing has no day. */
function depositChanges(pricing: Pricing, stored: OfficeBooking): BookingChanges {
  const { deposit, depositBy } = formOf(stored);
  if (pricing.form.deposit === deposit && pricing.form.depositBy === depositBy) return {};
  const cents = Math.min(depositIn(pricing.form), priceOf(pricing));
  return {
    [FIELDS.depositCents.wire]: centsToDollars(cents),
    [FIELDS.depositBy.wire]: cents > 0 ? pricing.form.depositBy : "",
  };
}

/** The form's fields under the names of the wire. */
export function wireOf(pricing: Pricing) {
  const form = normaliseBooking(pricing.form, FIELDS_OF_FORM);
  const { stored, item } = pricing;
  const service =
    stored && !isMoved(pricing) && form.way === (stored.way ?? "")
      ? { type: stored.type, item_id: stored.itemId, item_name: stored.itemName }
      : {
          ...{ type: item?.type ?? "tour", item_id: item?.id ?? 0 },
          item_name: inWay(item ?? undefined, form.way)?.name ?? item?.name ?? "",
        };
  return {
    ...service,
    ...columnsOf(form, FIELDS_OF_FORM),
    price: centsToDollars(priceOf(pricing)),
    price_lines: JSON.stringify(linesIn(pricing)),
  } satisfies BookingChanges;
}

/** Only what differs; a new party or service always names its price. */
export function changesOf(pricing: Pricing, stored: OfficeBooking): BookingChanges {
  const after = wireOf(pricing);
  const before: Record<string, unknown> = wireOf({ form: formOf(stored), stored, item: null });
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      value !== before[name] ||
      (name === "price" && (!isSameParty(after, stored) || isMoved({ ...pricing, stored }))),
  );
  return {
    ...Object.fromEntries(changed),
    ...depositChanges(pricing, stored),
    ...saidChanges(pricing.form, stored),
  };
}

/** What the server has refused, at the form's fields. */
export function errorsFromWire(wire: Readonly<Record<string, string>>): EditErrors {
  const { price, price_reason: priceReason, reason = priceReason, item_id: service } = wire;
  const { deposit_amount: deposit, guest_list: guestList, answers } = wire;
  return office.inWords({
    ...fromWireErrors(wire),
    ...(service ? { service } : {}),
    ...(deposit ? { deposit } : {}),
    ...(guestList ? { guestList } : {}),
    ...(answers ? { answers } : {}),
    ...(price ? { ownPrice: price } : {}),
    ...(reason ? { priceReason: reason } : {}),
  });
}
