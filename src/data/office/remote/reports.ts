import * as v from "valibot";
import { OfficeBookingSchema } from "#domain/booking/office/schemas.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { dollarsToCents } from "#domain/money.ts";
import type { ReportRange } from "#domain/report/ranges.ts";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";

export interface ReportQuery {
  readonly range: ReportRange;
  readonly status: BookingStatus | "all";
  readonly type: ItemType | "all";
}

const cents = v.pipe(v.number(), v.transform(dollarsToCents));

/** Seats sold of seats offered. */
const sold = { sold: v.number(), offered: v.number() };
const SeatsSchema = v.object({
  services: v.array(v.object({ name: v.string(), ...sold })),
  /** By ISO 8601: 1 is Monday. */
  weekdays: v.array(v.object({ weekday: v.number(), ...sold })),
});
const TurnedAwaySchema = v.object({
  reason: v.picklist(["closed", "full", "busy"]),
  parties: v.number(),
  guests: v.number(),
  /** Parties that wait for an answer still. */
  waiting: v.number(),
});
export type Seats = v.InferOutput<typeof SeatsSchema>;
export type TurnedAway = v.InferOutput<typeof TurnedAwaySchema>;

const ReportSchema = v.pipe(
  v.object({
    revenue: cents,
    bookings: v.number(),
    average: cents,
    customers: v.number(),
    /** The key is a day for the short ranges, a month `YYYY-MM` for the others. */
    trend: v.array(
      v.pipe(
        v.object({ key: v.string(), bookings: v.number(), revenue: cents }),
        v.transform(({ revenue, ...point }) => ({ ...point, revenueCents: revenue })),
      ),
    ),
    topByBookings: v.array(v.object({ name: v.string(), bookings: v.number() })),
    topByRevenue: v.array(
      v.pipe(
        v.object({ name: v.string(), revenue: cents }),
        v.transform(({ name, revenue }) => ({ name, revenueCents: revenue })),
      ),
    ),
    rows: v.array(OfficeBookingSchema),
    total: v.number(),
    // what a device kept before there were departures has neither
    seats: v.optional(SeatsSchema),
    turnedAway: v.optional(v.array(TurnedAwaySchema)),
  }),
  v.transform(({ revenue, average, ...report }) => ({
    ...report,
    revenueCents: revenue,
    averageCents: average,
  })),
);
export type Report = v.InferOutput<typeof ReportSchema>;

/** The sums, trends and first rows of the bookings that the query finds. */
export function loadReport(query: ReportQuery, signal: AbortSignal): Promise<Report> {
  return remoteCall(async () => {
    const answer = await pocketbase.send("/api/office/reports", { query: { ...query }, signal });
    return v.parse(ReportSchema, answer);
  });
}
