/**
 * The mails that go to guests by themselves: some days before they travel (`first`), the evening before (`eve`), and
 * after it (`thanks`).
 */
export const REMINDERS = ["first", "eve", "thanks"] as const;
export type ReminderName = (typeof REMINDERS)[number];

interface Reminder {
  readonly isOn: boolean;
  /** Before the day of travel; of `thanks` after it. The evening before is always one. */
  readonly days: number;
  /** From 0 to 23, in Belize. */
  readonly hour: number;
}

/** When they go out, as the operator has set it. */
export interface ReminderPlan extends Readonly<Record<ReminderName, Reminder>> {
  /** They are not sent before this hour in Belize, nor from the other one on, but for what is urgent. */
  readonly wakes: number;
  readonly sleeps: number;
  /** Where guests can say how it was, an address each: they are named in turn. */
  readonly reviews: readonly string[];
}

const DEFAULT_PLAN: ReminderPlan = {
  first: { isOn: true, days: 2, hour: 9 },
  eve: { isOn: true, days: 1, hour: 17 },
  thanks: { isOn: true, days: 1, hour: 10 },
  wakes: 7,
  sleeps: 21,
  reviews: [],
};

/** From and to, of each reminder's days. */
export const REMINDER_DAYS: Readonly<Record<ReminderName, readonly [least: number, most: number]>> =
  { first: [2, 14], eve: [1, 1], thanks: [1, 14] };
const MOST_REVIEWS = 10;
const LONGEST_REVIEW = 300;
const ADDRESS = /^https:\/\/[^\s/"<>]+\.[^\s"<>]+$/;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** A plan as it is stored; what is missing of it, or is none, is as we would have it. */
export function reminderPlanOf(stored: unknown): ReminderPlan {
  const given = Object(stored ?? {});
  const { wakes, sleeps, reviews } = given;
  const areHours = isWithin(wakes, 0, 23) && isWithin(sleeps, 1, 24) && wakes < sleeps;
  return {
    first: reminderOf("first", given.first),
    eve: reminderOf("eve", given.eve),
    thanks: reminderOf("thanks", given.thanks),
    wakes: areHours ? wakes : DEFAULT_PLAN.wakes,
    sleeps: areHours ? sleeps : DEFAULT_PLAN.sleeps,
    reviews: Array.isArray(reviews) ? reviews.filter(isReview) : DEFAULT_PLAN.reviews,
  };
}

function reminderOf(name: ReminderName, given: unknown): Reminder {
  const { isOn, days, hour } = Object(given ?? {});
  const usual = DEFAULT_PLAN[name];
  return {
    isOn: typeof isOn === "boolean" ? isOn : usual.isOn,
    days: isWithin(days, ...REMINDER_DAYS[name]) ? days : usual.days,
    hour: isWithin(hour, 0, 23) ? hour : usual.hour,
  };
}

const isReview = (address: unknown): address is string =>
  typeof address === "string" && address.length <= LONGEST_REVIEW && ADDRESS.test(address);

/** Addresses as typed, one a line. */
export const parseReviews = (typed: string): readonly string[] => [
  ...new Set(typed.split(/\s+/).filter(Boolean)),
];

/** Null, or the code of what is wrong with a plan that is to be stored. */
export function checkReminderPlan(stored: unknown): string | null {
  if (stored === null || stored === undefined) return null;
  const { reviews = [], ...given } = Object(stored);
  if (!Array.isArray(reviews)) return "list_expected";
  if (reviews.length > MOST_REVIEWS) return `too_many_entries:${MOST_REVIEWS}`;
  const wrong = reviews.findIndex((address) => !isReview(address));
  if (wrong >= 0) return `review_address:${wrong + 1}`;
  const kept = reminderPlanOf(given);
  const isKept = Object.entries(given).every(([name, value]) =>
    isSame(kept[name as keyof ReminderPlan], value),
  );
  return isKept ? null : "reminder_times";
}

/** Whatever the order in which a database keeps names. */
function isSame(one: unknown, other: unknown): boolean {
  const names = Object.keys(Object(other));
  return typeof one === "object" && names.length > 0
    ? names.every((name) => Object(one)[name] === Object(other)[name])
    : one === other;
}
