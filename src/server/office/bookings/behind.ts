import type { Figure } from "#domain/report/money.ts";
import { countBehind, countTaken, TAKER } from "../figures/money.ts";
import { numbersIn, stampsIn } from "../figures/sums.ts";
import { counted } from "./hits.ts";
import { columnOf, type Order, type Source, type Values } from "./list-order.ts";

/** Up to so many bookings or payments of a figure's days are looked through; of more, the order's index is walked. */
const FEW = 50_000;

interface Behind {
  readonly order: Order;
  /** Empty for all. */
  readonly status: string;
  readonly values: Values;
}

/** The bookings that a figure of the reports adds up, or whose payments it does; no more and no fewer. */
export function behindFigure(app: pb.App, figure: Figure, asked: Behind): Source {
  if (asked.status) asked.values.status = asked.status;
  return figure.dated === "taken" ? paidIn(app, figure, asked) : counting(app, figure, asked);
}

function counting(app: pb.App, figure: Figure, { order, status, values }: Behind): Source {
  const { all, found } = countBehind(app, figure);
  const { from, until, dated, standing, amount, group } = figure;
  const isPartners = group === "partner" && found <= FEW;
  const isFew = isPartners || all <= FEW;
  const day = dated === "booked" ? "n" : "booking_date";
  // the plus keeps SQLite from sorting all bookings of many days
  const column = isFew || columnOf(order) === day ? `l.${day}` : `+l.${day}`;
  const span = dated === "booked" ? numbersIn(figure) : { first: from, last: until };
  Object.assign(values, { ...span, standing });
  const conditions = [
    `${column} BETWEEN {:first} AND {:last}`,
    "l.standing = {:standing}",
    ...(amount === "paid" ? ["l.paid <> 0"] : []),
    ...(amount === "due" ? ["l.due > 0"] : []),
    ...(amount === "held" ? ["l.held > 0"] : []),
    ...(group === "service" ? [isService(figure.value, values)] : []),
    ...(group === "partner" ? [ofPartner(figure.value, values)] : []),
    ...(status ? ["+l.status = {:status}"] : []),
  ];
  const byDay = dated === "travel" && isFew ? "INDEXED BY idx_list_booking_date" : "";
  const index = isPartners ? "INDEXED BY idx_list_partner" : byDay;
  const source = { from: `booking_list AS l ${index}`, where: conditions.join(" AND "), isFew };
  const total = status ? counted(app, `${source.from} WHERE ${source.where}`, values) : found;
  return { ...source, total };
}

/** The list does not tell capitals apart, figures do. */
function isService(service: string, values: Values): string {
  const slash = service.indexOf("/");
  Object.assign(values, { type: service.slice(0, slash), item: service.slice(slash + 1) });
  return "l.type = {:type} AND +l.item_name = {:item} COLLATE BINARY";
}

/** SQL for the bookings of a partner; what its index leaves out is said once more, so that SQLite takes it. */
export function ofPartner(key: string, values: Values): string {
  values.partner = key;
  return "l.partner = {:partner} AND l.partner <> ''";
}

function paidIn(app: pb.App, figure: Figure, { status, values }: Behind): Source {
  const { group, value } = figure;
  Object.assign(values, { ...stampsIn(figure), value });
  const conditions = [
    "p.taken_at >= {:since} AND p.taken_at < {:before}",
    ...(group === "method" ? ["p.method = {:value}"] : []),
    ...(group === "person" ? [`${TAKER} = {:value}`] : []),
  ].join(" AND ");
  const ofStatus = status ? "AND +l.status = {:status}" : "";
  // a search's way of counting: to find them all takes as long as the page itself
  const some = `(SELECT DISTINCT l.n FROM payments AS p CROSS JOIN booking_list AS l ON l.id = p.booking
    WHERE ${conditions} ${ofStatus})`;
  const total = counted(app, some, values);
  if (countTaken(app, figure) <= FEW) {
    const where = `l.id IN (SELECT p.booking FROM payments AS p WHERE ${conditions}) ${ofStatus}`;
    return { from: "booking_list AS l", where, total, isFew: true };
  }
  const where = `EXISTS (SELECT 1 FROM payments AS p INDEXED BY idx_payments_booking
    WHERE p.booking = l.id AND ${conditions}) ${ofStatus}`;
  return { from: "booking_list AS l", where, total, isFew: false };
}
