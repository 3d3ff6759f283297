import { toWireErrors } from "#domain/booking/command.ts";
import { oneLine } from "#domain/booking/normalise.ts";
import { checkAtDesk } from "#domain/booking/office/desk-rules.ts";
import { listedCounts } from "#domain/booking/party/counts.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { isItemType } from "#domain/catalogue/item.ts";
import { amountCents, centsToDollars } from "#domain/money.ts";
import { partnerKey } from "#domain/partners/key.ts";
import { columnsOfPartner, NO_PARTNER } from "#domain/partners/terms.ts";
import { bookedLines } from "#domain/price/booked.ts";
import { sumOf } from "#domain/price/lines.ts";
import { linesAt } from "#domain/price/repriced.ts";
import { withCode } from "#domain/price/with-code.ts";
import { codeFor, codeUser, isUsedUp } from "../../bookings/codes.ts";
import { findBooking } from "../../bookings/find.ts";
import { fingerprintOf, rowOf } from "../../bookings/row.ts";
import { isSame } from "../../bookings/twins.ts";
import { SENT_AS_TEXT, sentBooking } from "../../bookings/wire.ts";
import { standingFor } from "../../departures/standing.ts";
import { isForgotten } from "../../erasures/ledger.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { findPartner } from "../../partners/find.ts";
import { bodyOf, textsOf } from "../../pocketbase/call.ts";
import { findOffered } from "../../site/catalogue.ts";
import { policyHours } from "../../site/policy.ts";
import { actorOf } from "../admins.ts";
import { noteInAudit } from "../audit.ts";
import { newId } from "../new-record.ts";
import { refuse, refuseWhole } from "../refuse.ts";
import { change, stamp } from "../sql.ts";
import { bookingById } from "./json.ts";
import { storeNew } from "./store-new.ts";

/**
 * `POST /api/office/bookings`: the booking desk. The rules of any booking, but past dates are taken,
 * an e-mail may be missing, and with a reason any price stands. The customer gets a mail only if it is
 * wanted, the operator none. A code that does not hold is refused, since somebody is there to be told; where it holds,
 * the price before it is what the device could know, and no price of the office's own.
 */
export function bookAtDesk(e: pb.RequestEvent): void {
  const body = bodyOf(e);
  const id = body.id || newId();
  const { type } = body;
  const said = textsOf(body, "price_reason", ...SENT_AS_TEXT);
  const offered = isItemType(type) ? findOffered(e.app, type, Number(body.item_id)) : undefined;
  if (!isBookingId(id)) return refuse(e, { id: "id_malformed" });
  if (!offered) return refuse(e, { item_id: `not_found:${said.texts.type}` });

  const plainLines = bookedLines(offered.item, {
    guests: Number(body.guests),
    party: `${listedCounts(body.party) ?? ""}`,
    extras: `${listedCounts(body.extras) ?? ""}`,
    way: said.texts.way,
  });
  const plain = sumOf(plainLines);
  const isOwnPrice = body.price !== undefined && body.price !== null && body.price !== "";
  const wanted = isOwnPrice ? amountCents(body.price) : plain;
  const reason = oneLine(said.texts.price_reason).slice(0, 500);
  const sent = sentBooking(id, {
    ...body,
    // both ways in one step are the visitor's form's
    ...{ price: centsToDollars(wanted), website: "", together: "" },
  });
  const { command, form } = sent;
  const fingerprint = fingerprintOf(command);
  const twin = findBooking(e.app, id);
  // first of all: it has used its code by itself
  if (twin && isSame(twin, fingerprint)) return e.json(200, bookingById(e.app, id));

  const code = codeFor(e.app, command, codeUser(command));
  const quotedLines = withCode(plainLines, code);
  const quoted = sumOf(quotedLines);
  const cents = wanted === plain && !reason ? quoted : wanted;
  const errors = toWireErrors({
    ...checkAtDesk(form, offered.item),
    ...(command.code !== "" && !code ? { code: "code_not_held" } : {}),
    ...(cents >= 0 ? {} : { price: "price_invalid" }),
    ...(cents === quoted || Number.isNaN(cents) || reason ? {} : { price_reason: "another_price" }),
    ...said.errors,
  });
  if (Object.keys(errors).length > 0) return refuse(e, errors);

  if (twin) return refuseWhole(e, 409, `id_used:booking:${id}`);
  const answeredAt = typeof body.recovered === "string" ? Date.parse(body.recovered) : Number.NaN;
  const isBack = !Number.isNaN(answeredAt);
  if (isBack && isForgotten(command, stamp(answeredAt)))
    return refuseWhole(e, 409, "booking_deleted");
  const lines = linesAt({ cents, reason }, quotedLines);
  const known = findPartner(e.app, partnerKey(command.partner));
  if (command.partner && !known) return refuse(e, { partner: "partner_unknown" });
  const partner = known
    ? columnsOfPartner(known, {
        service: `${command.type}/${command.item_id}`,
        ...{ lines, ownCents: offered.item.priceCents },
      })
    : NO_PARTNER;
  const decision = { errors: null, status: "confirmed", reason: "", lines } as const;
  const row = {
    ...command,
    ...rowOf(command, offered, decision, { fingerprint, partner, policyHours: policyHours(e.app) }),
    quoted_price: centsToDollars(quoted),
    source: "desk",
    recovered_at: isBack ? stamp(Date.now()) : "",
    departure_time: (standingFor(e.app, command)?.place ?? command).departure_time,
    beyond_limit: body.beyond_limit === true,
  };
  commitToDisk(e.app);
  try {
    storeNew(e.app, row, (app) => {
      settleMails(app, id, body.send_mail === true && command.customer_email !== "");
      if (body.beyond_limit === true) {
        const entry = { booking: id, actor: actorOf(e), field: "beyond_limit" };
        noteInAudit(app, { ...entry, before: "", after: "1" });
      }
      if (reason) {
        const entry = { booking: id, actor: actorOf(e), field: "reason" };
        noteInAudit(app, { ...entry, before: "", after: reason });
      }
    });
  } catch (error) {
    if (isUsedUp(error)) return refuse(e, { code: "code_not_held" });
    throw storageTrouble(error);
  }
  e.json(200, bookingById(e.app, id));
}

/** The insert's trigger has made both mail jobs; what nobody wants is listed as such. */
function settleMails(app: pb.App, booking: string, isCustomerToldOf: boolean): void {
  change(
    app,
    `UPDATE mails SET state = 'suppressed', error = 'booked_at_desk'
     WHERE booking = {:booking} AND (kind = 'operator' OR {:all})`,
    { booking, all: !isCustomerToldOf },
  );
  change(app, "UPDATE mails SET by_operator = true WHERE booking = {:booking}", { booking });
}
