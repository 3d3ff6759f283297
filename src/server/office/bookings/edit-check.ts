import { columnsOf, formOf, toWireErrors } from "#domain/booking/command.ts";
import { ASKED, FIELDS, type Field } from "#domain/booking/fields.ts";
import { severalLines } from "#domain/booking/normalise.ts";
import { normaliseBooking } from "#domain/booking/normalise-form.ts";
import { checkAtDesk } from "#domain/booking/office/desk-rules.ts";
import { EDITED } from "#domain/booking/office/fields.ts";
import { isItemType } from "#domain/catalogue/item.ts";
import { mailboxOf } from "#domain/mailbox.ts";
import { amountCents, centsToDollars, dollarsToCents } from "#domain/money.ts";
import { bookedLines } from "#domain/price/booked.ts";
import { linesFrom } from "#domain/price/kept-lines.ts";
import { type PriceLine, sumOf } from "#domain/price/lines.ts";
import { isSameParty, linesAt, linesOf, repricedLines, tellParty } from "#domain/price/repriced.ts";
import { codeOf, withCode } from "#domain/price/with-code.ts";
import { checkSaid } from "#domain/questions/check.ts";
import { nameOf } from "../../bookings/row.ts";
import { SENT_AS_TEXT } from "../../bookings/wire.ts";
import { textsOf } from "../../pocketbase/call.ts";
import { findOffered, type OfferedItem } from "../../site/catalogue.ts";
import { checkDepositEdit } from "./edit-deposit.ts";
import { checkPartnerEdit } from "./edit-partner.ts";

export type Changes = Record<string, unknown>;
type Errors = Record<string, string>;

interface Wish {
  /** The booking as it stands. */
  readonly record: pb.Record;
  /** What is to be changed, under the names of the wire, as it came. */
  readonly wanted: Changes;
  readonly reason: string;
}

/** What the operator alone says: by texts, by flags, and by words of which only some have a meaning. */
const OWN = EDITED.map((name): Field => FIELDS[name]).filter(({ isAsked }) => !isAsked);
const TEXTS = OWN.filter(({ is }) => is === "lines" || is === "line");
const FLAGS = OWN.filter(({ is }) => is === "flag");
const WORDS = OWN.filter(({ words, wire }) => words && wire !== "type");
/** A code takes something off when it is booked, and never after. */
const CUSTOMERS_FIELDS = ASKED.filter((name) => name !== "code").map((name) => FIELDS[name].wire);
/** What counts guests of a band may come as a list, and so may ages. */
const AS_TEXT = [...SENT_AS_TEXT, ...TEXTS.map(({ wire }) => wire)];
const SERVICE_FIELDS = ["type", "item_id"] as const;

/** The columns' new values, and a code for each that breaks a rule. */
export function checkEdit(app: pb.App, wish: Wish): { values: Changes; errors: Errors } {
  const { wanted } = wish;
  const errors: Errors = {};
  const values: Changes = {};
  const offered = checkService(app, wish, values, errors);
  if ("type" in values || CUSTOMERS_FIELDS.some((field) => field in wanted)) {
    const { columns, broken } = checkForm(offered, wish, "type" in values);
    Object.assign(errors, broken);
    for (const field of CUSTOMERS_FIELDS) if (field in wanted) values[field] = columns[field];
  }
  for (const { wire: field, limit = 0 } of TEXTS) {
    if (!(field in wanted)) continue;
    const text = severalLines(`${wanted[field] ?? ""}`);
    if (text.length > limit) errors[field] = `too_long:${limit}`;
    values[field] = text;
  }
  for (const { wire: field, words = [] } of WORDS) {
    if (!(field in wanted)) continue;
    if (!words.some((word) => word === wanted[field])) {
      errors[field] = `one_of:${words.filter(Boolean).join(", ")}`;
    }
    values[field] = wanted[field];
  }
  for (const { wire: field } of FLAGS) if (field in wanted) values[field] = wanted[field] === true;
  if (isEnding(wish) || isMisaddressed(wish, values))
    values.trip_links = wish.record.getInt("trip_links") + 1;
  const said = checkSaid(wanted);
  Object.assign(values, said.values);
  Object.assign(errors, said.errors);
  checkPrice(offered, wish, values, errors);
  Object.assign(errors, textsOf(wanted, ...AS_TEXT).errors);
  Object.assign(errors, checkPartnerEdit(app, wish.record, wanted, values));
  Object.assign(errors, checkDepositEdit(wish.record, wanted, values));
  return { values, errors };
}

