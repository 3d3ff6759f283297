import { Button } from "@mantine/core";
import type { WaitingPlace } from "#data/office/remote/departures/waiting.ts";
import { storedAtMs } from "#domain/booking/booking.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import type { Offer } from "#domain/departures/availability/availability.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/bookings/decisions.ts";
import { asOfWords } from "#ui/office/as-of.ts";
import { shortBelizeTime } from "#ui/office/short-dates.ts";
import { Badge } from "#ui/parts/Badge.tsx";
import type { BookingDialog } from "../search.ts";
import { Alternatives } from "./Alternatives.tsx";
import { CardHead, whoOf } from "./CardHead.tsx";
import styles from "./Decisions.module.css";
import { confirm } from "./decide.ts";
import { whenWords } from "./when-words.ts";
import { waitsForRoom, whyWords } from "./why-words.ts";

interface DecisionCardProps {
  readonly booking: OfficeBooking;
  readonly place: WaitingPlace | undefined;
  readonly isLive: boolean;
  readonly asOfMs: number | null;
  /** Null while they are not known. */
  readonly alternatives: readonly Offer[] | null;
  readonly isTold: boolean;
  readonly onDialog: (dialog: BookingDialog) => void;
}

/** One booking that waits, and what can be answered. */
export function DecisionCard(props: DecisionCardProps) {
  const { booking, place, isLive, asOfMs, alternatives, isTold, onDialog } = props;
  const { date: day, departureTime: time, reason } = booking;
  const who = whoOf(booking);
  const since = shortBelizeTime(storedAtMs(booking));
  const isFull = place !== undefined && place.standing !== "";
  // older ones wait for the same seats
  const isBehind = waitsForRoom(booking) && place?.isNext === false;
  const fits = waitsForRoom(booking) && place?.isNext === true && !place.isPast;
  return (
    <>
      <CardHead booking={booking} onView={() => onDialog("view")}>
        {fits && (
          <Badge variant="success">
            {isLive ? words.fitsNow : words.fitted(asOfWords(asOfMs ?? 0, Date.now()))}
          </Badge>
        )}
        {reason !== "" && <Badge variant="outline">{words.reasons[reason]}</Badge>}
      </CardHead>
      <p className={styles.service}>{booking.itemName}</p>
      <p className={styles.facts}>
        <strong>{whenWords({ day, time })}</strong>
        <span>{guestCount(booking.guests)}</span>
        <span>{formatUsdExact(booking.priceCents)}</span>
      </p>
      <p>{whyWords(booking, place)}</p>
      <p className="smallest">{words.since(since.day, since.clock)}</p>
      <Alternatives {...{ booking, alternatives, isTold, who }} />
      <div className={styles.actions}>
        {isFull ? (
          <Button variant="outline" onClick={() => onDialog("beyond")}>
            {words.confirmBeyond}
            <span className="visually-hidden"> {who}</span>
          </Button>
        ) : (
          <Button
            variant={isBehind ? "outline" : "default"}
            onClick={() => void confirm(booking, { isTold, isBeyond: false })}
          >
            {words.confirm}
            <span className="visually-hidden"> {who}</span>
          </Button>
        )}
        <Button variant="outline" onClick={() => onDialog("decline")}>
          {words.decline}
          <span className="visually-hidden"> {who}</span>
        </Button>
      </div>
    </>
  );
}
