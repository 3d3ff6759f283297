import { ANSWERED_COLUMNS, FIELDS, STANDING } from "#domain/booking/fields.ts";
import { receiptsText } from "../office/receipts/rows.ts";
import { waiverTold } from "../waivers/told.ts";
import { tripKeyOf } from "./links/trip-key.ts";
import { requestText } from "./requests.ts";

const STANDING_COLUMNS = STANDING.map((name) => FIELDS[name].wire);
const TRIP_COLUMNS = [...new Set([...ANSWERED_COLUMNS, ...STANDING_COLUMNS])];

/** How a booking stands, for the device that made it. */
export const answerStanding = (e: pb.RequestEvent, booking: pb.Record) =>
  e.blob(200, "application/json", jsonOf(e.app, booking, STANDING_COLUMNS));

/** All of a booking that its guest may know, for whoever has its link. */
export const answerTrip = (e: pb.RequestEvent, booking: pb.Record) =>
  e.blob(200, "application/json", tripJson(e.app, booking));

export const tripJson = (app: pb.App, booking: pb.Record) => jsonOf(app, booking, TRIP_COLUMNS);

/**
 * With the receipts that its guest was given, where there are any, what they have paid so far, in US dollars, the key of its
 * link, and where something is to be signed the hash of its text in each language, and who has signed.
 */
function jsonOf(app: pb.App, booking: pb.Record, columns: string[]): string {
  const receipts = receiptsText(app, booking.id);
  const fields = JSON.stringify(booking.fieldsData(), columns).slice(0, -1);
  const given = receipts === "[]" ? "" : `,"receipts":${receipts}`;
  // told as nothing, too: devices forget what was taken back
  const request = `,"request":${requestText(app, booking.id) || "null"}`;
  const paid = `,"paid_amount":${booking.getFloat("paid_amount")}`;
  const key = tripKeyOf(booking, "device");
  const asked = waiverTold(app, booking);
  const waiver = asked ? `,"waiver":${JSON.stringify(asked)}` : "";
  return `${fields},"trip_key":"${key}"${paid}${given}${request}${waiver}}`;
}
