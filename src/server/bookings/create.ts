import { toWireErrors } from "#domain/booking/command.ts";
import { ANSWERED_COLUMNS, type SentWire } from "#domain/booking/fields.ts";
import { decideAgain } from "#domain/booking/recovered.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { isItemType } from "#domain/catalogue/item.ts";
import { isUnknown, waitingFor } from "../departures/facts.ts";
import { forgetRules } from "../departures/rules.ts";
import { knowOnce, type Standing, standingFor } from "../departures/standing.ts";
import { isForgotten } from "../erasures/ledger.ts";
import { refuse, refuseWhole } from "../guards/refuse.ts";
import { storageTrouble } from "../machine/durability.ts";
import { logEvent } from "../machine/events.ts";
import { stamp } from "../office/sql.ts";
import { partnerSent } from "../partners/find.ts";
import { findOffered, type OfferedItem } from "../site/catalogue.ts";
import { policyHours } from "../site/policy.ts";
import { answeredBefore, sealOf } from "./answered.ts";
import { isUsedUp } from "./codes.ts";
import { endOf } from "./end.ts";
import { findBooking } from "./find.ts";
import { storeBooking } from "./group-commit.ts";
import { tripKey } from "./links/trip-key.ts";
import { withOtherWay } from "./other-way.ts";
import { decide, fingerprintOf, rowOf, standingOn } from "./row.ts";
import type { Row } from "./row-forms.ts";
import { isOwners, isSame, settleTwin } from "./twins.ts";
import { answerStored, type Fields, sentBooking } from "./wire.ts";

/**
 * A stranger's booking (CONTRACT, HTTP), and so is one that an operator's token comes with, since the desk has a route of
 * its own: checked, priced and decided by the server alone, stored
 * with its mail jobs in one statement (the jobs are a trigger's work), answered with what is stored.
 * The same content under the same id is answered with the row that is there. What its device brings back after a restore
 * (`recovered`: what it was answered, as we have signed it) stands as it was answered (decision 50).
 * Answers 400 with a message per field for broken rules, 409 for other content under a used id.
 * @throws 503 when the database cannot store.
 */
export function beforeCreate(e: pb.RecordRequestEvent): void {
  book(e, e.record.id, e.record.fieldsData());
}

/**
 * The same as {@link beforeCreate}, from within the guard that every request passes: one engine of
 * PocketBase's pool a booking instead of two (docs/decisions/0012-speed.md).
 */
export function createAtOnce(e: pb.AnswerEvent, fields: Fields): void {
  book(e, String(fields.id ?? ""), fields);
}

/** @param isCodeUsedUp somebody else has used its code since this was decided */
function book(e: pb.AnswerEvent, id: string, fields: Fields, isCodeUsedUp = false): void {
  const { app } = e;
  const sent = sentBooking(id, fields);
  const fingerprint = fingerprintOf(sent.command);
  const asked = withOtherWay(app, sent);
  const { command } = asked;
  const answered = fields.recovered ? answeredBefore({ id, fingerprint }, fields.recovered) : null;
  if (answered && isForgotten(command, answered.at)) return refuseWhole(e, 409, "booking_deleted");
  const offered = isItemType(command.type)
    ? findOffered(app, command.type, command.item_id)
    : undefined;
  if (!offered || !isBookingId(command.id)) return refuse(e, refusalsOf(command, offered));

  const standing = standingFor(app, command);
  const today = decide(app, asked, offered, standing, isCodeUsedUp);
  const decision = answered ? decideAgain(answered, today) : today;
  if (decision.errors) {
    // what was good when it was stored is no worse when it comes again after its date
    const twin = findBooking(app, command.id);
    if (twin && isSame(twin, fingerprint)) return answerTwin(e, twin, command, fingerprint);
    return refuse(e, toWireErrors(decision.errors));
  }

  const partner = partnerSent(app, command, decision.lines);
  const row = rowOf(command, offered, decision, {
    fingerprint,
    partner,
    policyHours: policyHours(app),
  });
  if (standing) row.departure_time = standing.place.departure_time;
  row.updated_at = stamp(Date.now());
  row.created_at = answered ? answered.at : row.updated_at;
  if (answered) row.recovered_at = row.updated_at;
  let stored = row as Row;
  try {
    stored = store(app, row, standing);
  } catch (error) {
    if (isUsedUp(error)) return book(e, id, fields, true);
    // a seed or another program has written the first rules of this service
    if (!standing && isUnknown(error)) {
      forgetRules(app);
      if (standingFor(app, command)) return book(e, id, fields);
    }
    const twin = findBooking(app, command.id);
    if (!twin) return answerEnd(e, command, row, error);
    if (!isSame(twin, fingerprint)) return refuseWhole(e, 409, `id_used:booking:${command.id}`);
    return answerTwin(e, twin, command, fingerprint);
  }
  if (answered) logEvent("booking-recovered", { status: `${stored.status}` });
  answerBooked(e, stored, command);
}

