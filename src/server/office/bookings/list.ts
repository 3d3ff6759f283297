import { askedWords } from "#domain/asked-words.ts";
import { addDays, belizeDay } from "#domain/belize-date.ts";
import { BOOKING_LIST_VIEWS, FROM_PARTNER } from "#domain/booking/office/booking.ts";
import { BEHIND, type Figure, parseFigure } from "#domain/report/money.ts";
import { answerParts } from "../answer-parts.ts";
import { asked, askedCount, askedFilters, askedOneOf } from "../asked.ts";
import { keptTotal } from "../figures/sums.ts";
import { depositsPage, depositsToday, MISSING_DEPOSIT } from "../payments/deposits.ts";
import { TO_SETTLE } from "../payments/to-settle.ts";
import { numberOf } from "../sql.ts";
import { behindFigure, ofPartner } from "./behind.ts";
import { bookingsJson } from "./json.ts";
import { ORDERS, pageOf, type Source, type Values } from "./list-order.ts";
import { type Search, withSearch } from "./list-search.ts";
import { ALONE, aloneToday } from "./other-way.ts";
import { bringUpToDate } from "./up-to-date.ts";

const PER_PAGE = 25;
const MOST_PER_PAGE = 200;
/** Up to so many rows are sorted as they come; of more, an index gives the order. */
const FEW = 2000;

/** `GET /api/office/bookings`: search, views, status, order and pages, each by an index. */
export function listBookings(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const perPage = askedCount(e, "perPage", { most: MOST_PER_PAGE, otherwise: PER_PAGE });
  const page = askedCount(e, "page", { most: 1_000_000, otherwise: 1 });
  const order = askedOneOf(e, "sort", { words: ORDERS, otherwise: "-created_at" });
  const values: Values = {};
  const askedPage = { order, page, perPage };
  const search = { app: e.app, words: askedWords(asked(e, "q")), values, asked: askedPage };
  const figure = askedFigure(e);
  const all = figure
    ? behindFigure(e.app, figure, { order, status: askedFilters(e).status, values })
    : (fromPartner(e, values) ?? filtered(e, values));
  const source = isByDeposit(e, search) ? inOrderOfDeposits(all, search) : withSearch(all, search);
  const items = bookingsJson(e.app, pageOf(source, askedPage), values);
  answerParts(e, { page, perPage, total: source.total }, { items });
}

/**
 * The figure of the reports whose bookings the view shows; null for any other view.
 * @throws 400 where it is none
 */
function askedFigure(e: pb.RequestEvent): Figure | null {
  const view = asked(e, "view");
  if (!view.startsWith(BEHIND)) return null;
  const figure = parseFigure(view.slice(BEHIND.length));
  if (figure === null) throw new BadRequestError("view names no figure of the reports.");
  return figure;
}

/** All bookings of the partner that the view names; null for any other view. */
function fromPartner(e: pb.RequestEvent, values: Values): Source | null {
  const view = asked(e, "view");
  if (!view.startsWith(FROM_PARTNER)) return null;
  const partner = ofPartner(view.slice(FROM_PARTNER.length), values);
  return few(e, "idx_list_partner", [partner], askedFilters(e).status, values);
}

/** As the dashboard leads there: nothing narrows the view, nobody has chosen another order. */
const isByDeposit = (e: pb.RequestEvent, { words, asked: { order } }: Search) =>
  asked(e, "view") === "deposit" &&
  order === "-created_at" &&
  words.length === 0 &&
  askedFilters(e).status === "";

function inOrderOfDeposits(all: Source, { app, values, asked }: Search): Source {
  values.numbers = JSON.stringify(depositsPage(app, asked));
  return { ...all, isPage: true };
}

/** The bookings of a view with a status. */
function filtered(e: pb.RequestEvent, values: Values): Source {
  const view = askedOneOf(e, "view", { words: BOOKING_LIST_VIEWS, otherwise: "all" });
  const asked = askedFilters(e).status;
  if (view === "today" || view === "tomorrow") {
    values.day = addDays(belizeDay(Date.now()), view === "today" ? 0 : 1);
    return few(e, "idx_list_booking_date", ["l.booking_date = {:day}"], asked, values);
  }
  if (view === "decision") return few(e, "idx_list_reason", ["l.reason <> ''"], asked, values);
  if (view === "settle") return few(e, null, [`l.id IN (${TO_SETTLE})`], asked, values);
  if (view === "deposit") {
    Object.assign(values, depositsToday());
    return few(e, null, [`l.id IN (SELECT b.id FROM ${MISSING_DEPOSIT})`], asked, values);
  }
  if (view === "alone") {
    Object.assign(values, aloneToday());
    return few(e, null, [`l.id IN (${ALONE})`], asked, values);
  }
  if (view === "mails") {
    const failed = "SELECT booking FROM mails INDEXED BY idx_mails_failed WHERE state = 'failed'";
    return few(e, null, [`l.id IN (${failed})`], asked, values);
  }
  if (view === "pending" && asked !== "" && asked !== "pending") {
    return { from: "booking_list AS l", where: "false", total: 0, isFew: true };
  }
  const status = view === "pending" ? "pending" : asked;
  const total = keptTotal(e.app, status);
  if (status === "") return { from: "booking_list AS l", where: "true", total, isFew: false };
  values.status = status;
  const isFew = total <= FEW;
  const from = `booking_list AS l ${isFew ? "INDEXED BY idx_list_status" : ""}`;
  // the plus keeps SQLite from sorting all bookings of a frequent status
  return { from, where: `${isFew ? "" : "+"}l.status = {:status}`, total, isFew };
}

function few(
  e: pb.RequestEvent,
  index: string | null,
  conditions: string[],
  status: string,
  values: Values,
): Source {
  if (status) {
    values.status = status;
    conditions.push("+l.status = {:status}");
  }
  const from = `booking_list AS l ${index ? `INDEXED BY ${index}` : ""}`;
  const where = conditions.join(" AND ");
  const count = `SELECT count(*) AS value FROM ${from} WHERE ${where}`;
  return { from, where, total: numberOf(e.app, count, values), isFew: true };
}
