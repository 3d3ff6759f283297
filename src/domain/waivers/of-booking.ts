import type { OfficeBooking } from "../booking/fields.ts";
import { LANGUAGES } from "../language.ts";
import { namesIn, type Signed, signedBy } from "./standing.ts";
import { type WaiverTexts, waiverIn } from "./text.ts";

type Party = Pick<OfficeBooking, "guests" | "guestList" | "waivers">;

/** Who of a booking's guests has signed. */
export const signedOf = ({ guests, guestList, waivers }: Party): Signed =>
  signedBy({ guests, names: namesIn(guestList), rows: waivers });

/** The same of what has a waiver; null where there is nothing to sign, and nothing was signed. */
export function signedIfAsked(booking: Party, texts: WaiverTexts | undefined): Signed | null {
  const isAsked = waiverIn(texts, LANGUAGES[0]) !== null;
  return isAsked || booking.waivers.length > 0 ? signedOf(booking) : null;
}

/** How many of its guests have still to sign; none where there is nothing to sign. */
export function unsignedOf(booking: Party, texts: WaiverTexts | undefined): number {
  if (waiverIn(texts, LANGUAGES[0]) === null) return 0;
  const { signed, of } = signedOf(booking);
  return of - signed;
}

/** All of a departure together: how many have signed, and of how many. */
export function signedTogether(bookings: readonly (Party & Pick<OfficeBooking, "status">)[]) {
  const coming = bookings.filter(({ status }) => status !== "cancelled").map(signedOf);
  const sum = (count: (one: Signed) => number) =>
    coming.reduce((total, one) => total + count(one), 0);
  return { signed: sum(({ signed }) => signed), of: sum(({ of }) => of) };
}
