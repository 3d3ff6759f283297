import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { pendingText } from "#domain/booking/letters/wording.ts";
import * as words from "#messages/visitor/voucher.ts";
import type { NoticeTone } from "#ui/parts/Notice.tsx";

/** What a voucher is worth, in words that claim no more than is true. */
export interface Standing {
  readonly heading: string;
  readonly notice: {
    readonly tone: NoticeTone;
    readonly title: string;
    readonly text: string;
  } | null;
}

export function standingOf({ view, delivery }: ShownBooking): Standing {
  if (delivery === "refused") {
    return {
      heading: words.request,
      notice: {
        tone: "destructive",
        title: words.refused,
        text: words.refusedText,
      },
    };
  }
  if (delivery === "waiting") {
    return {
      heading: words.request,
      notice: {
        tone: "warning",
        title: words.waiting,
        text: words.waitingText,
      },
    };
  }
  if (delivery === "unwanted") {
    return {
      heading: words.request,
      notice: {
        tone: "warning",
        title: words.unwanted,
        text: words.unwantedText,
      },
    };
  }
  if (view.status === "pending") {
    return {
      heading: words.voucher,
      notice: {
        tone: "warning",
        title: words.pending,
        text: pendingText(view),
      },
    };
  }
  if (view.status === "cancelled") {
    return {
      heading: words.voucher,
      notice: {
        tone: "destructive",
        title: words.cancelled,
        text: words.cancelledText,
      },
    };
  }
  return { heading: words.voucher, notice: null };
}
