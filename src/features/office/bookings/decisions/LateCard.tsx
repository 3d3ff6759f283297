import { Button } from "@mantine/core";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { policyHoursOf } from "#domain/booking/guest-acts/policy.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/bookings/requests.ts";
import { Badge } from "#ui/parts/Badge.tsx";
import { carryOut } from "../carry-out.ts";
import { CardHead, whoOf } from "./CardHead.tsx";
import styles from "./Decisions.module.css";
import { whenWords } from "./when-words.ts";

interface LateCardProps {
  readonly booking: OfficeBooking;
  readonly onView: () => void;
  readonly onUndone: () => void;
}

/** A booking that its guest has cancelled when that was free no more, until somebody has ticked it. */
export function LateCard({ booking, onView, onUndone }: LateCardProps) {
  const { date: day, departureTime: time } = booking;
  const reference = bookingReference(booking.id);
  const tick = () =>
    carryOut(
      [{ booking, changes: { cancelled_late: "seen" } }],
      { done: words.seenDone(reference), undone: words.seenUndone(reference) },
      onUndone,
    );
  return (
    <>
      <CardHead booking={booking} onView={onView}>
        <Badge variant="outline">{words.lateBadge}</Badge>
      </CardHead>
      <p className={styles.service}>{booking.itemName}</p>
      <p className={styles.facts}>
        <strong>{whenWords({ day, time })}</strong>
        <span>{guestCount(booking.guests)}</span>
        <span>{formatUsdExact(booking.priceCents)}</span>
      </p>
      <p>{words.lateText(policyHoursOf(booking))}</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => void tick()}>
          {words.seen}
          <span className="visually-hidden"> {whoOf(booking)}</span>
        </Button>
      </div>
    </>
  );
}
