import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { formatBelizeTime, formatLongDay } from "#domain/belize-date.ts";
import type { BookingRecord } from "#domain/booking/record.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { guestCount } from "#domain/booking/wording.ts";
import { formatUsdExact } from "#domain/money.ts";
import styles from "./BookingDetails.module.css";
import { BookingStatusCell } from "./BookingStatusCell.tsx";

interface BookingDetailsProps {
  /** Null before the first was looked at; the last one stays while the dialog closes. */
  readonly booking: BookingRecord | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everything about one booking. */
export function BookingDetails({ booking, isOpen, onClose }: BookingDetailsProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={booking && `Booking #${bookingReference(booking.id)}`}
      closeButtonProps={{ "aria-label": "Close details" }}
    >
      {booking && <Facts booking={booking} />}
    </Modal>
  );
}

function Facts({ booking }: { booking: BookingRecord }) {
  const { customer } = booking;
  return (
    <dl>
      <Fact name="Customer">
        {customer.firstName} {customer.lastName}
      </Fact>
      <Fact name="E-mail">
        <a href={`mailto:${customer.email}`}>{customer.email}</a>
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
      <Fact name="Booked on">{formatBelizeTime(booking.createdAtMs)}</Fact>
      {booking.specialRequests && (
        <Fact name="Special requests">
          <span className={styles.lines}>{booking.specialRequests}</span>
        </Fact>
      )}
      <Fact name="Full id">
        <code>{booking.id}</code>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
