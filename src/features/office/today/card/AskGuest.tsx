import type { OfficeBooking } from "#domain/booking/fields.ts";
import { pickUpQuestion } from "#domain/booking/letters/pick-up-question.ts";
import type { Bookable } from "#domain/booking/office-booking.ts";
import type { Missing } from "#domain/booking/pick-up/pick-up.ts";
import { whatsappChat } from "#domain/phone-links.ts";
import * as words from "#messages/office/today.ts";
import { cx } from "#ui/parts/cx.ts";
import styles from "./Booking.module.css";

interface AskGuestProps {
  readonly booking: OfficeBooking;
  readonly missing: readonly Missing[];
  readonly names: Bookable["names"];
  readonly company: string;
}

/** One tap opens WhatsApp with the question written; a mail where the number is none, or nothing where there is no address. */
export function AskGuest({ booking, missing, names, company }: AskGuestProps) {
  const { firstName, lastName, phone, email } = booking.customer;
  const { subject, text } = pickUpQuestion(booking, { missing, names, company });
  const chat = whatsappChat(phone);
  const body = encodeURIComponent(text);
  // line ends of a mail's text are those of RFC 6068
  const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${body.replaceAll("%0A", "%0D%0A")}`;
  if (!chat && !email) return <span className="screen-only">{words.noWayToAsk}</span>;
  return (
    <a
      href={chat ? `${chat}?text=${body}` : mail}
      {...(chat ? { target: "_blank", rel: "noreferrer" } : {})}
      className={cx(styles.reach, "screen-only")}
    >
      {chat ? words.askByWhatsApp : words.askByMail}
      <span className="visually-hidden"> {`${firstName} ${lastName}`}</span>
    </a>
  );
}
