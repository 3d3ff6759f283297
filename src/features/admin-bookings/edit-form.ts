import type { BookingChanges } from "#data/remote/office-booking-row.ts";
import { fromWireErrors } from "#domain/booking/command.ts";
import { normaliseBooking, severalLines } from "#domain/booking/normalise.ts";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import { type BookingForm, checkBooking, guestLimits } from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { centsToDollars, dollarsToCents } from "#domain/money.ts";
import { quoteCents } from "#domain/quote.ts";

/** A booking in the operator's hands: what the customer fills in, and what the operator adds. */
export interface EditForm extends BookingForm {
  /** `HH:MM`, empty for the usual time. */
  readonly departureTime: string;
  readonly pickupNotes: string;
  readonly notes: string;
  /** The price as typed in US dollars; null while the catalogue's holds. */
  readonly ownPrice: string | null;
  /** Why the price is another than the catalogue's. */
  readonly priceReason: string;
}

export type EditErrors = Partial<Record<keyof EditForm, string>>;

const PRICE = /^\d{1,6}(\.\d{1,2})?$/;

export const EMPTY_FORM: EditForm = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  date: "",
  guests: null,
  specialRequests: "",
  departureTime: "",
  pickupNotes: "",
  notes: "",
  ownPrice: null,
  priceReason: "",
};

/** The form of a stored booking. */
export function formOf(booking: OfficeBooking): EditForm {
  const { customer, date, guests, specialRequests, departureTime, pickupNotes, notes } = booking;
  const kept = { date, guests, specialRequests, departureTime, pickupNotes, notes };
  return { ...EMPTY_FORM, ...customer, ...kept };
}

interface Pricing {
  readonly form: EditForm;
  /** As it is stored; null for a new booking. */
  readonly stored: Pick<OfficeBooking, "guests" | "priceCents"> | null;
  /** Null where the catalogue has it no more. */
  readonly item: CatalogueItem | null;
}

/** What the catalogue asks now, in US cents; null where that can't be told. */
export function cataloguePrice({ form, item }: Pricing): number | null {
  return item && form.guests !== null ? quoteCents(item, form.guests) : null;
}

/**
 * What the booking will cost, in US cents: the operator's price, else what is stored as long as the
 * party stays as it is, else the catalogue's. NaN for a price that can't be read.
 */
export function priceOf(pricing: Pricing): number {
  const { form, stored } = pricing;
  if (form.ownPrice !== null) {
    return PRICE.test(form.ownPrice.trim()) ? dollarsToCents(Number(form.ownPrice)) : Number.NaN;
  }
  if (stored && form.guests === stored.guests) return stored.priceCents;
  return cataloguePrice(pricing) ?? stored?.priceCents ?? 0;
}

/** The form as it is sent. */
function normalised(form: EditForm): EditForm {
  return {
    ...form,
    ...normaliseBooking(form),
    pickupNotes: severalLines(form.pickupNotes),
    notes: severalLines(form.notes),
    priceReason: form.priceReason.trim(),
  };
}

/** A message per field that is to be mended; any day may stand, past ones too. */
export function checkEdit(pricing: Pricing): EditErrors {
  const { form, item } = pricing;
  const errors: EditErrors = { ...checkBooking(form, guestLimits(item), null) };
  if (form.ownPrice !== null) {
    if (Number.isNaN(priceOf(pricing)))
      errors.ownPrice = "Price must be an amount like 450 or 450.50";
    if (!form.priceReason.trim()) errors.priceReason = "Please give a reason for the price";
  }
  return errors;
}

/** The form's fields under the names of the wire. */
export function wireOf(pricing: Pricing) {
  const form = normalised(pricing.form);
  return {
    booking_date: form.date,
    guests: form.guests ?? 0,
    price: centsToDollars(priceOf(pricing)),
    customer_first_name: form.firstName,
    customer_last_name: form.lastName,
    customer_email: form.email,
    customer_phone: form.phone,
    special_requests: form.specialRequests,
    departure_time: form.departureTime,
    pickup_notes: form.pickupNotes,
    notes: form.notes,
  } satisfies BookingChanges;
}

/** Only what differs; a new party always names its price. */
export function changesOf(pricing: Pricing, stored: OfficeBooking): BookingChanges {
  const after = wireOf(pricing);
  const before: Record<string, unknown> = wireOf({ ...pricing, form: formOf(stored), stored });
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      value !== before[name] || (name === "price" && after.guests !== stored.guests),
  );
  return Object.fromEntries(changed);
}

/** The server's messages at the form's fields. */
export function errorsFromWire(wire: Readonly<Record<string, string>>): EditErrors {
  const { price, price_reason: priceReason, reason = priceReason } = wire;
  return {
    ...fromWireErrors(wire),
    ...(price ? { ownPrice: price } : {}),
    ...(reason ? { priceReason: reason } : {}),
  };
}