/** What was stored before; to whoever is not its device in their own words, with nothing that was changed since. */
function answerTwin(e: pb.AnswerEvent, twin: pb.Record, command: SentWire, hash: string): void {
  const stored = settleTwin(e.app, twin, command, hash).fieldsData();
  const isTold = isOwners(twin, command);
  const asSent = { ...stored, ...command, price: stored.price, pickup_notes: "" };
  answerBooked(e, isTold ? stored : asSent, isTold ? command : { ...command, manage_key: "" });
}

/**
 * With the key of its link, and what it may bring back, for the device whose key is stored: who else knows all of a booking, as who was handed its
 * code, must not cancel it.
 */
function answerBooked(e: pb.AnswerEvent, stored: Fields, { manage_key: key }: SentWire): void {
  const isGuests = key !== "" && $security.equal($security.sha256(key), `${stored.manage_key}`);
  if (!isGuests) return answerStored(e, stored);
  const links = Number(stored.trip_links ?? 0);
  const trip = tripKey({ id: `${stored.id}`, links, way: "device" });
  const fields = JSON.stringify(stored, ANSWERED_COLUMNS).slice(0, -1);
  e.blob(200, "application/json", `${fields},"trip_key":"${trip}","answered":"${sealOf(stored)}"}`);
}

/**
 * Stores a booking. Whether its departure has room for it, the database decides in the write itself.
 * @param standing null where no rule is about its service
 * @returns what is to be answered
 */
function store(app: pb.App, row: Row, standing: Standing | null): Row {
  if (!standing || row.status !== "confirmed") {
    storeBooking(app, row);
    return row;
  }
  if (!standing.isKnown) knowOnce(app, standing.place);
  try {
    storeBooking(app, row);
    return row;
  } catch (error) {
    const waiting = waitingFor(error);
    if (waiting && row.recovered_at) waiting.pending_reason = "recovered";
    if (waiting) return store(app, standingOn(row, waiting), standing);
    if (!isUnknown(error)) throw error;
  }
  // the rules were changed meanwhile
  return store(app, row, { ...standing, isKnown: false });
}

/**
 * Of a booking that was not stored, since it has ended: cancelled by its guest before it came, which is
 * no row and no mail; or deleted, which is answered with 409.
 * @throws 503 when nothing has ended
 */
function answerEnd(e: pb.AnswerEvent, command: SentWire, row: Fields, error: unknown): void {
  const end = endOf(e.app, command.id);
  if (!end) throw storageTrouble(error);
  const isGuests = end.key !== "" && $security.equal(end.key, String(row.manage_key));
  if (!isGuests) return refuseWhole(e, 409, "booking_deleted");
  answerStored(e, standingOn(row, { status: "cancelled", pending_reason: "" }));
}

/** What is wrong with a booking before its rules are asked. */
function refusalsOf(command: SentWire, offered: OfferedItem | undefined) {
  const refusals: Record<string, string> = {};
  if (!isBookingId(command.id)) refusals.id = "id_malformed";
  if (!isItemType(command.type)) refusals.type = "type_unknown";
  else if (!offered) refusals.item_id = `not_found:${command.type}`;
  return refusals;
}
