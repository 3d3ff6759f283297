import { addDays, belizeDay, startOfBelizeDay } from "#domain/belize-date.ts";
import { addMonths } from "#domain/report/ranges.ts";
import { jsonOf, numberOf, stamp } from "./sql.ts";

/** What is counted: bookings stored since an instant (null: all), of a status and type ('' is any). */
export interface Asked {
  readonly fromMs: number | null;
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

/** The place in `booking_list` of what was stored at this instant or later. */
export const numberAt = (instantMs: number) => instantMs * NUMBERS_PER_MS;

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

interface Spans {
  /** Conditions on `span` of a table of sums that together cover the time. */
  readonly conditions: readonly string[];
  readonly values: Record<string, string>;
  /** A day that begins in its middle has no sum: from, until, and its name. */
  readonly rest: { readonly fromMs: number; readonly toMs: number; readonly span: string } | null;
}

/** The time since an instant (null: all) in kept sums: whole months where there are such, days before. */
function spansSince(fromMs: number | null): Spans {
  if (fromMs === null) return { conditions: ["span = 'all'"], values: {}, rest: null };
  const begun = belizeDay(fromMs);
  const isWhole = startOfBelizeDay(begun) === fromMs;
  const day = isWhole ? begun : addDays(begun, 1);
  const months = day.endsWith("-01") ? day.slice(0, 7) : addMonths(day.slice(0, 7), 1);
  return {
    conditions: ["span BETWEEN {:day} AND {:lastDay}", "span >= {:months} AND span < 'n'"],
    values: {
      day: `d${day}`,
      lastDay: day.endsWith("-01") ? "d" : `d${day.slice(0, 7)}-31`,
      months: `m${months}`,
    },
    rest: isWhole ? null : { fromMs, toMs: startOfBelizeDay(day), span: `d${begun}` },
  };
}

/**
 * SQL for the kept sums since an instant, with `span`, `type`, `status`, `item_name`, `bookings`,
 * `paying` and `cents`; for a day that begins in its middle the bookings themselves.
 */
export function sumsSince(asked: Asked): { sql: string; values: Record<string, string | number> } {
  const { sql, values } = conditionsOf(asked);
  const spans = spansSince(asked.fromMs);
  const parts = spans.conditions.map(
    (condition) => `SELECT span, type, status, item_name, bookings, paying, cents FROM booking_sums
      WHERE ${condition} AND bookings > 0 ${sql}`,
  );
  const { rest } = spans;
  if (rest) {
    parts.push(`SELECT {:begun} AS span, type, status, item_name, 1, status <> 'cancelled' AND cents > 0,
      iif(status <> 'cancelled', cents, 0) FROM booking_list WHERE n >= {:from} AND n < {:to} ${sql}`);
  }
  const begun = rest && {
    begun: rest.span,
    from: numberAt(rest.fromMs),
    to: numberAt(rest.toMs),
  };
  return { sql: parts.join(" UNION ALL "), values: { ...values, ...spans.values, ...begun } };
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
export function customersOf(app: pb.App, { fromMs, status, type }: Asked): number {
  const kind = "type = {:type} AND status = {:status}";
  const { conditions, values, rest } = spansSince(fromMs);
  const parts = conditions.map(
    (condition) => `SELECT customers FROM customer_sums WHERE ${condition} AND ${kind}`,
  );
  if (rest) {
    parts.push(`SELECT count(*) FROM customer_activity
      WHERE ${kind} AND last_at >= {:from} AND last_at < {:to}`);
  }
  const begun = rest && { from: stamp(rest.fromMs), to: stamp(rest.toMs) };
  return numberOf(
    app,
    `SELECT coalesce(sum(customers), 0) AS value FROM (${parts.join(" UNION ALL ")})`,
    { type, status, ...values, ...begun },
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
