import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { pendingText } from "#domain/booking/letters/wording.ts";
import { isFlexible } from "#domain/catalogue/item.ts";
import * as standings from "#messages/visitor/standings.ts";
import * as words from "#messages/visitor/trip/voucher.ts";
import type { NoticeTone } from "#ui/parts/Notice.tsx";

interface StandingNotice {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
}

/** What a voucher is worth, in words that claim no more than is true. */
export interface Standing {
  readonly heading: string;
  readonly notice: StandingNotice | null;
}

export function standingOf(shown: ShownBooking): Standing {
  const heading = shown.delivery === "stored" ? words.voucher : words.request;
  return { heading, notice: noticeOf(shown) };
}

function noticeOf({ view, delivery, item }: ShownBooking): StandingNotice | null {
  if (delivery === "refused") return destructive(words.refused, words.refusedText);
  if (delivery === "waiting") {
    const isSeat = item && !isFlexible(item);
    return warning(words.waiting, isSeat ? standings.waitingSeat : words.waitingText);
  }
  if (delivery === "unwanted") return warning(words.unwanted, words.unwantedText);
  if (view.status === "pending") return warning(words.pending, pendingText(view));
  if (view.status === "cancelled") return destructive(words.cancelled, words.cancelledText);
  return null;
}

const warning = (title: string, text: string): StandingNotice => ({ tone: "warning", title, text });

const destructive = (title: string, text: string): StandingNotice => ({
  tone: "destructive",
  title,
  text,
});
