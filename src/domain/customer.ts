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
  readonly lastActivityMs: number | null;
}

/** By what the list of customers can be ordered: the columns of SPEC §2, admin customers. */
export const CUSTOMER_ORDERS = [
  "last_name",
  "email",
  "total_bookings",
  "total_spent",
  "last_activity",
] as const;
export type CustomerOrder = (typeof CUSTOMER_ORDERS)[number];

/** What people call them; those without a name go by their address. */
export function customerName({
  firstName,
  lastName,
  email,
}: Pick<Customer, "firstName" | "lastName" | "email">): string {
  return `${firstName} ${lastName}`.trim() || email;
}
