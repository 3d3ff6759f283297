import { Link } from "@tanstack/react-router";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { signedIfAsked } from "#domain/waivers/of-booking.ts";
import type { WaiverTexts } from "#domain/waivers/text.ts";
import * as words from "#messages/office/bookings/waivers.ts";

interface WaiversLinkProps {
  readonly booking: OfficeBooking;
  /** Of its service; undefined where that is not known. */
  readonly texts: WaiverTexts | undefined;
  readonly className?: string | undefined;
}

/** How many of a booking's guests have signed, and the way to signing; nothing where there is nothing to sign. */
export default function WaiversLink({ booking, texts, className }: WaiversLinkProps) {
  const signed = signedIfAsked(booking, texts);
  if (!signed) return null;
  const { firstName, lastName } = booking.customer;
  return (
    <Link to="/admin/waivers" search={{ booking: booking.id }} className={className}>
      {words.shortSigned(signed.signed, signed.of)}
      {/* while nobody has signed these would be all of them, who stand below by name */}
      {signed.signed > 0 &&
        signed.missing.length > 0 &&
        ` · ${words.missing(signed.missing.join(", "))}`}
      <span className="visually-hidden">{` ${firstName} ${lastName}`}</span>
    </Link>
  );
}