/** Its mails have gone to somebody else until now, who has the link. */
function isMisaddressed({ record }: Wish, { customer_email: email }: Changes): boolean {
  const before = record.getString("customer_email");
  return typeof email === "string" && before !== "" && mailboxOf(email) !== mailboxOf(before);
}

/** All links so far are to be ended, whatever the device knew of those that were ended meanwhile. */
const isEnding = ({ wanted }: Wish) => typeof wanted.trip_links === "number";

/**
 * The service that is booked, by the server's catalogue. Where it becomes another, its name goes with
 * it, and the time that was agreed for the one before does not.
 */
function checkService(app: pb.App, wish: Wish, values: Changes, errors: Errors) {
  const { record, wanted } = wish;
  const stored = { type: record.getString("type"), item_id: record.getInt("item_id") };
  const type = wanted.type ?? stored.type;
  const number = Number(wanted.item_id ?? stored.item_id);
  const offered = isItemType(type) ? findOffered(app, type, number) : undefined;
  const isSame = type === stored.type && number === stored.item_id;
  if (isSame && wanted.way !== undefined && wanted.way !== record.getString("way") && offered)
    values.item_name = nameOf(offered.item, String(wanted.way));
  if (isSame) return offered;
  if (!offered) {
    for (const field of SERVICE_FIELDS) {
      if (field in wanted) errors[field] = "service_unknown";
    }
    return offered;
  }
  Object.assign(values, { type, item_id: number, ...ANEW });
  values.item_name = nameOf(offered.item, String(wanted.way ?? ""));
  if (record.getString("departure_time")) values.departure_time = "";
  return offered;
}

/** The booking's form with the changes, against the rules of the desk. */
function checkForm(offered: OfferedItem | undefined, { record, wanted }: Wish, isMoved: boolean) {
  const anew = isMoved ? ANEW : {};
  const form = normaliseBooking(formOf({ ...record.fieldsData(), ...anew, ...wanted }));
  const broken = toWireErrors({ ...checkAtDesk(form, offered?.item ?? null) });
  // what is wrong in a field that nobody touches may stay so; another service has other parties
  const isTouched = (field: string) =>
    field in wanted ||
    (field === "guests" && isMoved) ||
    // fewer guests than its bands count
    (field === FIELDS.party.wire && "guests" in wanted && isOver(broken.party));
  for (const field of Object.keys(broken)) if (!isTouched(field)) delete broken[field];
  return { columns: columnsOf(form), broken };
}

const isOver = (refusal = "") => refusal.startsWith("party_over");

/** Bands, extras and ways are one service's. */
const ANEW = { party: "", extras: "", way: "", together: "" };

/**
 * What it costs now, and the lines of that. What is taken back brings the lines that stood before; where they do not
 * come to the price, and from devices that know of none, they are made here.
 */
function checkPrice(
  offered: OfferedItem | undefined,
  { record, wanted, reason }: Wish,
  values: Changes,
  errors: Errors,
): void {
  const priceCents = dollarsToCents(record.getFloat("price"));
  const agreed = {
    guests: record.getInt("guests"),
    party: record.getString("party"),
    extras: record.getString("extras"),
    way: record.getString("way"),
    together: record.getString("together"),
    lines: linesOf({ priceCents, priceLines: record.getString("price_lines") }),
  };
  const now = {
    guests: Number(values.guests ?? agreed.guests),
    party: String(values.party ?? agreed.party),
    extras: String(values.extras ?? agreed.extras),
    way: String(values.way ?? agreed.way),
    together: String(values.together ?? agreed.together),
  };
  const isMoved = "type" in values;
  const quoted = offered ? bookedLines(offered.item, now) : agreed.lines;
  const expected = !offered
    ? agreed.lines
    : isMoved
      ? withCode(quoted, codeOf(agreed.lines))
      : repricedLines(offered.item, agreed, now);
  if ("price" in wanted) {
    const cents = amountCents(wanted.price);
    const known = [sumOf(expected), ...(isMoved ? [] : [sumOf(quoted), priceCents])];
    if (Number.isNaN(cents)) errors.price = "price_invalid";
    else if (!known.includes(cents) && !reason) errors.reason = "another_price";
    const sent = linesFrom(wanted.price_lines, cents);
    const isWhole = sent && tellParty(sent, now);
    setPrice(values, isWhole ? sent : linesAt({ cents, reason }, expected, quoted));
  } else if (isMoved || !isSameParty(now, agreed)) {
    setPrice(values, expected);
  }
}

function setPrice(values: Changes, lines: readonly PriceLine[]): void {
  values.price = centsToDollars(sumOf(lines));
  values.price_lines = JSON.stringify(lines);
  values.code_used = codeOf(lines)?.text ?? "";
}
