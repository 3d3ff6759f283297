import { UnstyledButton } from "@mantine/core";
import { storedAtMs } from "#domain/booking/booking.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/bookings/list.ts";
import { shortBelizeTime, shortDay } from "#ui/office/short-dates.ts";
import styles from "./BookingCards.module.css";
import { BookingStatusCell } from "./BookingStatusCell.tsx";
import { type RowActions, RowMenu } from "./RowMenu.tsx";
import { SelectBox } from "./SelectBox.tsx";
import type { Selection } from "./use-selection.ts";

interface BookingCardActions extends RowActions {
  readonly selection: Selection;
}

interface BookingCardsProps extends BookingCardActions {
  readonly items: readonly OfficeBooking[];
}

/** The same bookings where there is no room for columns. */
export function BookingCards({ items, ...actions }: BookingCardsProps) {
  return (
    <>
      <ul className={styles.cards}>
        {items.map((booking) => (
          <li key={booking.id} className={styles.card}>
            <BookingCard booking={booking} {...actions} />
          </li>
        ))}
      </ul>
      <p className={`smallest ${styles.note}`}>{words.belizeTime}</p>
    </>
  );
}

function BookingCard({
  booking,
  selection,
  ...actions
}: BookingCardActions & { booking: OfficeBooking }) {
  const { customer } = booking;
  const created = shortBelizeTime(storedAtMs(booking));
  return (
    <>
      <div className={styles.head}>
        <SelectBox
          label={words.select(bookingReference(booking.id))}
          isSelected={selection.ids.has(booking.id)}
          onChange={() => selection.toggle(booking.id)}
        />
        <div className={styles.who}>
          <h2 className={styles.name}>
            {customer.firstName} {customer.lastName}
          </h2>
          <UnstyledButton
            className={styles.reference}
            onClick={() => actions.onDialog("view", booking.id)}
          >
            #{bookingReference(booking.id)}
            <span className="visually-hidden"> {words.details}</span>
          </UnstyledButton>
        </div>
        <RowMenu booking={booking} {...actions} />
      </div>
      <p className={styles.service}>{booking.itemName}</p>
      <p className={styles.facts}>
        <span>{[shortDay(booking.date), booking.departureTime].filter(Boolean).join(", ")}</span>
        <span>{guestCount(booking.guests)}</span>
        <strong className={styles.price}>{formatUsdExact(booking.priceCents)}</strong>
      </p>
      <BookingStatusCell booking={booking} />
      <p className="smallest">{words.createdAt(created.day, created.clock)}</p>
    </>
  );
}
