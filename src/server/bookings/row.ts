import { belizeDay } from "#domain/belize-date.ts";
import { contentApart, contentOf } from "#domain/booking/command.ts";
import {
  type BookingCase,
  type Decision,
  decideBooking,
  QUOTE_KEPT_DAYS,
} from "#domain/booking/decide.ts";
import type { SentWire } from "#domain/booking/fields.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { inWay } from "#domain/catalogue/other-way.ts";
import { foldCode } from "#domain/codes/code.ts";
import { depositFor } from "#domain/deposit/rule.ts";
import { centsToDollars, dollarsToCents } from "#domain/money.ts";
import { type PartnerColumns, withPartner } from "#domain/partners/terms.ts";
import { sumOf } from "#domain/price/lines.ts";
import { codeOf } from "#domain/price/with-code.ts";
import * as ways from "#messages/booking/other-way.ts";
import type { Standing } from "../departures/standing.ts";
import { numberOf } from "../office/sql.ts";
import { type OfferedItem, recentPrices } from "../site/catalogue.ts";
import { codeFor, codeUser } from "./codes.ts";
import { hasWay } from "./other-way.ts";
import type { SentBooking } from "./wire.ts";

const DAY_MS = 86_400_000;

/**
 * What becomes of a visitor's booking by the server's catalogue, prices, codes and clock.
 * @param isCodeUsedUp its code was used by somebody else since this was asked
 */
export function decide(
  app: pb.App,
  { command, form }: SentBooking,
  offered: OfferedItem,
  standing: Standing | null,
  isCodeUsedUp = false,
): Decision {
  const nowMs = Date.now();
  const madeAtMs = Date.parse(command.made_at);
  const quotedCents = dollarsToCents(command.price);
  const booking: BookingCase = {
    form,
    quotedCents,
    item: offered.item,
    isOffered: offered.isOffered && hasWay(app, offered.item, command.way),
    madeAtMs: Number.isNaN(madeAtMs) ? null : madeAtMs,
    fillMs: command.fill_ms > 0 ? command.fill_ms : null,
    isTrapped: command.website !== "",
    departure: standing ? standing.departure : undefined,
    // most bookings have none
    code: command.code && !isCodeUsedUp ? codeFor(app, command, codeUser(command)) : null,
    nowMs,
    recentPrices: [],
    leastShare: 0,
  };
  const decision = decideBooking(booking);
  if (decision.errors || sumOf(decision.lines) <= quotedCents) return decision;
  const sinceMs = nowMs - QUOTE_KEPT_DAYS * DAY_MS;
  return decideBooking({
    ...booking,
    recentPrices: recentPrices(app, offered.item, sinceMs),
    leastShare: numberOf(app, "SELECT least_price_share AS value FROM settings"),
  });
}

/** What the office calls it, in the way that is booked. */
export const nameOf = (item: CatalogueItem, way: string): string =>
  inWay(item, way)?.name ?? ways.theOtherWay(item.name);
const NO_USER = { code_mailbox: "", code_phone: "" };

interface Beside {
  readonly fingerprint: string;
  readonly partner: PartnerColumns;
  /** Until when it is changed and cancelled for free (domain/booking/guest-acts/policy.ts). */
  readonly policyHours: number;
}

/**
 * The row that a decided booking is stored as; the operator's own fields stay empty. It stands on its command: what it
 * says otherwise is its own, column after column, and all else is looked up there ({@link standingOn}).
 * @param partner from whom it comes
 */
export function rowOf(
  command: SentWire,
  offered: OfferedItem,
  decision: Exclude<Decision, { errors: Record<string, string> }>,
  { fingerprint, partner, policyHours }: Beside,
): Record<string, string | number> {
  const priceCents = sumOf(decision.lines);
  const codeUsed = command.code ? codeOf(decision.lines)?.text : undefined;
  const { depositCents, depositBy } = depositFor(offered.item.deposit, {
    priceCents,
    date: command.booking_date,
    today: belizeDay(Date.now()),
  });
  const { code_mailbox, code_phone } = codeUsed ? codeUser(command) : NO_USER;
  const row: Record<string, string | number> = Object.create(command);
  row.item_name = nameOf(offered.item, command.way);
  row.price = centsToDollars(priceCents);
  row.price_lines = JSON.stringify(decision.lines);
  row.deposit_amount = centsToDollars(depositCents);
  row.deposit_by = depositBy;
  row.code = command.code && foldCode(command.code);
  row.code_used = codeUsed ?? "";
  row.code_mailbox = code_mailbox;
  row.code_phone = code_phone;
  row.quoted_price = centsToDollars(dollarsToCents(command.price));
  row.status = decision.status;
  row.pending_reason = decision.reason;
  row.source = "web";
  row.recovered_at = "";
  row.policy_hours = policyHours;
  // said later; the first answer tells what a repeated one does
  row.guest_list = "";
  row.answers = "";
  row.content_hash = fingerprint;
  // the device keeps the key; only its hash is stored, under the same name
  row.manage_key = command.manage_key ? $security.sha256(command.manage_key) : "";
  row.website = command.website.slice(0, 200);
  row.partner = "";
  row.partner_terms = "";
  row.paid_to = "";
  return partner.partner ? Object.assign(row, withPartner(partner)) : row;
}

/**
 * The same with other values in some columns. All others are looked up in what it stands on: to copy fifty columns is a
 * twentieth of PocketBase's work for a booking.
 */
export const standingOn = <Columns extends object, Changes extends object>(
  columns: Columns,
  changes: Changes,
): Columns & Changes => Object.assign(Object.create(columns), changes);

/**
 * The content in two parts, since a code handed over by SMS leaves the special requests out: what it
 * brought and what the device sends later are then the same booking.
 */
export function fingerprintOf(command: SentWire): string {
  const core = $security.sha256(contentOf(command)).slice(0, 40);
  return `${core}.${$security.sha256(contentApart(command)).slice(0, 20)}`;
}
