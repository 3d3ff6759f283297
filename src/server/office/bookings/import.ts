import { startOfBelizeDay } from "#domain/belize-date.ts";
import { toWireErrors } from "#domain/booking/command.ts";
import type { OfficeWire } from "#domain/booking/fields.ts";
import { readHandover } from "#domain/booking/handover.ts";
import { BLANK, OFFICE_COLUMNS } from "#domain/booking/office/fields.ts";
import { NO_PARTNER } from "#domain/partners/terms.ts";
import { isUsedUp } from "../../bookings/codes.ts";
import { endOf } from "../../bookings/end.ts";
import { findBooking } from "../../bookings/find.ts";
import { withOtherWay } from "../../bookings/other-way.ts";
import { decide, fingerprintOf, rowOf } from "../../bookings/row.ts";
import { isSameCore } from "../../bookings/twins.ts";
import { sentBooking } from "../../bookings/wire.ts";
import { standingFor } from "../../departures/standing.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { bodyOf, textsOf } from "../../pocketbase/call.ts";
import { findOffered } from "../../site/catalogue.ts";
import { policyHours } from "../../site/policy.ts";
import { refuse } from "../refuse.ts";
import { bookingById } from "./json.ts";
import { storeNew } from "./store-new.ts";

/**
 * `POST /api/office/import`: the booking in a code that a traveller without data has handed over.
 * It is taken as made in time, and decided like any visitor's. When the device gets through later,
 * its own request is the same booking (bookings.ts). Answers 400 with a message for `code` where it is
 * none, breaks a rule, or has the id of another booking.
 */
export function importBooking(e: pb.RequestEvent): void {
  const { save, ...body } = bodyOf(e);
  const { texts, errors } = textsOf(body, "code");
  if (errors.code) return refuse(e, errors);
  const read = readHandover(texts.code);
  if (!read.ok) return refuse(e, { code: read.refusal });
  const { id } = read.booking;
  const madeAtMs = Math.min(Date.now(), startOfBelizeDay(read.booking.booking_date) - 1);
  const madeAt = new Date(madeAtMs).toISOString();
  const sent = sentBooking(id, { ...read.booking, made_at: madeAt });
  const fingerprint = fingerprintOf(sent.command);
  const asked = withOtherWay(e.app, sent);
  const { command } = asked;
  const offered = findOffered(e.app, command.type, command.item_id);
  if (!offered) return refuse(e, { code: `not_found:${command.type}` });

  const stored = findBooking(e.app, id);
  if (stored && isSameCore(stored, fingerprint)) return e.json(200, bookingById(e.app, id));
  if (stored) return refuse(e, { code: "booking_id_taken" });
  const standing = standingFor(e.app, command);
  const decision = decide(e.app, asked, offered, standing);
  if (decision.errors) {
    return refuse(e, { code: `several:${Object.values(toWireErrors(decision.errors)).join("|")}` });
  }

  const { departure_time } = standing?.place ?? command;
  const ofCode = { source: "code", made_at: "", departure_time };
  const row = {
    ...command,
    ...rowOf(command, offered, decision, {
      fingerprint,
      partner: NO_PARTNER,
      policyHours: policyHours(e.app),
    }),
    ...ofCode,
  };
  if (save !== true) return e.json(200, preview(row));
  commitToDisk(e.app);
  try {
    storeNew(e.app, row);
  } catch (error) {
    // somebody has used its code since it was decided
    if (isUsedUp(error)) return importBooking(e);
    if (endOf(e.app, id)) return refuse(e, { code: "booking_ended" });
    if (!findBooking(e.app, id)) throw storageTrouble(error);
  }
  e.json(200, bookingById(e.app, id));
}

/** What would be stored, as the office sees it. */
function preview(row: Readonly<Record<string, unknown>>): OfficeWire {
  const shown = OFFICE_COLUMNS.filter((column) => column in row).map((column) => [
    column,
    row[column],
  ]);
  return { ...BLANK, ...Object.fromEntries(shown) };
}
