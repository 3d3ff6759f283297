import {
  addDays,
  BELIZE_OFFSET_MS,
  type BelizeDay,
  belizeDay,
  startOfBelizeDay,
} from "../belize-date.ts";
import type { OfficeBooking } from "../booking/fields.ts";
import { REMINDERS, type ReminderName, type ReminderPlan } from "./plan.ts";

const HOUR_MS = 3_600_000;
/** Who has booked within this time before a reminder's hour, or was told of a change, has just read all of it. */
const JUST_TOLD_MS = 12 * HOUR_MS;

const hourOf = (nowMs: number) => new Date(nowMs + BELIZE_OFFSET_MS).getUTCHours();

/** The day of travel of those who get a reminder today, whatever the hour. */
export function dayReminded(plan: ReminderPlan, name: ReminderName, today: BelizeDay): BelizeDay {
  const { days } = plan[name];
  return addDays(today, name === "thanks" ? -days : days);
}

export interface DueReminder {
  readonly name: ReminderName;
  readonly day: BelizeDay;
  readonly toldBeforeMs: number;
}

/**
 * The reminders whose hour has come today, each with the day of travel of those who get it, who have been told nothing
 * since `toldBeforeMs`. A server that was away at
 * the hour sends them when it is back, as long as people are awake; the one of the evening before until midnight.
 */
export function remindersDue(plan: ReminderPlan, nowMs: number): readonly DueReminder[] {
  const hour = hourOf(nowMs);
  const isDue = (name: ReminderName) =>
    plan[name].isOn &&
    // thanks without a place to say it would be one mail more for nothing
    (name !== "thanks" || plan.reviews.length > 0) &&
    hour >= Math.min(plan[name].hour, plan.sleeps - 1) &&
    (isUrgent(name) || isAwake(plan, hour));
  const today = belizeDay(nowMs);
  return REMINDERS.filter(isDue).map((name) => ({
    name,
    day: dayReminded(plan, name, today),
    // of the hour at which it was due, not of this one, or it would go to them later
    toldBeforeMs: startOfBelizeDay(today) + plan[name].hour * HOUR_MS - JUST_TOLD_MS,
  }));
}

/** Whoever travels in the morning is better woken than left behind. */
const isUrgent = (name: ReminderName): boolean => name === "eve";

const isAwake = ({ wakes, sleeps }: ReminderPlan, hour: number) => hour >= wakes && hour < sleeps;

/** When a mail that is not urgent may leave: at once, or when the day begins for people in Belize. */
export function awakeAtMs(plan: ReminderPlan, nowMs: number): number {
  const hour = hourOf(nowMs);
  if (isAwake(plan, hour)) return nowMs;
  const morning = startOfBelizeDay(belizeDay(nowMs)) + plan.wakes * HOUR_MS;
  return hour < plan.wakes ? morning : morning + 24 * HOUR_MS;
}

type Reminded = Pick<OfficeBooking, "status" | "attendance" | "date">;

/**
 * Why a reminder is not to be sent when it leaves, a code; empty when it is. What was changed since it was due counts:
 * a booking that was moved is reminded of its new day.
 * @param day the day of travel that it was due for
 * @param startsMs when its guests are to be ready, NaN where nobody knows
 */
export function whyNotReminded(
  name: ReminderName,
  { status, attendance, date }: Reminded,
  { day, startsMs, nowMs }: { day: BelizeDay; startsMs: number; nowMs: number },
): string {
  const today = belizeDay(nowMs);
  if (name === "thanks") {
    const hasTravelled = status === "confirmed" || status === "completed";
    return hasTravelled && attendance !== "no-show" && date < today ? "" : "not_travelled";
  }
  if (status !== "confirmed") return "not_confirmed";
  if (date !== day) return "moved_meanwhile";
  const isOver = date < today || (date === today && startsMs <= nowMs);
  return isOver || attendance !== "" ? "trip_begun" : "";
}
