import { isCalendarDay } from "../belize-date.ts";
import { type CatalogueItem, MAX_TOUR_GUESTS, maxGuests, minGuests } from "../catalogue/item.ts";
import { checkEmail } from "../email.ts";
import { checkPhone } from "../phone.ts";
import { ASKED, type AskedName, type BookingForm, FIELDS, type Field, LIMITS } from "./fields.ts";

export type BookingField = AskedName;
export type FieldErrors = Partial<Record<BookingField, string>>;

/** What the rules need to know of the item; null when it is no longer in the catalogue. */
export type GuestLimits = { readonly min: number; readonly max: number; readonly unit: string };

/** Smallest and largest party and the word for it in the message. */
export function guestLimits(item: CatalogueItem | null): GuestLimits {
  if (!item) return { min: 1, max: MAX_TOUR_GUESTS, unit: "guests" };
  return {
    min: minGuests(item),
    max: maxGuests(item),
    unit: item.type === "transfer" ? "passengers" : "guests",
  };
}

/** Texts that may be missing, and have no rule but their length. */
const OPTIONAL = ASKED.filter((name) => {
  const { isContact, limit }: Field = FIELDS[name];
  return !isContact && limit !== undefined;
});

/**
 * Checks a form against SPEC §5 and the limits above.
 * @param earliestDay first day that may be booked; null leaves that to the caller (the server knows
 * of late arrivals).
 * @returns a message per broken field, an empty object when all is well.
 */
export function checkBooking(
  form: BookingForm,
  limits: GuestLimits,
  earliestDay: string | null,
): FieldErrors {
  const errors: FieldErrors = {};
  const set = (field: BookingField, message: string | null) => {
    if (message) errors[field] = message;
  };
  set("firstName", checkText(form.firstName, "First name", LIMITS.firstName));
  set("lastName", checkText(form.lastName, "Last name", LIMITS.lastName));
  set("email", checkEmail(form.email));
  set("phone", checkText(form.phone, "Phone number", LIMITS.phone) ?? checkPhone(form.phone));
  set("date", checkDay(form.date, earliestDay));
  set("guests", checkGuests(form.guests, limits));
  for (let at = 0; at < OPTIONAL.length; at += 1) {
    const name = OPTIONAL[at] as AskedName;
    set(name, tooLong(String(form[name]), FIELDS[name]));
  }
  return errors;
}

/** The same at the desk: past days may stand, and guests who have no e-mail go without. */
export function checkAtDesk(form: BookingForm, limits: GuestLimits): FieldErrors {
  const { email, ...errors } = checkBooking(form, limits, null);
  return email && form.email.trim() ? { ...errors, email } : errors;
}

const NOT_WHOLE = "Guests must be a whole number";

/** `Minimum 2 guests required`, `Maximum 10 passengers`, or null (SPEC §5); NaN is no number at all. */
export function checkGuests(guests: number | null, limits: GuestLimits): string | null {
  const { min, max, unit } = limits;
  if (Number.isNaN(guests)) return NOT_WHOLE;
  if (guests === null || !(guests >= min)) {
    return `Minimum ${min} ${min > 1 ? "guests" : "guest"} required`;
  }
  if (guests > max) return `Maximum ${max} ${unit}`;
  return Number.isInteger(guests) ? null : NOT_WHOLE;
}

/** `{label} is required`, or that it is too long; null when it is neither. */
export function checkText(text: string, label: string, limit: number): string | null {
  return text.trim() ? tooLong(text.trim(), { label, limit }) : `${label} is required`;
}

function tooLong(
  text: string,
  { label, limit = 0 }: Pick<Field, "label" | "limit">,
): string | null {
  if (text.length <= limit) return null;
  // as people write it: 2,000
  return `${label} can have at most ${String(limit).replace(/\B\d{3}$/, ",$&")} characters`;
}

function checkDay(day: string, earliestDay: string | null): string | null {
  if (!day) return "Date is required";
  if (!isCalendarDay(day)) return "Date is invalid";
  return earliestDay && day < earliestDay ? "Date must be tomorrow or later" : null;
}
