import { namesIn, signedBy } from "#domain/waivers/standing.ts";
import type { ToldWaiver } from "#domain/waivers/told.ts";
import { waiversOf } from "./rows.ts";
import { askedWaiver } from "./texts.ts";

/** What the guests of a booking sign and have signed; null where there is nothing to sign. */
export function waiverTold(app: pb.App, booking: pb.Record): ToldWaiver | null {
  const texts = askedWaiver(app, booking);
  if (!texts) return null;
  const rows = waiversOf(app, booking.id);
  const { of, missing, standings } = signedBy({
    guests: booking.getInt("guests"),
    names: namesIn(booking.getString("guest_list")),
    rows,
  });
  const valid = rows.filter(({ id }) => standings.get(id) === "valid");
  return { texts, of, missing, signed: valid.map(({ id, guest }) => ({ id, guest })) };
}
