import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { lowerPriceSentence, pendingText } from "#domain/booking/letters/wording.ts";
import { isFlexible } from "#domain/catalogue/item.ts";
import * as words from "#messages/visitor/confirmation.ts";
import * as standings from "#messages/visitor/standings.ts";
import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import styles from "./BookingNews.module.css";

interface News {
  readonly icon: IconName;
  readonly heading: string;
  readonly text: string;
  readonly look: string | undefined;
}

interface BookingNewsProps {
  readonly shown: ShownBooking;
  /** It was booked here a moment ago. */
  readonly isNew: boolean;
}

/** How the booking stands, in words that claim no more than is true; changes by itself. */
export function BookingNews({ shown, isNew }: BookingNewsProps) {
  const { icon, heading, text, look } = newsOf(shown, isNew);
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

const quiet = (icon: IconName, heading: string, text: string): News => ({
  icon,
  heading,
  text,
  look: styles.quiet,
});

function newsOf({ view, delivery, item }: ShownBooking, isNew: boolean): News {
  if (delivery === "refused") return quiet("alert", words.refused, words.refusedText);
  if (delivery === "waiting") {
    const isSeat = item && !isFlexible(item);
    return quiet("clock", words.waiting, isSeat ? standings.waitingSeat : words.waitingText);
  }
  if (delivery === "unwanted") return quiet("clock", words.unwanted, words.unwantedText);
  if (view.status === "cancelled") return quiet("close", words.cancelled, words.cancelledText);
  if (view.status === "completed") {
    return {
      icon: "check",
      heading: words.completed,
      text: words.completedText,
      look: styles.confirmed,
    };
  }
  if (view.status === "pending") {
    return {
      icon: "clock",
      heading: words.received,
      text: pendingText(view),
      look: styles.pending,
    };
  }
  return {
    icon: "check",
    heading: words.confirmed,
    text: [
      words.lookForward,
      lowerPriceSentence(view),
      isNew && (view.isMailed === false ? words.noMail : words.mailGoes(view.customer.email)),
    ]
      .filter(Boolean)
      .join(" "),
    look: styles.confirmed,
  };
}
