import { bookingOf, type OutboxRow } from "#data/local/outbox-row.ts";
import { observeNews, takeNews } from "#data/sync/outbox/news.ts";
import { arrived } from "#data/sync/shown-booking.ts";
import type { AppLocation } from "#ui/navigation/navigation.ts";
import { namedHere } from "#ui/site/named-here.ts";
import { shownSite } from "#ui/site/shown-site.ts";
import { onToastGone, type Toast } from "#ui/toast/toast.ts";
import { isRefused, newsWords } from "./news-words.ts";

interface Teller {
  /** Which page is open: what that shows by itself is not told besides. */
  readonly here: () => AppLocation;
  /** @returns the toast's number */
  readonly tell: (said: Omit<Toast, "action">) => number;
}

/**
 * Tells on any page what has become of that which was saved without a connection: sent by this page, by
 * another or by the worker. Each thing once, and only where somebody looks. What comes while the news
 * before it is still shown is told together with it; a refusal that another toast has hidden is told
 * again when that is gone.
 * @returns a function that ends it.
 */
export function toastNews({ here, tell }: Teller): () => void {
  /** What has been told and not been seen to the end. */
  let told: readonly OutboxRow[] = [];
  let number = 0;
  const say = (news: readonly OutboxRow[]) => {
    told = news
      .filter((row) => !isShownAt(here(), bookingOf(row)))
      .map((row) => (row.kind === "booking" ? namedHere(shownSite(), row) : row));
    const words = newsWords(told);
    if (words) number = tell(words);
  };
  const look = async () => {
    if (document.visibilityState !== "visible") return;
    const news = await takeNews();
    if (news.length > 0) say([...told, ...news]);
  };
  const stop = observeNews().subscribe((count) => {
    if (count) look().catch(console.error);
  });
  const lookAgain = () => void look().catch(() => {});
  document.addEventListener("visibilitychange", lookAgain);
  const stopHearing = onToastGone((gone) => {
    const isHidden = gone !== number && told.some(isRefused);
    if (isHidden) say(told);
    else told = [];
  });
  return () => {
    stop();
    stopHearing();
    document.removeEventListener("visibilitychange", lookAgain);
  };
}

function isShownAt({ pathname, search, state }: AppLocation, id: string): boolean {
  if (pathname === "/my-bookings") return true;
  if (pathname !== "/confirmation" && pathname !== "/voucher") return false;
  return id === (arrived(state.booking)?.id ?? new URLSearchParams(search).get("id"));
}
