import type { OfficeBooking } from "#domain/booking/fields.ts";
import { pickUpQuestion } from "#domain/booking/letters/pick-up-question.ts";
import { waysToWrite } from "#domain/booking/letters/ways-to-write.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import type { Missing } from "#domain/booking/pick-up/missing.ts";
import * as words from "#messages/office/today.ts";
import { cx } from "#ui/parts/cx.ts";
import styles from "./Booking.module.css";

interface AskGuestProps {
  readonly booking: OfficeBooking;
  readonly missing: readonly Missing[];
  readonly service: Bookable | undefined;
  readonly company: string;
}

/** One tap opens WhatsApp with the question written; a mail where the number is none, or nothing where there is no address. */
export function AskGuest({ booking, missing, service, company }: AskGuestProps) {
  const { firstName, lastName } = booking.customer;
  const { whatsapp, mail } = waysToWrite(
    booking.customer,
    pickUpQuestion(booking, { missing, names: service?.names, item: service?.item, company }),
  );
  const way = whatsapp ?? mail;
  if (!way) return <span className="screen-only">{words.noWayToAsk}</span>;
  return (
    <a
      href={way}
      {...(whatsapp ? { target: "_blank", rel: "noreferrer" } : {})}
      className={cx(styles.reach, "screen-only")}
    >
      {whatsapp ? words.askByWhatsApp : words.askByMail}
      <span className="visually-hidden"> {`${firstName} ${lastName}`}</span>
    </a>
  );
}
