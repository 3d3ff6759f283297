import { addDays, type BelizeDay, formatBelizeTime, formatLongDay } from "#domain/belize-date.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import type { MailContent } from "./html.ts";

/** Guests who set out together. */
export interface SummaryDeparture {
  /** `HH:MM` in Belize; empty where nobody has set one. */
  readonly time: string;
  readonly itemName: string;
  readonly bookings: number;
  readonly guests: number;
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
    subject: `${formatLongDay(day)}: ${count(today.length, "departure")}, ${guestCount(guests)}`,
    heading: "Your day",
    intro: facts.isDiskLow ? ["The server's disk is nearly full: the next backup may fail."] : [],
    rows: [
      ["New bookings since yesterday", String(newBookings)],
      ["Bookings that need a decision", String(decisions)],
      ["Mails given up", String(mailsFailed)],
      ["Last backup", lastBackup ? formatBelizeTime(Date.parse(lastBackup)) : "None yet"],
    ],
    lists: [
      { title: `Today, ${formatLongDay(day)}`, items: linesOf(today) },
      { title: `Tomorrow, ${formatLongDay(addDays(day, 1))}`, items: linesOf(tomorrow) },
    ],
    links: [
      { label: "Open the run sheet", url: `${appUrl}/admin/today` },
      ...(decisions > 0
        ? [{ label: "Decide", url: `${appUrl}/admin/bookings?view=decision` }]
        : []),
    ],
    footer:
      "You get this mail each morning until you switch it off: Settings, Email Notifications.",
  };
}

function linesOf(departures: readonly SummaryDeparture[]): string[] {
  if (departures.length === 0) return ["No departures"];
  return departures.map(
    ({ time, itemName, guests, bookings }) =>
      `${time || "No time yet"} ${itemName}: ${guestCount(guests)} in ${count(bookings, "booking")}`,
  );
}

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;
