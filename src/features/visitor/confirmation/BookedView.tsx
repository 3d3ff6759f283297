import type { ComponentType, ReactNode } from "react";
import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { travelling } from "#data/sync/travelling.ts";
import { formatLongDay } from "#domain/belize-date.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { paymentWords } from "#domain/booking/payments/guests-payment.ts";
import { agreedPickUp } from "#domain/booking/pick-up/pick-up.ts";
import { saidDetails } from "#domain/booking/pick-up/said-details.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { isTurnedAway } from "#domain/booking/turned-away.ts";
import { formatBzd, formatUsdExact } from "#domain/money.ts";
import { priceText } from "#domain/price/kept-price.ts";
import * as words from "#messages/visitor/confirmation.ts";
import * as trip from "#messages/visitor/trip/trip.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { useNavigation } from "#ui/navigation/navigation.ts";
import { cx } from "#ui/parts/cx.ts";
import { Scene } from "#ui/pictures/Scene.tsx";
import { itemScene } from "#ui/pictures/scenes.ts";
import { useBookingScene } from "#ui/pictures/use-booking-scene.ts";
import { useBookedItem } from "#ui/site/use-booked-item.ts";
import { NeedsScripts } from "#ui/visitor/NeedsScripts.tsx";
import { LateDetails } from "#ui/visitor/trip/LateDetails.tsx";
import { useDeposit } from "#ui/visitor/use-deposit.ts";
import { useMissing } from "#ui/visitor/use-missing.ts";
import { pickUpWords } from "#ui/words/pick-up-words.ts";
import { BookingActions } from "./BookingActions.tsx";
import { BookingNews } from "./BookingNews.tsx";
import styles from "./ConfirmationPage.module.css";
import { ImportantInformation } from "./ImportantInformation.tsx";

const OtherWay = lazyPart(() => import("./OtherWayHere.tsx"));
const GuestReceipts = lazyPart(() => import("#ui/receipts/GuestReceipts.tsx"));

/** Other features' parts. */
export interface OthersProps {
  /** What else there is in place of a departure that could not be had. */
  readonly OtherDepartures: ComponentType<{ view: Booking; onMoved: (id: string) => void }>;
  /** What a guest does with a booking that stands. */
  readonly GuestActs: ComponentType<{
    readonly shown: ShownBooking;
    readonly onMade?: (() => void) | undefined;
  }>;
  /** The booking's link, for other devices. */
  readonly TripLink: ComponentType<{
    readonly view: Booking;
    readonly tripKey: string;
    readonly onEnded?: ((key: string) => void) | undefined;
  }>;
}

export interface BookedViewProps extends OthersProps {
  readonly shown: ShownBooking | null;
  readonly noScripts: string;
  /** Said until it is known. */
  readonly opening?: string | undefined;
  /** It was booked here a moment ago. */
  readonly isNew?: boolean;
  /** Being told by push of what this device has booked; another feature's. */
  readonly PushOffer?: ComponentType<{ view: Booking }>;
  /** What cancels it, where that is done here. */
  readonly cancel?: ReactNode;
  /** Something was made of it that this device does not keep. */
  readonly onMade?: (() => void) | undefined;
  /** Its links have been ended; the key of the next one. */
  readonly onEnded?: ((key: string) => void) | undefined;
}

/** All of a booking on one page, as far as it is known already. */
export function BookedView(props: BookedViewProps) {
  const { shown, noScripts, opening, isNew = false, OtherDepartures, PushOffer, GuestActs } = props;
  const scene = useBookingScene(shown?.view);
  return (
    <div className={styles.page}>
      <NeedsScripts>{noScripts}</NeedsScripts>
      {shown ? (
        <BookingNews shown={shown} isNew={isNew} />
      ) : (
        <div className={styles.newsPlace} role="status">
          {opening && <h1>{opening}</h1>}
        </div>
      )}
      <section
        className={styles.ticket}
        aria-labelledby={shown ? TICKET_HEADING : undefined}
        aria-busy={!shown}
      >
        <Scene name={scene} shape="wide" cropped eager decorative className={styles.picture} />
        <div className={cx(styles.words, !shown && styles.wordsPlace)}>
          {shown && <Words {...shown} />}
        </div>
      </section>
      {shown && <Others {...shown} OtherDepartures={OtherDepartures} />}
      {shown && <GuestActs shown={shown} onMade={props.onMade} />}
      {/* who waits for an answer may want to hear it; nobody is asked on arrival */}
      {PushOffer && shown && isToBeTold(shown) && <PushOffer view={shown.view} />}
      {shown && <WhatNext {...props} shown={shown} />}
    </div>
  );
}

