import type { BelizeDay } from "#domain/belize-date.ts";
import type { BookingChanges, OfficeBooking, OfficeWire } from "#domain/booking/fields.ts";
import { officeBookingOf } from "#domain/booking/office/fields.ts";
import type { RoomFacts } from "#domain/departures/room.ts";
import { observe } from "../../local/observe.ts";
import { officeHint } from "../../local/office-hint.ts";
import { officeDatabase } from "../local/database.ts";
import { loadRules } from "../remote/departures/rules.ts";
import { loadFarDays, type Span } from "./far-days.ts";
import { readKept } from "./kept/answers.ts";
import { keptDays } from "./kept/bookings.ts";
import { keptRules } from "./kept/rules.ts";
import { FIELD_STATE } from "./refresh.ts";

/**
 * What says whether a day's departures have room, as it will be when all is sent: what this device keeps, else what the
 * server says; null where neither tells the rules. Of a day that neither tells, what the rules say by themselves.
 */
export async function roomFacts(day: BelizeDay): Promise<RoomFacts | null> {
  // right after signing in nothing is kept yet
  const rules = (await keptRules()) ?? (await loadRules());
  if (!rules) return null;
  const span = (await readKept<Span>(FIELD_STATE))?.answer;
  const isKept = span !== undefined && span.from <= day && day <= span.to;
  const kept = isKept ? await keptDays(day, day) : null;
  if (kept) return { rules, bookings: kept.bookings, asOfMs: officeHint()?.refreshedAtMs };
  return { rules, bookings: ((await loadFarDays(day, day)) ?? []).map(officeBookingOf) };
}

/** An act that is on this device: one that changes a booking, or makes it. */
interface Asking {
  readonly id: string;
  /** As it was; without a version for one that is made. */
  readonly booking: Pick<OfficeBooking, "id"> & Partial<Pick<OfficeBooking, "status" | "version">>;
  readonly changes: BookingChanges;
}

/**
 * Those bookings that some acts were to confirm, and that wait: their departure had no room. Answers once none of the acts
 * waits on this device any more, which without a line may take as long as this page lives.
 */
export async function foundNoRoom(made: readonly Asking[]): Promise<readonly OfficeWire[]> {
  await whenGone(made.map(({ id }) => id));
  const stored = await officeDatabase().bookings.bulkGet(made.map(({ booking }) => booking.id));
  return made.flatMap(({ booking, changes }, at) => {
    const now = stored[at];
    // one that was taken back before it was sent has changed nothing
    const isChanged = now !== undefined && now.updated_at !== booking.version;
    const isConfirmed = (changes.status ?? booking.status) === "confirmed";
    return isConfirmed && isChanged && now.status === "pending" ? [now] : [];
  });
}

function whenGone(ids: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const left = observe(() => officeDatabase().acts.where("id").anyOf(ids).count());
    const stop = left.subscribe((count) => {
      if (count !== 0) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
