import type { ItineraryStop } from "../catalogue/tour.ts";
import { durationMinutes } from "./duration.ts";

const DEFAULT_START_MINUTES = 8 * 60;

/** From when to when a tour takes, in minutes after midnight in Belize. */
export interface TourHours {
  readonly startMinutes: number;
  readonly endMinutes: number;
}

/**
 * From the first to the last time of the day's plan; where there is none, from 08:00 for its duration.
 * @param agreed `HH:MM` when the guests set out by another time: earlier ones come back as planned,
 * later ones have as long a day
 */
export function tourHours(
  itinerary: readonly ItineraryStop[],
  duration: string,
  agreed = "",
): TourHours {
  const times = itinerary
    .map(({ time }) => clockMinutes(time))
    .filter((time) => !Number.isNaN(time));
  const plannedMinutes = times.length > 0 ? Math.min(...times) : DEFAULT_START_MINUTES;
  const lastMinutes = Math.max(...times);
  const lengthMinutes =
    lastMinutes > plannedMinutes ? lastMinutes - plannedMinutes : durationMinutes(duration);
  const startMinutes = agreed ? clockMinutes(agreed) : plannedMinutes;
  return { startMinutes, endMinutes: Math.max(lastMinutes, startMinutes + lengthMinutes) };
}

/** The first time of the day's plan, `HH:MM`; empty where it names none. */
export function startTime(itinerary: readonly ItineraryStop[]): string {
  const times = itinerary.filter(({ time }) => !Number.isNaN(clockMinutes(time)));
  return times.map(({ time }) => time.padStart(5, "0")).sort()[0] ?? "";
}

/** How a stop begins at which guests are met, in all languages: the plan of a day is the operator's own text. */
const IS_PICK_UP = /^(?:pick-up\b|recogida\b|(?:l[aeo]s? )?recogemos\b)/i;

/** Where guests are met: a tour may collect in several places one after the other. */
export function pickUps(itinerary: readonly ItineraryStop[]): readonly ItineraryStop[] {
  const named = itinerary.filter(({ activity }) => IS_PICK_UP.test(activity));
  return named.length > 0 ? named : itinerary.slice(0, 1);
}

/** True for `HH:MM`, 24 hours. */
export function isClockTime(text: string): boolean {
  return !Number.isNaN(clockMinutes(text));
}

function clockMinutes(time: string): number {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
}
