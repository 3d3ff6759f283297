import * as v from "valibot";
import type { BookingStatus } from "#domain/booking/status.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { dollarsToCents } from "#domain/money.ts";
import type { DashboardRange } from "#domain/report/ranges.ts";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";
import { instantMs } from "./wire-time.ts";

export interface DashboardQuery {
  readonly range: DashboardRange;
  readonly status: BookingStatus | "all";
  readonly type: ItemType | "all";
}

const cents = v.pipe(v.number(), v.transform(dollarsToCents));

const DashboardSchema = v.pipe(
  v.object({
    revenue: cents,
    bookings: v.number(),
    customers: v.number(),
    pending: v.number(),
    activity: v.object({
      mailsFailed: v.number(),
      /** Notices of messages that visitors wrote. */
      noticesFailed: v.number(),
      mailsWaiting: v.number(),
      decisions: v.record(v.string(), v.number()),
      /** What guests ask for, and who has cancelled late. */
      requests: v.optional(v.number(), 0),
      lateCancels: v.optional(v.number(), 0),
      /** Departures with more guests than seats, which nobody has allowed. */
      crowded: v.optional(v.number(), 0),
      /** When the count of seats was found wrong, and mended; else empty. */
      seatsMended: v.optional(v.string(), ""),
      /** Bookings of which more was paid than is due, and nobody has said why. */
      toSettle: v.optional(v.number(), 0),
      /** Bookings that cost less for another way, which is missing. */
      alone: v.optional(v.number(), 0),
      /** Bookings of which something of the deposit is missing. */
      depositsMissing: v.optional(v.number(), 0),
      depositsOverdue: v.optional(v.number(), 0),
      /** Bookings that devices have brought back since the last restore. */
      recovered: v.optional(v.number(), 0),
      hasSamples: v.boolean(),
      /** Null where the server's system does not tell. */
      disk: v.nullish(v.object({ freeBytes: v.number(), isLow: v.boolean() }), null),
      lastBackup: v.nullish(v.string(), ""),
      /** Of the backups that are off the machine; null where no place for them is set. */
      copies: v.nullish(
        v.object({
          lastBackup: v.string(),
          isLate: v.boolean(),
          /** They leave the machine unencrypted. */
          isPlain: v.optional(v.boolean(), false),
        }),
        null,
      ),
      /** How far the database's log is off the machine; null where it is not shipped. */
      shipping: v.nullish(
        v.object({
          lagSeconds: v.number(),
          isStanding: v.boolean(),
          /** Of the machine that stands by, seconds ago; null where none does. */
          standby: v.nullish(
            v.object({
              heardSeconds: v.number(),
              checkedSeconds: v.nullable(v.number()),
              reason: v.string(),
              hasKey: v.boolean(),
            }),
            null,
          ),
        }),
        null,
      ),
      version: v.string(),
    }),
  }),
  v.transform(({ revenue, activity: { lastBackup, ...activity }, ...figures }) => ({
    ...figures,
    revenueCents: revenue,
    /** The last backup as milliseconds since the epoch; null before the first. */
    activity: { ...activity, lastBackupMs: instantMs(lastBackup) },
  })),
);
export type Dashboard = v.InferOutput<typeof DashboardSchema>;

/** The figures of the dashboard; the activity ignores the filters. */
export function loadDashboard(query: DashboardQuery, signal: AbortSignal): Promise<Dashboard> {
  return remoteCall(async () => {
    const answer = await pocketbase.send("/api/office/dashboard", { query: { ...query }, signal });
    return v.parse(DashboardSchema, answer);
  });
}
