import { formatLongDay } from "#domain/belize-date.ts";
import { moveWords } from "#domain/booking/letters/move-words.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { agreedPlace, pickUpsOf } from "#domain/booking/pick-up/pick-up.ts";
import { saidDetails } from "#domain/booking/pick-up/said-details.ts";
import { depositWords, guestsDeposit } from "#domain/deposit/words.ts";
import { isolated } from "#domain/isolated.ts";
import { formatUsdExact } from "#domain/money.ts";
import { deposit } from "#messages/booking/deposit.ts";
import { longDay } from "#messages/formats/dates.ts";
import { clock } from "#messages/formats/times.ts";
import * as words from "#messages/mails/changes.ts";
import * as facts from "#messages/mails/facts.ts";
import type { BookingFacts } from "./booking-rows.ts";

/** What is otherwise than a guest was told last. */
export interface Changes {
  /** To be read before how the booking stands; empty where nothing has changed. */
  readonly paragraphs: readonly string[];
  /** False where things have only come to what was told. */
  readonly isReplaced: boolean;
}

const SPOKEN = {
  ...{ moved: words.moved, otherTime: words.otherTime, dayAndTime: words.dayAndTime },
  ...{ clock, longDay },
};

/**
 * @param told the booking as its guest was told it last
 * @param why the departure that it was moved from is closed; empty where it is not
 */
export function whatChanged(told: BookingFacts, now: BookingFacts, why = ""): Changes {
  const moved = moveWords(whenOf(told), whenOf(now), SPOKEN);
  // a time that has come to its day, or has gone from it, is told as any other fact
  const label = { type: facts.types[now.type], time: moved ? "" : words.time };
  const [was, is] = [new Map(factsOf(told, label)), new Map(factsOf(now, label))];
  const others = otherwise(was, is);
  const list = others.map(([, line]) => line);
  const lead = moved ? words.alsoChanged : words.changed;
  return {
    paragraphs: [
      moved && [moved, reasonWords(why)].join(" ").trim(),
      list.length > 0 ? [lead, ...list].join("\n") : "",
    ].filter(Boolean),
    isReplaced: moved !== "" || others.some(([name]) => was.has(name)),
  };
}

/** The same for the operator: a line for each thing that is otherwise, the day among them. */
export function linesChanged(before: BookingFacts, now: BookingFacts): readonly string[] {
  const label = { type: facts.types[now.type], time: words.time };
  const all = (booking: BookingFacts) =>
    new Map<string, string>([
      [facts.date, formatLongDay(booking.date)],
      ...factsOf(booking, label),
    ]);
  return otherwise(all(before), all(now)).map(([, line]) => line);
}

type Told = ReadonlyMap<string, string>;

/** What has changed, come or gone, each by its name and in one line. */
function otherwise(was: Told, is: Told): (readonly [name: string, line: string])[] {
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => {
      const [before = "", after = words.none] = [was.get(name), is.get(name)];
      return [name, before ? words.instead(name, after, before) : words.added(name, after)];
    });
}

/** `The reason: River too high.` */
export const reasonWords = (why: string) =>
  why && words.reason(isolated(why.replace(/[\s.]+$/, "")));

const timeOf = (booking: BookingFacts) => pickUpsOf(booking, booking.itinerary)[0]?.time ?? "";

const whenOf = (booking: BookingFacts) => ({ day: booking.date, time: timeOf(booking) });

/** What a guest travels with, on one line each. */
function factsOf(
  booking: BookingFacts,
  label: { readonly type: string; readonly time: string },
): [name: string, value: string][] {
  const time = timeOf(booking);
  const all: (readonly [string, string])[] = [
    [label.type, booking.itemName],
    [label.time, time && facts.belizeTime(clock(time))],
    [words.pickUp, agreedPlace(booking).replace(/\n/g, ", ")],
    [facts.guests, guestCount(booking.guests)],
    ...saidDetails(booking),
    [facts.total, `${formatUsdExact(booking.priceCents)} USD`],
    [deposit, depositWords(guestsDeposit(booking))],
  ];
  return all
    .filter(([name, value]) => name && value)
    .map(([name, value]) => [name, isolated(value)]);
}
