import type { ReactNode } from "react";
import { formatBelizeTime, formatLongDay } from "#domain/belize-date.ts";
import { storedAtMs } from "#domain/booking/booking.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { formatUsdExact } from "#domain/money.ts";
import { BookingStatusCell } from "../list/BookingStatusCell.tsx";
import styles from "./BookingDetails.module.css";

interface BookingFactsProps {
  readonly booking: OfficeBooking;
  /** More facts, at the end. */
  readonly children?: ReactNode;
}

/** What is known of one booking (SPEC §2, details dialog). */
export function BookingFacts({ booking, children }: BookingFactsProps) {
  const { customer } = booking;
  const bookedMs = storedAtMs(booking);
  return (
    <dl>
      <Fact name="Customer">
        {customer.firstName} {customer.lastName}
      </Fact>
      <Fact name="E-mail">
        {customer.email ? <a href={`mailto:${customer.email}`}>{customer.email}</a> : "None"}
      </Fact>
      <Fact name="Phone">
        <a href={`tel:${customer.phone.replace(/[^+\d]/g, "")}`}>{customer.phone}</a>
      </Fact>
      <Fact name="Service">
        {booking.itemName} ({booking.type})
      </Fact>
      <Fact name="Date">{formatLongDay(booking.date)}</Fact>
      <Fact name="Guests">{guestCount(booking.guests)}</Fact>
      <Fact name="Total price">{formatUsdExact(booking.priceCents)} USD</Fact>
      <Fact name="Status">
        <BookingStatusCell booking={booking} />
      </Fact>
      {!Number.isNaN(bookedMs) && <Fact name="Booked on">{formatBelizeTime(bookedMs)}</Fact>}
      <LongFact name="Special requests" text={booking.specialRequests} />
      {children}
      <Fact name="Full id">
        <code>{booking.id}</code>
      </Fact>
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
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
