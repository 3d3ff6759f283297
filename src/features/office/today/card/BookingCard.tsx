import { UnstyledButton } from "@mantine/core";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { dueCents, overpaidCents } from "#domain/booking/payments/payment.ts";
import { partyWords } from "#domain/booking/pick-up/said-details.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { Departure } from "#domain/booking/run-sheet/run-sheet.ts";
import { formatUsdExact } from "#domain/money.ts";
import { partnerName } from "#domain/partners/terms.ts";
import { telLink, whatsappChat } from "#domain/phone-links.ts";
import { thereAndBack } from "#messages/booking/other-way.ts";
import { paidTo } from "#messages/booking/partner.ts";
import * as words from "#messages/office/today.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { cx } from "#ui/parts/cx.ts";
import { StatusBadge } from "#ui/parts/StatusBadge.tsx";
import styles from "./Booking.module.css";
import { BookingButtons } from "./BookingButtons.tsx";
import { PickUp } from "./PickUp.tsx";
import { Said } from "./Said.tsx";

/** Who has signed is no part of the first view. */
const WaiversLink = lazyPart(() => import("#ui/office/waivers/WaiversLink.tsx"));

interface BookingCardProps {
  readonly booking: OfficeBooking;
  readonly departure: Departure;
  /** The operator's name, for what guests are asked. */
  readonly company: string;
  /** What it says about what has not been sent; empty when there is nothing. */
  readonly mark: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onEdit: () => void;
}

/** One party on the run sheet: who, where, how to reach them, what they owe, and what happened. */
export function BookingCard(props: BookingCardProps) {
  const { booking, departure, company, mark, isOpen, onOpen, onEdit } = props;
  const { customer, status, specialRequests, notes } = booking;
  const name = `${customer.firstName} ${customer.lastName}`;
  const party = partyWords(booking);
  const due = dueCents(booking);
  const tooMuch = overpaidCents(booking);
  const chat = whatsappChat(customer.phone);
  return (
    <article
      id={`booking-${booking.id}`}
      className={styles.card}
      data-open={isOpen || undefined}
      data-cancelled={status === "cancelled" || undefined}
      aria-label={name}
    >
      <header className={styles.head}>
        <UnstyledButton className={styles.name} aria-expanded={isOpen} onClick={onOpen}>
          {name}
          <span className={styles.reference}>#{bookingReference(booking.id)}</span>
        </UnstyledButton>
        <span className={styles.badges}>
          {mark && <span className={styles.mark}>{mark}</span>}
          <StatusBadge status={status} />
          {status !== "cancelled" && <PaperMarks attendance={booking.attendance} />}
        </span>
      </header>
      <p className={styles.facts}>
        <span>
          <strong>{guestCount(booking.guests)}</strong> {party && `(${party})`}
        </span>
        {status !== "cancelled" && (
          <strong data-due={due > 0 || undefined}>
            {due > 0
              ? words.toPay(formatUsdExact(due))
              : tooMuch > 0
                ? words.paidTooMuch(formatUsdExact(tooMuch))
                : booking.paidTo
                  ? paidTo(booking.paidTo)
                  : words.paid}
          </strong>
        )}
        {booking.partner && !booking.paidTo && <span>{words.from(partnerName(booking))}</span>}
        <a
          href={customer.phone ? telLink(customer.phone) : `mailto:${customer.email}`}
          className={styles.reach}
        >
          {customer.phone || customer.email}
        </a>
        {chat && (
          <a
            href={chat}
            target="_blank"
            rel="noreferrer"
            className={cx(styles.reach, "screen-only")}
          >
            WhatsApp<span className="visually-hidden"> {name}</span>
          </a>
        )}
        {status !== "cancelled" && (
          <WaiversLink
            booking={booking}
            texts={departure.service?.waiver}
            className={styles.reach}
          />
        )}
        <UnstyledButton className={cx(styles.reach, "screen-only")} onClick={onEdit}>
          {words.edit}
          <span className="visually-hidden"> {name}</span>
        </UnstyledButton>
      </p>
      {booking.together && (
        <p className={styles.text}>
          <span>{thereAndBack}</span> #{bookingReference(booking.together)}
        </p>
      )}
      <Said booking={booking} item={departure.service?.item} />
      <PickUp booking={booking} departure={departure} company={company} />
      {specialRequests && (
        <p className={styles.text}>
          <span>{words.requests}</span> {specialRequests}
        </p>
      )}
      {notes && (
        <p className={styles.text}>
          <span>{words.notes}</span> {notes}
        </p>
      )}
      {status !== "cancelled" && <BookingButtons booking={booking} />}
    </article>
  );
}

const MARKS = [
  ["arrived", words.here],
  ["no-show", words.noShow],
] as const;

/** On paper, where the buttons below say nothing: what has been noted, and boxes for a pencil. */
function PaperMarks({ attendance }: Pick<OfficeBooking, "attendance">) {
  return (
    <span className={styles.paper} aria-hidden="true">
      {MARKS.map(([value, word]) => (
        <span key={value} data-marked={attendance === value || undefined}>
          {word}
        </span>
      ))}
    </span>
  );
}
