import type { OutboxRow } from "#data/local/outbox-row.ts";
import { formatLongDay } from "#domain/belize-date.ts";
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
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}

/** `2 bookings confirmed` and the like, in the order in which they first came. */
function countsOf(news: readonly OutboxRow[]): string[] {
  const kinds = news.map(countedOf);
  return [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((other) => other === kind).length;
    return `${count} ${kind[count === 1 ? 0 : 1]}`;
  });
}

/** One of them, and several. */
type Counted = readonly [string, string];

const UNSENT: Counted = ["message not sent", "messages not sent"];
const SENT: Counted = ["message sent", "messages sent"];
const TO_MEND: Counted = ["booking needs your attention", "bookings need your attention"];
const CONFIRMED: Counted = ["booking confirmed", "bookings confirmed"];
const STANDINGS: Readonly<Record<string, Counted>> = {
  pending: ["booking received", "bookings received"],
  cancelled: ["booking cancelled", "bookings cancelled"],
  completed: ["booking completed", "bookings completed"],
};

function countedOf(row: OutboxRow): Counted {
  if (row.kind === "message") return isRefused(row) ? UNSENT : SENT;
  if (isRefused(row)) return TO_MEND;
  return STANDINGS[row.view.status ?? ""] ?? CONFIRMED;
}

function sentenceOf(row: OutboxRow): Said {
  if (row.kind === "booking") {
    const { heading, text, tone } = signOf(row);
    const { itemName, date } = row.view;
    const message = `${itemName}, ${formatLongDay(date)}. ${text}`;
    return { title: heading, message, tone: TONES[tone] };
  }
  return row.state === "sent"
    ? { title: "Message Sent!", message: "What you wrote without a connection has reached us." }
    : { title: "Message not sent", message: signOfWaiting(row).text, tone: "destructive" };
}

const TONES = {
  good: "success",
  bad: "destructive",
  quiet: "default",
  waiting: "default",
} as const satisfies Record<Sign["tone"], Toast["tone"]>;
