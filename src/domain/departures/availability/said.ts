import { BELIZE_OFFSET_MS, belizeDay, formatLongDay } from "#domain/belize-date.ts";
import { speakerOf } from "#domain/refusal.ts";
import * as words from "#messages/visitor/departures.ts";
import type { Standing } from "../choice.ts";

/** Seats are told exactly up to so many. */
const MOST_TOLD = 9;

/** How a day or a departure stands, in short: `3 seats left`, `Closed: River too high`. */
export function standingWords({ state, left, reason }: Standing): string {
  if (state === "open" || state === "few") {
    return left !== null && left <= MOST_TOLD ? words.seatsLeft(left) : words.open;
  }
  if (state === "closed" && reason) return words.closedBecause(reason);
  return state === "full" && reason === "busy" ? words.states.busy : words.states[state];
}

const speaker = speakerOf(words.obstacles);

/** A mistake in words, with what to do about it. */
export const mistakeWords = (code: string): string =>
  code === "departure_time_required"
    ? speaker.words(code)
    : `${speaker.words(code)} ${words.chooseAnother}`;

/** The same of figures that may be old: it is no reason not to send. */
export const warningWords = (code: string): string =>
  `${speaker.words(code)} ${words.sendAllTheSame}`;

/** `as of 09:40`, with the day where that is not today. */
export function asOfWords(asOfMs: number, nowMs: number): string {
  const day = belizeDay(asOfMs);
  // as belizeClock does, which stands among the back office's scripts
  const time = new Date(asOfMs + BELIZE_OFFSET_MS).toISOString().slice(11, 16);
  return day === belizeDay(nowMs) ? words.asOf(time) : words.asOfDay(formatLongDay(day), time);
}
