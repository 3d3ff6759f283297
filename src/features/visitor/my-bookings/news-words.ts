import type { OutboxRow } from "#data/local/outbox-row.ts";
import { formatLongDay } from "#domain/belize-date.ts";
import * as words from "#messages/visitor/news.ts";
import type { Toast } from "#ui/toast/toast.ts";
import { type Sign, signOf, signOfWaiting } from "./standing.ts";

type Said = Omit<Toast, "action">;

/** True for what the server has not taken: its visitor has to look. */
export function isRefused({ state }: OutboxRow): boolean {
  return state === "attention";
}

/**
 * What is said of all that was answered together, in one toast: another would take the place of the
 * first. What needs the visitor comes first and is named; the rest is counted.
 * @returns null when there is nothing to say
 */
export function newsWords(news: readonly OutboxRow[]): Said | null {
  const [first, ...others] = news;
  if (!first) return null;
  if (others.length === 0) return sentenceOf(first);
  const refused = news.filter(isRefused);
  const taken = news.filter((row) => !isRefused(row));
  const [mostUrgent = first] = refused;
  return {
    title: [...countsOf(refused), ...countsOf(taken)].join(", "),
    message: namesOf(refused.length > 0 ? refused : taken) || sentenceOf(mostUrgent).message,
    tone: refused.length > 0 ? "destructive" : "default",
  };
}

/** A toast is low: with more its button would lie below its end. */
const MOST_NAMES = 3;

/** What was booked, in short; empty where nothing was. Days and reasons stand in My bookings. */
function namesOf(news: readonly OutboxRow[]): string {
  const booked = news.flatMap((row) => (row.kind === "booking" ? [row.view.itemName] : []));
  const names = [...new Set(booked)];
  if (names.length === 0) return "";
  return words.named(names.slice(0, MOST_NAMES).join(", "), names.length - MOST_NAMES);
}

/** `2 bookings confirmed` and the like, in the order in which they first came. */
function countsOf(news: readonly OutboxRow[]): string[] {
  const kinds = news.map(countedOf);
  return [...new Set(kinds)].map((kind) => {
    return words.counted[kind](kinds.filter((other) => other === kind).length);
  });
}

function countedOf(row: OutboxRow): keyof typeof words.counted {
  if (row.kind === "message") return isRefused(row) ? "unsent" : "sent";
  if (row.kind === "change" || isRefused(row)) return "refused";
  return row.view.status ?? "confirmed";
}

function sentenceOf(row: OutboxRow): Said {
  if (row.kind === "booking") {
    const { heading, text, tone } = signOf(row);
    const { itemName, date } = row.view;
    const message = `${itemName}, ${formatLongDay(date)}. ${text}`;
    return { title: heading, message, tone: TONES[tone] };
  }
  if (row.kind === "change")
    return { title: words.changeNotTaken, message: words.changeNotTakenText, tone: "destructive" };
  return row.state === "sent"
    ? { title: words.messageSent, message: words.messageSentText }
    : { title: words.messageNotSent, message: signOfWaiting(row).text, tone: "destructive" };
}

const TONES = {
  good: "success",
  bad: "destructive",
  quiet: "default",
  waiting: "default",
} as const satisfies Record<Sign["tone"], Toast["tone"]>;
