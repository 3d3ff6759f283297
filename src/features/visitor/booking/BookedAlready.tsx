import { useEffect, useRef } from "react";
import { formatLongDay } from "#domain/belize-date.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { guestCount } from "#messages/booking/guests.ts";
import * as words from "#messages/visitor/booking/booked-already.ts";
import { Button, ButtonLink } from "#ui/parts/Button.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./BookingPage.module.css";

interface BookedAlreadyProps {
  readonly twin: Booking;
  /** Of what is booked, as it is called now. */
  readonly itemName: string;
  /** Sends it all the same. */
  readonly onAgain: (form: HTMLFormElement) => void;
}

/** The same item, day and name once more: told before it is sent, with the way to what is booked. */
export default function BookedAlready({ twin, itemName, onAgain }: BookedAlreadyProps) {
  const again = useRef<HTMLButtonElement>(null);
  // who has pressed the button is led to the question that came instead, each time
  useEffect(() => {
    if (twin) again.current?.focus();
  }, [twin]);
  return (
    <Notice tone="warning" title={words.bookedAlready} className={styles.notice} announce>
      <p>
        {words.bookedAlreadyText(
          itemName,
          formatLongDay(twin.date),
          guestCount(twin.guests),
          `${twin.customer.firstName} ${twin.customer.lastName}`,
        )}
      </p>
      <p className={styles.ways}>
        <ButtonLink to={`/voucher?id=${twin.id}`} variant="outline">
          {words.showThatBooking}
        </ButtonLink>
        <Button
          ref={again}
          variant="outline"
          onClick={({ currentTarget: { form } }) => form && onAgain(form)}
        >
          {words.bookOnceMore}
        </Button>
      </p>
    </Notice>
  );
}
