import type { ReactNode } from "react";
import { formatLongDay } from "#domain/belize-date.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { paymentWords } from "#domain/booking/payments/guests-payment.ts";
import {
  agreedPlace,
  agreedTime,
  hasPickUpTime,
  pickUpsOf,
} from "#domain/booking/pick-up/pick-up.ts";
import { saidDetails } from "#domain/booking/pick-up/said-details.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { formatBzd, formatUsdExact } from "#domain/money.ts";
import { priceText } from "#domain/price/kept-price.ts";
import { clock } from "#messages/formats/times.ts";
import * as words from "#messages/visitor/trip/voucher.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { useTourDetails } from "#ui/site/use-site.ts";
import { useDeposit } from "#ui/visitor/use-deposit.ts";
import { useOtherRow } from "./use-voucher-booking.ts";
import styles from "./VoucherFacts.module.css";

const OtherWay = lazyPart(() => import("#ui/visitor/OtherWay.tsx"));

interface VoucherFactsProps {
  readonly view: Booking;
  readonly item: CatalogueItem | undefined;
}

/** When, where, who and how much. */
export function VoucherFacts({ view, item }: VoucherFactsProps) {
  const { customer } = view;
  const priced = priceText(view);
  const deposit = useDeposit(view);
  const other = useOtherRow(view);
  return (
    <dl className={styles.facts}>
      <Fact label={words.date}>{formatLongDay(view.date)}</Fact>
      <Fact label={words.guests}>{guestCount(view.guests)}</Fact>
      {item?.type === "tour" && <Fact label={words.location}>{item.location}</Fact>}
      {item?.type === "transfer" && <Fact label={words.route}>{item.route}</Fact>}
      <PickUp view={view} />
      {saidDetails(view).map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      <Fact label={words.customer}>
        <span className={styles.named}>
          {customer.firstName} {customer.lastName}
        </span>
        <small className={styles.named}>{customer.email}</small>
        <small className={styles.named}>{customer.phone}</small>
      </Fact>
      {view.together && <OtherWay {...{ view, other }} className={styles.long} />}
      {priced && (
        <Fact label={words.price} className={styles.long}>
          <span className={styles.price}>{priced}</span>
        </Fact>
      )}
      <Fact label={words.total} className={styles.total}>
        {formatUsdExact(view.priceCents)} USD
        <small>{words.about(formatBzd(view.priceCents))}</small>
        <span className={styles.payment}>{paymentWords(view)}</span>
      </Fact>
      {deposit.map(([label, text]) => (
        <Fact key={label} label={label}>
          <span className={styles.requests}>{text}</span>
        </Fact>
      ))}
      {view.specialRequests && (
        <Fact label={words.specialRequests} className={styles.long}>
          <span className={styles.requests}>{view.specialRequests}</span>
        </Fact>
      )}
    </dl>
  );
}

/** Times and places as agreed, else those of the tour's day; a transfer's are still to be agreed. */
function PickUp({ view }: { view: Booking }) {
  const details = useTourDetails(view.type === "tour" ? view.itemId : 0);
  const itinerary = details?.itinerary ?? [];
  const pickUps = pickUpsOf(view, itinerary);
  // a tour that is no longer offered has its times with the operator alone
  const isOpen = !hasPickUpTime(pickUps);
  const last = itinerary.at(-1);
  return (
    <Fact label={labelOf(view, isOpen)} room={roomFor(agreedPlace(view))}>
      {pickUps.map(({ time, place }) => (
        <span key={`${time} ${place}`} className={styles.stop}>
          {time && clock(time)} <small>{place}</small>
        </span>
      ))}
      {isOpen && (
        <>
          {words.timeAsAgreed}
          <small>{words.agreedHow}</small>
        </>
      )}
      {last && !agreedTime(view) && <small>{words.backAt(clock(last.time))}</small>}
    </Fact>
  );
}

/** Characters of a pick-up that stand on one line of paper. */
const LINE = 100;

/**
 * How much of a sheet of paper a pick-up takes: a third of its width, all of it (`wide`), so much that
 * the picture gives way (`most`), or so many lines that they go on one after the other (`joined`).
 */
function roomFor(place: string): "wide" | "most" | "joined" | undefined {
  const lines = place.split("\n");
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  if (rows > 11) return "joined";
  if (rows > 3) return "most";
  return place.length > 80 || rows === 3 ? "wide" : undefined;
}

function labelOf(view: Booking, isOpen: boolean): string {
  if (agreedTime(view)) return words.pickUpAgreed;
  return isOpen ? words.pickUp : words.times;
}

interface FactProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** What it needs on paper; a third of the width without it. */
  readonly room?: ReturnType<typeof roomFor>;
  readonly children: ReactNode;
}

function Fact({ label, className, room, children }: FactProps) {
  return (
    <div className={className} data-room={room}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
