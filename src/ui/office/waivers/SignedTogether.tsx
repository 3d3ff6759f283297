import type { OfficeBooking } from "#domain/booking/fields.ts";
import { signedTogether } from "#domain/waivers/of-booking.ts";
import { shortSigned } from "#messages/office/bookings/waivers.ts";

/** How many of a departure's guests have signed its service's waiver. */
export default function SignedTogether({ bookings }: { bookings: readonly OfficeBooking[] }) {
  const { signed, of } = signedTogether(bookings);
  return <> · {shortSigned(signed, of)}</>;
}
