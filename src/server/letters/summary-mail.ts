import { addDays, type BelizeDay, formatLongDay } from "#domain/belize-date.ts";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import * as words from "#messages/mails/summary.ts";
import type { MailContent } from "../mail/html.ts";

/** Guests who set out together. */
export interface SummaryDeparture {
  /** `HH:MM` in Belize; empty where nobody has set one. */
  readonly time: string;
  readonly itemName: string;
  readonly bookings: number;
  readonly guests: number;
  /** Bookings of which something is still to be learnt (`missingOf`). */
  readonly incomplete: number;
}

export interface SummaryFacts {
  readonly day: BelizeDay;
  readonly today: readonly SummaryDeparture[];
  readonly tomorrow: readonly SummaryDeparture[];
  /** Stored within the last day. */
  readonly newBookings: number;
  readonly decisions: number;
  readonly mailsFailed: number;
  /** ISO 8601; empty when there is none. */
  readonly lastBackup: string;
  readonly isDiskLow: boolean;
}

/** The operator's morning mail. It names no customers: it would keep them after they are erased. */
export function summaryMail(facts: SummaryFacts, appUrl: string): MailContent {
  const { day, today, tomorrow, newBookings, decisions, mailsFailed, lastBackup } = facts;
  const guests = today.reduce((sum, departure) => sum + departure.guests, 0);
  return {
    subject: words.subject(formatLongDay(day), today.length, guestCount(guests)),
    heading: words.heading,
    intro: facts.isDiskLow ? [words.diskLow] : [],
    rows: [
      [words.newBookings, String(newBookings)],
      [words.decisions, String(decisions)],
      [words.givenUp, String(mailsFailed)],
      [words.lastBackup, lastBackup ? formatBelizeTime(Date.parse(lastBackup)) : words.noBackup],
    ],
    lists: [
      { title: words.today(formatLongDay(day)), items: linesOf(today) },
      { title: words.tomorrow(formatLongDay(addDays(day, 1))), items: linesOf(tomorrow) },
    ],
    links: [
      { label: words.openRunSheet, url: `${appUrl}/admin/today` },
      ...(decisions > 0
        ? [{ label: words.decide, url: `${appUrl}/admin/bookings?view=decision` }]
        : []),
    ],
    footer: words.footer,
  };
}

function linesOf(departures: readonly SummaryDeparture[]): string[] {
  if (departures.length === 0) return [words.noDepartures];
  return departures.map(({ time, itemName, guests, bookings, incomplete }) => {
    const line = words.departure(time || words.noTime, itemName, guestCount(guests), bookings);
    return incomplete > 0 ? words.withGaps(line, incomplete) : line;
  });
}
