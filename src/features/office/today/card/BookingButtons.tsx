import { Button } from "@mantine/core";
import type { MouseEvent } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import * as words from "#messages/office/today.ts";
import { act } from "../act.ts";
import styles from "./Booking.module.css";

/** The second tap of a double one is meant for the first: it must not take it back. */
const once = ({ detail }: MouseEvent) => detail < 2;

/** One tap each, and one more takes it back. */
export function BookingButtons({ booking }: { booking: OfficeBooking }) {
  const { attendance, status, customer } = booking;
  const who = `${customer.firstName} ${customer.lastName}`;
  const isHere = attendance === "arrived";
  const isMissing = attendance === "no-show";
  const isDone = status === "completed";
  return (
    <fieldset className={`${styles.buttons} screen-only`} aria-label={words.whatHappened(who)}>
      <Button
        variant={isHere ? "default" : "outline"}
        aria-pressed={isHere}
        onClick={(event) =>
          once(event) &&
          act(booking, {
            title: isHere ? words.checkInTakenBack : words.checkedIn,
            changes: { attendance: isHere ? "" : "arrived" },
          })
        }
      >
        {isHere ? words.checkedIn : words.checkIn}
      </Button>
      <Button
        variant={isMissing ? "default" : "outline"}
        aria-pressed={isMissing}
        onClick={(event) =>
          once(event) &&
          act(booking, {
            title: isMissing ? words.noShowTakenBack : words.noShow,
            changes: { attendance: isMissing ? "" : "no-show" },
          })
        }
      >
        {words.noShow}
      </Button>
      <Button
        variant={isDone ? "default" : "outline"}
        aria-pressed={isDone}
        onClick={(event) =>
          once(event) &&
          act(booking, {
            title: isDone ? words.confirmedAgain : words.completed,
            changes: { status: isDone ? "confirmed" : "completed" },
          })
        }
      >
        {words.completed}
      </Button>
    </fieldset>
  );
}