/** Its answer is still to come, and this device has its key. */
const isToBeTold = ({ delivery, isKept, view }: ShownBooking) =>
  delivery === "stored" && isKept && view.status === "pending";

/** In place of a departure that could not be had; only what this device keeps can be moved. */
function Others(props: ShownBooking & Pick<OthersProps, "OtherDepartures">) {
  const { view, delivery, isKept, OtherDepartures } = props;
  const { navigate } = useNavigation();
  if (delivery !== "stored" || !isKept || !isTurnedAway(view)) return null;
  const show = (id: string) =>
    navigate({
      ...{ to: "/confirmation", replace: true },
      state: {
        booking: travelling({ view: { ...view, id }, isKept }),
        scene: itemScene(view.type, view.itemId),
      },
    });
  return <OtherDepartures view={view} onMoved={show} />;
}

const TICKET_HEADING = "ticket-heading";

function Words(shown: ShownBooking) {
  const { view } = shown;
  const item = useBookedItem(shown);
  const { customer } = view;
  const agreed = agreedPickUp(view);
  const missing = useMissing(view, item);
  const priced = priceText(view);
  const deposit = useDeposit(view);
  const payment = paymentWords(view);
  return (
    <>
      <p className={styles.reference}>
        <span>{words.bookingId}</span> #{bookingReference(view.id)}
      </p>
      <h2 id={TICKET_HEADING}>{view.itemName}</h2>
      <dl className={styles.facts}>
        {item?.type === "transfer" && <Fact label={words.route} value={item.route} />}
        {item?.type === "tour" && <Fact label={words.location} value={item.location} />}
        <Fact label={words.date} value={formatLongDay(view.date)} className={styles.day} />
        {agreed && (
          <Fact label={words.pickUp} value={pickUpWords(agreed)} className={styles.pickUp} />
        )}
        <Fact label={words.guests} value={guestCount(view.guests)} />
        {saidDetails(view).map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
        {missing && <Fact {...missing} className={styles.pickUp} />}
        <Fact label={words.customer} value={`${customer.firstName} ${customer.lastName}`} />
        {view.specialRequests && (
          <Fact
            label={words.specialRequests}
            value={view.specialRequests}
            className={styles.long}
          />
        )}
        {view.together && <OtherWay view={view} className={styles.long} />}
        {priced && <Fact label={words.price} value={priced} className={styles.long} />}
        <Fact
          label={words.total}
          value={`${formatUsdExact(view.priceCents)} USD`}
          note={words.about(formatBzd(view.priceCents))}
        />
        {deposit.map(([label, text]) => (
          <Fact key={label} label={label} value={text} className={styles.long} />
        ))}
        {payment && (
          <Fact
            label={words.paymentStatus}
            value={payment}
            className={deposit.length > 0 || view.paidCents ? styles.long : undefined}
          />
        )}
      </dl>
    </>
  );
}

function WhatNext(props: BookedViewProps & { readonly shown: ShownBooking }) {
  const { shown, cancel, onEnded, TripLink } = props;
  const { view } = shown;
  const item = useBookedItem(shown);
  return (
    <>
      {view.receipts !== undefined && <GuestReceipts booking={view.id} receipts={view.receipts} />}
      <ImportantInformation view={view} minPax={item?.type === "tour" ? item.minPax : 1} />
      <BookingActions {...shown} cancel={cancel} />
      {view.tripKey && (
        <LateDetails summary={trip.otherPhone}>
          <TripLink view={view} tripKey={view.tripKey} onEnded={onEnded} />
        </LateDetails>
      )}
    </>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly className?: string | undefined;
}

function Fact({ label, value, note, className }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
