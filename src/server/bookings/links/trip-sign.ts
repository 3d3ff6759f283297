import { readWaiver } from "#domain/waivers/read.ts";
import { signing as spoken } from "#domain/waivers/refusal.ts";
import { refuse, refuseWhole } from "../../guards/refuse.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { sign } from "../../waivers/sign.ts";
import { findBooking } from "../find.ts";
import { NOT_THERE } from "../manage.ts";
import { answerTrip } from "../told-guests.ts";

/**
 * What a guest has signed on a device of their own: `changes` is the signature, `made_at` when it was signed. Answers with
 * the booking, also when the same comes again; 409 for a text that the server never had.
 * @throws 503 when the database cannot store
 */
export function signByGuest(
  e: pb.RequestEvent,
  { id }: pb.Record,
  body: { readonly [name: string]: unknown },
): void {
  const said = { ...Object(body.changes), id: body.id, signed_at: body.made_at };
  const { command, errors } = readWaiver(said);
  if (Object.keys(errors).length > 0) return refuse(e, errors, spoken);
  let booking: pb.Record | null = null;
  let refused: ReturnType<typeof sign> = null;
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((app) => {
      const signing = { booking: id, command, by: "customer", sentAt: body.sent_at };
      if (findBooking(app, id)) refused = sign(app, signing);
      booking = findBooking(app, id);
    });
  } catch (error) {
    throw storageTrouble(error);
  }
  if (!booking) return refuseWhole(e, 404, NOT_THERE);
  if (refused) {
    const [status, code] = refused as [number, string];
    return refuseWhole(e, status, code, spoken);
  }
  answerTrip(e, booking);
}
