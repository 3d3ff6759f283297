import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { pendingText } from "#domain/booking/letters/wording.ts";
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
      heading: "Booking Request",
      notice: {
        tone: "destructive",
        title: "Nothing is booked",
        text: "The booking could not be taken as it is. Please book again or call us.",
      },
    };
  }
  if (delivery === "waiting") {
    return {
      heading: "Booking Request",
      notice: {
        tone: "warning",
        title: "Nothing is booked yet",
        text: "This request is saved on your device and not sent. Open this app when you have a connection; it becomes a booking when we have answered.",
      },
    };
  }
  if (delivery === "unwanted") {
    return {
      heading: "Booking Request",
      notice: {
        tone: "warning",
        title: "To be cancelled",
        text: "You have taken this booking back. It is cancelled as soon as this device has a connection.",
      },
    };
  }
  if (view.status === "pending") {
    return {
      heading: "Booking Voucher",
      notice: {
        tone: "warning",
        title: "Pending",
        text: pendingText(view),
      },
    };
  }
  if (view.status === "cancelled") {
    return {
      heading: "Booking Voucher",
      notice: {
        tone: "destructive",
        title: "Cancelled",
        text: "This booking is cancelled and the voucher is no longer valid.",
      },
    };
  }
  return { heading: "Booking Voucher", notice: null };
}
