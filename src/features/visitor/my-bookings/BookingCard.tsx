import { type ComponentType, memo } from "react";
import type { BookingRow } from "#data/local/outbox-row.ts";
import { type ShownBooking, shownBooking } from "#data/sync/shown-booking.ts";
import { formatLongDay } from "#domain/belize-date.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { agreedPickUp } from "#domain/booking/pick-up/pick-up.ts";
import { saidDetails } from "#domain/booking/pick-up/said-details.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { isTurnedAway } from "#domain/booking/turned-away.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/visitor/my-bookings.ts";
import * as trip from "#messages/visitor/trip/trip.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { Scene } from "#ui/pictures/Scene.tsx";
import { itemScene } from "#ui/pictures/scenes.ts";
import { useBookedItem } from "#ui/site/use-booked-item.ts";
import { LateDetails } from "#ui/visitor/trip/LateDetails.tsx";
import { useDeposit } from "#ui/visitor/use-deposit.ts";
import { useMissing } from "#ui/visitor/use-missing.ts";
import { pickUpWords } from "#ui/words/pick-up-words.ts";
import { BookingActions } from "./BookingActions.tsx";
import styles from "./BookingCard.module.css";
import { HandOver } from "./HandOver.tsx";
import { StandingSign } from "./StandingSign.tsx";
import { signOf } from "./standing.ts";

const OtherWay = lazyPart(() => import("#ui/visitor/OtherWay.tsx"));
const GuestReceipts = lazyPart(() => import("#ui/receipts/GuestReceipts.tsx"));

export interface OthersProps {
  /** What else there is in place of a departure that could not be had; another feature's. */
  readonly OtherDepartures: ComponentType<{ view: Booking }>;
  /** A booking's link, for other devices; another feature's. */
  readonly TripLink: ComponentType<{ view: Booking; tripKey: string }>;
  /** What a guest does with a booking that stands; another feature's. */
  readonly GuestActs: ComponentType<{ shown: ShownBooking; isListed: boolean }>;
  /** Being told by push; another feature's. */
  readonly PushOffer: ComponentType<{ view: Booking }>;
}

interface Props extends OthersProps {
  readonly row: BookingRow;
  /** The booking of the other way, where this device keeps it. */
  readonly other: BookingRow | undefined;
}

/** Each change of the outbox reads all rows anew: drawn again is the one that has changed. */
const isSameRow = (before: Props, after: Props) =>
  JSON.stringify([before.row, before.other]) === JSON.stringify([after.row, after.other]);

/** One booking of this device: how it stands, what it is, and what can be done with it. */
export const BookingCard = memo(function BookingCard(props: Props) {
  const { row, other, OtherDepartures, TripLink, PushOffer, GuestActs } = props;
  const { view } = row;
  const agreed = agreedPickUp(view);
  const item = useBookedItem(row);
  const missing = useMissing(view, item);
  const deposit = useDeposit(view);
  const shown = shownBooking(null, row);
  // also while it is tried: what somebody has opened of it would close with each attempt
  const isWaiting = ["queued", "sending"].includes(row.state) && !row.isUnwanted;
  return (
    <li className={styles.card} aria-labelledby={`booking-${row.id}`} tabIndex={-1}>
      <div className={styles.picture}>
        <Scene name={itemScene(view.type, view.itemId)} shape="fill" cropped decorative />
      </div>
      <div className={styles.words}>
        <StandingSign sign={signOf(row)} />
        <h2 id={`booking-${row.id}`}>{view.itemName}</h2>
        <dl className={styles.facts}>
          <Fact label={words.date} value={formatLongDay(view.date)} />
          {agreed && (
            <Fact label={words.pickUp} value={pickUpWords(agreed)} className={styles.pickUp} />
          )}
          <Fact label={words.reference} value={`#${bookingReference(row.id)}`} />
          <Fact label={words.guests} value={guestCount(view.guests)} />
          {saidDetails(view).map(([label, value]) => (
            <Fact key={label} label={label} value={value} />
          ))}
          {missing && <Fact {...missing} className={styles.pickUp} />}
          <Fact label={words.total} value={`${formatUsdExact(view.priceCents)} USD`} />
          {view.together && <OtherWay {...{ view, other }} className={styles.pickUp} />}
          {deposit.map(([label, text]) => (
            <Fact key={label} label={label} value={text} className={styles.pickUp} />
          ))}
        </dl>
        {row.state === "sent" && !row.isUnwanted && isTurnedAway(view) && (
          <OtherDepartures view={view} />
        )}
        {view.receipts !== undefined && <GuestReceipts booking={row.id} receipts={view.receipts} />}
        {shown && <GuestActs shown={shown} isListed />}
        <BookingActions {...{ row, other }} />
        {row.state === "sent" && !row.isUnwanted && <PushOffer view={view} />}
        {isWaiting && <HandOver row={row} />}
        {row.state === "sent" && view.tripKey && (
          <LateDetails summary={trip.otherPhone}>
            <TripLink view={view} tripKey={view.tripKey} />
          </LateDetails>
        )}
      </div>
    </li>
  );
}, isSameRow);

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly className?: string | undefined;
}

function Fact({ label, value, className }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
