import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { lowerPriceSentence, pendingText } from "#domain/booking/letters/wording.ts";
import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import styles from "./BookingNews.module.css";

interface News {
  readonly icon: IconName;
  readonly heading: string;
  readonly text: string;
  readonly look: string | undefined;
}

/** How the booking stands, in words that claim no more than is true; changes by itself. */
export function BookingNews({ shown }: { shown: ShownBooking }) {
  const { icon, heading, text, look } = newsOf(shown);
  return (
    <div className={`${styles.news} ${look}`} role="status">
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <div>
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
    </div>
  );
}

function newsOf({ view, delivery }: ShownBooking): News {
  if (delivery === "refused") {
    return {
      icon: "alert",
      heading: "Needs your attention",
      text: "The booking could not be taken as it is. It is kept on this device: please book again or call us.",
      look: styles.quiet,
    };
  }
  if (delivery === "waiting") {
    return {
      icon: "clock",
      heading: "Saved on this device – not sent yet",
      text: "Open this app when you have a connection. Nothing is booked until we have answered.",
      look: styles.quiet,
    };
  }
  if (delivery === "unwanted") {
    return {
      icon: "clock",
      heading: "To be cancelled",
      text: "You have taken this booking back. It is cancelled as soon as this device has a connection.",
      look: styles.quiet,
    };
  }
  if (view.status === "cancelled") {
    return {
      icon: "close",
      heading: "Booking cancelled",
      text: "This booking is cancelled.",
      look: styles.quiet,
    };
  }
  if (view.status === "completed") {
    return {
      icon: "check",
      heading: "Completed",
      text: "Thank you for travelling with us.",
      look: styles.confirmed,
    };
  }
  if (view.status === "pending") {
    return {
      icon: "clock",
      heading: "Booking Received",
      text: pendingText(view),
      look: styles.pending,
    };
  }
  return {
    icon: "check",
    heading: "Booking Confirmed!",
    text: [
      "We look forward to seeing you.",
      lowerPriceSentence(view),
      view.isMailed === false
        ? "We send no e-mail to confirm it: your voucher is below, under Download Summary."
        : `A confirmation e-mail goes to ${view.customer.email}.`,
    ]
      .filter(Boolean)
      .join(" "),
    look: styles.confirmed,
  };
}
