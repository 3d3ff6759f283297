import { readVoid, readWaiver } from "#domain/waivers/read.ts";
import { findBooking, isErased } from "../../bookings/find.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { bodyOf } from "../../pocketbase/call.ts";
import { isEvidence } from "../../waivers/evidence.ts";
import { addVoid, isVoided, waiverById, wholeWaivers } from "../../waivers/rows.ts";
import { sign } from "../../waivers/sign.ts";
import { textsByHash } from "../../waivers/texts.ts";
import { actorOf } from "../admins.ts";
import { bookingById, bookingRecord } from "../bookings/json.ts";
import { refuse, refuseWhole } from "../refuse.ts";
import { stamp } from "../sql.ts";

type Refused = [status: number, code: string] | null;

/**
 * `POST /api/office/bookings/{id}/waivers`: stores what a guest has signed on a device of the office, or, with `voids`,
 * what takes a signature back. Answers with the booking, also when the same comes again. 409 for a text that the server
 * never had, 404 for a booking that is gone or whose guest was erased.
 */
export function addWaiver(e: pb.RequestEvent): void {
  const body = bodyOf(e);
  const isVoid = body.voids !== undefined;
  const { errors } = isVoid ? readVoid(body) : readWaiver(body);
  if (Object.keys(errors).length > 0) return refuse(e, errors);
  const booking = e.request.pathValue("id");
  const by = actorOf(e);
  let refused: Refused = null;
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((app) => {
      const record = findBooking(app, booking);
      const isKept = record && (!isErased(record) || isEvidence(app, booking));
      if (!isKept) refused = [404, "waiver_booking_gone"];
      else if (isVoid) refused = takeBack(app, body, { booking, by });
      else {
        const { command } = readWaiver(body);
        refused = sign(app, { booking, command, by, sentAt: body.sent_at });
      }
    });
  } catch (error) {
    throw storageTrouble(error);
  }
  if (refused) return refuseWhole(e, ...(refused as [number, string]));
  e.json(200, bookingById(e.app, booking));
}

/** Two who take the same one back have both done so. */
function takeBack(
  app: pb.App,
  body: { readonly [name: string]: unknown },
  { booking, by }: { readonly booking: string; readonly by: string },
): Refused {
  const { command } = readVoid(body);
  const twin = waiverById(app, command.id);
  if (twin) return twin.voids === command.voids ? null : [409, "waiver_id_used"];
  const signed = waiverById(app, command.voids);
  if (signed?.booking !== booking || signed.kind !== "signed") return [409, "waiver_unknown"];
  if (!isVoided(app, command.voids)) addVoid(app, command, { booking, by, at: stamp(Date.now()) });
  return null;
}

/**
 * `GET /api/office/bookings/{id}/waivers`: all that is kept of a booking's waivers, and each text as it was signed, as
 * `{ waivers, texts: { [hash]: { language, text } } }`.
 */
export function listWaivers(e: pb.RequestEvent): void {
  const { id } = bookingRecord(e.app, e.request.pathValue("id"));
  const waivers = wholeWaivers(e.app, id);
  e.json(200, {
    waivers,
    texts: textsByHash(
      e.app,
      waivers.map((row) => row.text_hash),
    ),
  });
}
