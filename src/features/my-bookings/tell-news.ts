import type { OutboxRow } from "#data/local/outbox-row.ts";
import { observeNews, takeNews } from "#data/sync/outbox-news.ts";
import { arrived } from "#data/sync/shown-booking.ts";
import { formatLongDay } from "#domain/belize-date.ts";
import type { AppLocation } from "#ui/navigation/navigation.ts";
import type { Toast } from "#ui/toast/toast.ts";
import { type Sign, signOf, signOfWaiting } from "./standing.ts";

interface Teller {
  /** Which page is open: what that shows by itself is not told besides. */
  readonly here: () => AppLocation;
  readonly tell: (said: Omit<Toast, "action">) => void;
}

/**
 * Tells on any page what has become of that which was saved without a connection: sent by this page, by
 * another or by the worker. Each thing once, and only where somebody looks.
 * @returns a function that ends it.
 */
export function tellNews({ here, tell }: Teller): () => void {
  const look = async () => {
    if (document.visibilityState !== "visible") return;
    const news = (await takeNews()).filter(({ id }) => !isShownAt(here(), id));
    const said = saidOf(news);
    if (said) tell(said);
  };
  const stop = observeNews().subscribe((count) => {
    if (count) look().catch(console.error);
  });
  const lookAgain = () => void look().catch(() => {});
  document.addEventListener("visibilitychange", lookAgain);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", lookAgain);
  };
}

function isShownAt({ pathname, search, state }: AppLocation, id: string): boolean {
  if (pathname === "/my-bookings") return true;
  if (pathname !== "/confirmation" && pathname !== "/voucher") return false;
  return id === (arrived(state.booking)?.id ?? new URLSearchParams(search).get("id"));
}

/** One toast for all that came at once: another would take the place of the first. */
function saidOf(news: readonly OutboxRow[]): Omit<Toast, "action"> | null {
  const [first, ...others] = news.map(sentenceOf);
  if (!first) return null;
  if (others.length === 0) return first;
  const all = [first, ...others].map(({ title, message }) => `${title}: ${message}`);
  return { title: "Sent meanwhile", message: all.join(" "), tone: worst([first, ...others]) };
}

type Said = Omit<Toast, "action">;

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

function worst(said: readonly Said[]): NonNullable<Toast["tone"]> {
  return said.some(({ tone }) => tone === "destructive") ? "destructive" : "default";
}
