import { ANSWERED_COLUMNS, FIELDS, STANDING } from "#domain/booking/fields.ts";
import { receiptsText } from "../office/receipts/rows.ts";
import { tripKeyOf } from "./trip-key.ts";

const STANDING_COLUMNS = STANDING.map((name) => FIELDS[name].wire);
const TRIP_COLUMNS = [...new Set([...ANSWERED_COLUMNS, ...STANDING_COLUMNS])];

/** How a booking stands, for the device that made it. */
export const answerStanding = (e: pb.RequestEvent, booking: pb.Record) =>
  answer(e, booking, STANDING_COLUMNS);

/** All of a booking that its guest may know, for whoever has its link. */
export const answerTrip = (e: pb.RequestEvent, booking: pb.Record) =>
  answer(e, booking, TRIP_COLUMNS);

/** With the receipts that its guest was given, where there are any, what they have paid so far, in US dollars, and the key of its link. */
function answer(e: pb.RequestEvent, booking: pb.Record, columns: string[]): void {
  const receipts = receiptsText(e.app, booking.id);
  const fields = JSON.stringify(booking.fieldsData(), columns).slice(0, -1);
  const given = receipts === "[]" ? "" : `,"receipts":${receipts}`;
  const paid = `,"paid_amount":${booking.getFloat("paid_amount")}`;
  const key = tripKeyOf(booking, "device");
  e.blob(200, "application/json", `${fields},"trip_key":"${key}"${paid}${given}}`);
}
