import { loadOffers } from "#data/office/remote/departures/availability.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { keptOffers } from "#data/office/sync/kept/offers.ts";
import { isOutOfReach } from "#data/office/sync/old-answer.ts";
import { addDays, earliestBookingDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { alternativesOf } from "#domain/departures/alternatives.ts";
import { MOST_DAYS, type Offer } from "#domain/departures/availability/availability.ts";
import { type ItemKey, itemKey } from "#domain/departures/key.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";

/** So many days around those that are wished are looked at. */
const BEFORE_DAYS = 7;
const AFTER_DAYS = 14;

/**
 * Where else some bookings would find seats: one question a service.
 * @param asOf another one is asked anew: what was decided meanwhile has taken seats
 */
export function useAlternatives(bookings: readonly OfficeBooking[], asOf: number | null = null) {
  const questions = questionsOf(bookings);
  const { answer, failure, isAnswered } = useAnswer({
    key: questions.length > 0 ? `alternatives ${JSON.stringify(questions)} ${asOf}` : null,
    load: async (signal) => {
      const offers = await Promise.all(questions.map((question) => offersFor(question, signal)));
      return new Map(questions.map(({ item }, at) => [item, offers[at] ?? []]));
    },
    onFailure: failureWords,
  });
  return {
    /** Null while they are not known. */
    alternativesFor(booking: OfficeBooking): readonly Offer[] | null {
      const offers = answer?.get(itemKey(booking.type, booking.itemId));
      if (!offers) return null;
      const { date: day, departureTime: time, guests } = booking;
      return alternativesOf(offers, { day, time, guests });
    },
    failure,
    /** False for what is only remembered from an earlier time. */
    isAnswered,
  };
}

/** Without a line by what this device keeps. */
async function offersFor({ item, ...days }: Question, signal: AbortSignal) {
  try {
    return await loadOffers(item, days, signal);
  } catch (error) {
    const kept = isOutOfReach(error) ? await keptOffers(item, days) : null;
    if (!kept) throw error;
    return kept;
  }
}

interface Question {
  readonly item: ItemKey;
  readonly from: string;
  readonly until: string;
}

function questionsOf(bookings: readonly OfficeBooking[]): Question[] {
  const byItem = new Map<ItemKey, string[]>();
  for (const { type, itemId, date } of bookings) {
    const item = itemKey(type, itemId);
    byItem.set(item, [...(byItem.get(item) ?? []), date].sort());
  }
  const earliest = earliestBookingDay(Date.now());
  return [...byItem].map(([item, days]) => {
    const from = later(earliest, addDays(days[0] ?? earliest, -BEFORE_DAYS));
    const until = addDays(later(earliest, days.at(-1) ?? earliest), AFTER_DAYS);
    const [ends = until] = [until, addDays(from, MOST_DAYS - 1)].sort();
    return { item, from, until: ends };
  });
}

const later = (one: string, other: string) => (one > other ? one : other);
