import type { ReactNode } from "react";
import { formatLongDay } from "#domain/belize-date.ts";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import { storedAtMs } from "#domain/booking/booking.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { freeUntilMs } from "#domain/booking/guest-acts/free-until.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { saidDetails } from "#domain/booking/pick-up/said-details.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { languageOf } from "#domain/language-of.ts";
import { formatUsdExact } from "#domain/money.ts";
import { priceText } from "#domain/price/kept-price.ts";
import { answerLine, saidAnswers, saidGuests } from "#domain/questions/told.ts";
import * as words from "#messages/office/bookings/details.ts";
import { labels, languages } from "#messages/office/bookings/fields.ts";
import * as list from "#messages/office/bookings/list.ts";
import { Fact } from "#ui/office/Fact.tsx";
import { BookingStatusCell } from "../list/BookingStatusCell.tsx";
import styles from "./BookingDetails.module.css";

interface BookingFactsProps {
  readonly booking: OfficeBooking;
  /** What was booked, where this device knows. */
  readonly item?: CatalogueItem | undefined;
  /** More facts, at the end. */
  readonly children?: ReactNode;
}

/** What is known of one booking (SPEC §2, details dialog). */
export function BookingFacts({ booking, item, children }: BookingFactsProps) {
  const { customer } = booking;
  const bookedMs = storedAtMs(booking);
  return (
    <dl>
      <Fact name={words.customer}>
        {customer.firstName} {customer.lastName}
      </Fact>
      <Fact name={words.customersEmail}>
        {customer.email ? <a href={`mailto:${customer.email}`}>{customer.email}</a> : words.noEmail}
      </Fact>
      <Fact name={words.phone}>
        <a href={`tel:${customer.phone.replace(/[^+\d]/g, "")}`}>{customer.phone}</a>
      </Fact>
      <Fact name={words.service}>
        {words.serviceOf(booking.itemName, list.types[booking.type])}
      </Fact>
      <Fact name={words.date}>{formatLongDay(booking.date)}</Fact>
      <Fact name={words.guests}>{guestCount(booking.guests)}</Fact>
      {booking.pickupPlace && <Fact name={words.pickUpPlace}>{booking.pickupPlace}</Fact>}
      {saidDetails(booking).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      <LongFact name={labels.guest_list} text={saidGuests(booking, item).join("\n")} />
      <LongFact
        name={labels.answers}
        text={saidAnswers(booking, item).map(answerLine).join("\n")}
      />
      <LongFact name={words.price} text={priceText(booking)} />
      <Fact name={words.totalPrice}>{formatUsdExact(booking.priceCents)} USD</Fact>
      <Fact name={words.status}>
        <BookingStatusCell booking={booking} />
        {booking.lateCancel && ` ${words.cancelledLate}`}
      </Fact>
      {!Number.isNaN(bookedMs) && <Fact name={words.bookedOn}>{formatBelizeTime(bookedMs)}</Fact>}
      <Fact name={words.language}>{languages[languageOf(booking.lang)]}</Fact>
      <Fact name={words.freeUntil}>{formatBelizeTime(freeUntilMs(booking))}</Fact>
      <LongFact name={words.specialRequests} text={booking.specialRequests} />
      {children}
      <Fact name={words.fullId}>
        <code>{booking.id}</code>
      </Fact>
    </dl>
  );
}

/** Text of several lines; nothing where there is none. */
export function LongFact({ name, text }: { name: string; text: string }) {
  if (!text) return null;
  return (
    <Fact name={name}>
      <span className={styles.lines}>{text}</span>
    </Fact>
  );
}
