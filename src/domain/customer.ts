import { searchedNumber } from "./asked-words.ts";
import { LIMITS } from "./booking/fields.ts";
import { checkText } from "./booking/rules.ts";
import { checkEmail } from "./email.ts";
import { fold } from "./fold.ts";
import { checkPhone } from "./phone.ts";

/** Somebody who booked, or was added by hand: one for each e-mail address (SPEC §3). */
export interface Customer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly totalBookings: number;
  /** Of bookings that are not cancelled, in US cents. */
  readonly spentCents: number;
  /** When the first and the last booking were made, in milliseconds since the epoch; null without any. */
  readonly firstBookingMs: number | null;
  readonly lastBookingMs: number | null;
  /** When they last booked, cancelled or wrote, by the same clock; null when they never have. */
  readonly lastActivityMs: number | null;
}

/** What people call them; those without a name go by their address. */
export function customerName({
  firstName,
  lastName,
  email,
}: Pick<Customer, "firstName" | "lastName" | "email">): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** The text in which a customer is searched for; the migration 1763720000 keeps the same in the database. */
export function customerText({ firstName, lastName, email, phone }: NewCustomer): string {
  return `${fold(`${firstName} ${lastName}\n${email}`)}\n${searchedNumber(phone)}`;
}

/** One whom the operator adds by hand; the phone may be empty. */
export type NewCustomer = Pick<Customer, "email" | "firstName" | "lastName" | "phone">;

/** A code for each field that is to be mended. */
export function checkNewCustomer(customer: NewCustomer): Partial<NewCustomer> {
  const { firstName, lastName, email, phone } = customer;
  const checked = {
    firstName: checkText(firstName, "first_name", LIMITS.firstName),
    lastName: checkText(lastName, "last_name", LIMITS.lastName),
    email: checkEmail(email),
    phone: phone.trim() && (checkText(phone, "phone", LIMITS.phone) ?? checkPhone(phone)),
  };
  return Object.fromEntries(Object.entries(checked).filter(([, message]) => message));
}
