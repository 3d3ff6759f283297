import { isCalendarDay } from "../belize-date.ts";
import { type CatalogueItem, MAX_TOUR_GUESTS, maxGuests, minGuests } from "../catalogue/item.ts";
import { checkEmail } from "../email.ts";
import { checkPhone } from "../phone.ts";
import { type AskedName, type BookingForm, FIELDS, LIMITS } from "./fields.ts";

export type BookingField = AskedName;
export type FieldErrors = Partial<Record<BookingField, string>>;

/** What the rules need to know of the item. */
export type GuestLimits = {
  readonly min: number;
  readonly max: number;
  readonly unit: "guests" | "passengers";
};

/** Smallest and largest party, and what they are called; `item` is null when the catalogue has it no more. */
export function guestLimits(item: CatalogueItem | null): GuestLimits {
  if (!item) return { min: 1, max: MAX_TOUR_GUESTS, unit: "guests" };
  return {
    min: minGuests(item),
    max: maxGuests(item),
    unit: item.type === "transfer" ? "passengers" : "guests",
  };
}

/**
 * Checks a form against SPEC §5 and the limits above.
 * @param earliestDay first day that may be booked; null leaves that to the caller (the server knows
 * of late arrivals).
 * @returns a code per broken field (`#domain/refusal.ts`), an empty object when all is well.
 */
export function checkBooking(
  form: BookingForm,
  limits: GuestLimits,
  earliestDay: string | null,
): FieldErrors {
  const errors: FieldErrors = {};
  note(errors, "firstName", checkText(form.firstName, "first_name", LIMITS.firstName));
  note(errors, "lastName", checkText(form.lastName, "last_name", LIMITS.lastName));
  note(errors, "email", checkEmail(form.email));
  note(errors, "phone", checkText(form.phone, "phone", LIMITS.phone) ?? checkPhone(form.phone));
  note(errors, "date", checkDay(form.date, earliestDay));
  note(errors, "guests", checkGuests(form.guests, limits));
  const { wire, limit } = FIELDS.specialRequests;
  note(errors, "specialRequests", tooLong(form.specialRequests, wire, limit));
  return errors;
}

function note(errors: FieldErrors, field: BookingField, refusal: string | null): void {
  if (refusal) errors[field] = refusal;
}

const NOT_WHOLE = "guests_not_whole";

/** `guests_too_few:2`, `passengers_too_many:10`, or null (SPEC §5); NaN is no number at all. */
export function checkGuests(guests: number | null, limits: GuestLimits): string | null {
  const { min, max, unit } = limits;
  if (Number.isNaN(guests)) return NOT_WHOLE;
  if (guests === null || !(guests >= min)) return `guests_too_few:${min}`;
  if (guests > max) return `${unit}_too_many:${max}`;
  return Number.isInteger(guests) ? null : NOT_WHOLE;
}

/** `{name}_required`, `{name}_too_long:{limit}`, or null. */
export function checkText(text: string, name: string, limit: number): string | null {
  return text.trim() ? tooLong(text.trim(), name, limit) : `${name}_required`;
}

function tooLong(text: string, name: string, limit: number): string | null {
  return text.length <= limit ? null : `${name}_too_long:${limit}`;
}

function checkDay(day: string, earliestDay: string | null): string | null {
  if (!day) return "date_required";
  if (!isCalendarDay(day)) return "date_invalid";
  return earliestDay && day < earliestDay ? "date_too_early" : null;
}
