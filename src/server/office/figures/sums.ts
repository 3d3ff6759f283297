import { type BelizeDay, startOfBelizeDay } from "#domain/belize-date.ts";
import type { Days } from "#domain/report/money.ts";
import { addMonths } from "#domain/report/months.ts";
import { jsonOf, numberOf, stamp } from "../sql.ts";

/** What is counted: bookings stored since a day in Belize (null: all), of a status and type ('' is any). */
export interface Asked {
  readonly firstDay: BelizeDay | null;
  readonly status: string;
  readonly type: string;
}

interface Figures {
  readonly bookings: number;
  /** Bookings that revenue counts: not cancelled and with a price (SPEC §9). */
  readonly paying: number;
  readonly cents: number;
  /** Pending or confirmed. */
  readonly open: number;
}

const NUMBERS_PER_MS = 1024;
/** Belize's clocks are never changed. */
const DAY_MS = 86_400_000;

/** The place in `booking_list` of what was stored at this instant or later. */
export const numberAt = (instantMs: number) => instantMs * NUMBERS_PER_MS;

/** The first and last place in `booking_list` of what was booked in these days. */
export const numbersIn = ({ from, until }: Days) => ({
  first: numberAt(startOfBelizeDay(from)),
  last: numberAt(startOfBelizeDay(until) + DAY_MS) - 1,
});

/** From when, and before when, these days are in Belize, as PocketBase writes instants. */
export const stampsIn = ({ from, until }: Days) => ({
  since: stamp(startOfBelizeDay(from)),
  before: stamp(startOfBelizeDay(until) + DAY_MS),
});

/** The place in `booking_list` of the first booking that is asked for. */
export const firstNumber = ({ firstDay }: Asked) =>
  firstDay === null ? 0 : numberAt(startOfBelizeDay(firstDay));

/** The conditions of status and type, and the values they need. */
export function conditionsOf({ status, type }: Asked): {
  sql: string;
  values: Record<string, string>;
} {
  return {
    sql: `${status ? "AND status = {:status}" : ""} ${type ? "AND type = {:type}" : ""}`,
    values: { ...(status ? { status } : {}), ...(type ? { type } : {}) },
  };
}

/**
 * Conditions on `span` of a table of sums that together cover the time since a day (null: all): whole
 * months where there are such, days before.
 */
function spansSince(day: BelizeDay | null) {
  if (day === null) return { conditions: ["span = 'all'"], values: {} };
  const isFirst = day.endsWith("-01");
  return {
    conditions: ["span BETWEEN {:day} AND {:lastDay}", "span >= {:months} AND span < 'n'"],
    values: {
      day: `d${day}`,
      lastDay: isFirst ? "d" : `d${day.slice(0, 7)}-31`,
      months: `m${isFirst ? day.slice(0, 7) : addMonths(day.slice(0, 7), 1)}`,
    },
  };
}

/**
 * SQL for the kept sums that are asked for, with `span`, `type`, `status`, `item_name`, `bookings`,
 * `paying` and `cents`.
 */
export function sumsSince(asked: Asked): { sql: string; values: Record<string, string> } {
  const { sql, values } = conditionsOf(asked);
  const spans = spansSince(asked.firstDay);
  const parts = spans.conditions.map(
    (condition) => `SELECT span, type, status, item_name, bookings, paying, cents FROM booking_sums
      WHERE ${condition} AND bookings > 0 ${sql}`,
  );
  return { sql: parts.join(" UNION ALL "), values: { ...values, ...spans.values } };
}

/** The sums of all that is asked for. */
export function figuresOf(app: pb.App, asked: Asked): Figures {
  const { sql, values } = sumsSince(asked);
  return jsonOf(
    app,
    `SELECT json_object('bookings', coalesce(sum(bookings), 0), 'paying', coalesce(sum(paying), 0),
       'cents', coalesce(sum(cents), 0),
       'open', coalesce(sum(iif(status IN ('pending', 'confirmed'), bookings, 0)), 0)) AS value
     FROM (${sql})`,
    values,
  );
}

/**
 * How many customers have booked since then. As time ranges end now, those are the customers whose
 * last booking of that kind lies in it.
 */
export function customersOf(app: pb.App, { firstDay, status, type }: Asked): number {
  const { conditions, values } = spansSince(firstDay);
  const parts = conditions.map(
    (condition) => `SELECT customers FROM customer_sums
      WHERE ${condition} AND type = {:type} AND status = {:status}`,
  );
  return numberOf(
    app,
    `SELECT coalesce(sum(customers), 0) AS value FROM (${parts.join(" UNION ALL ")})`,
    { type, status, ...values },
  );
}

/** How many bookings there are, or of one status. */
export function keptTotal(app: pb.App, status: string): number {
  const condition = status ? "AND status = {:status}" : "";
  return numberOf(
    app,
    `SELECT coalesce(sum(bookings), 0) AS value FROM booking_sums WHERE span = 'all' ${condition}`,
    status ? { status } : {},
  );
}
