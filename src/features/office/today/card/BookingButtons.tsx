import { Button } from "@mantine/core";
import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import * as words from "#messages/office/today.ts";
import { act } from "../act.ts";
import styles from "./Booking.module.css";

/** One tap each, and one more takes it back. */
export function BookingButtons({ booking }: { booking: OfficeBooking }) {
  const { attendance, status, customer } = booking;
  const who = `${customer.firstName} ${customer.lastName}`;
  const isHere = attendance === "arrived";
  const isMissing = attendance === "no-show";
  const isDone = status === "completed";
  return (
    <fieldset className={`${styles.buttons} screen-only`} aria-label={words.whatHappened(who)}>
      <Mark
        {...{ booking, isMarked: isHere }}
        label={isHere ? words.checkedIn : words.checkIn}
        told={isHere ? words.checkInTakenBack : words.checkedIn}
        changes={{ attendance: isHere ? "" : "arrived" }}
      />
      <Mark
        {...{ booking, isMarked: isMissing }}
        label={words.noShow}
        told={isMissing ? words.noShowTakenBack : words.noShow}
        changes={{ attendance: isMissing ? "" : "no-show" }}
      />
      <Mark
        {...{ booking, isMarked: isDone }}
        label={words.completed}
        told={isDone ? words.confirmedAgain : words.completed}
        changes={{ status: isDone ? "confirmed" : "completed" }}
      />
    </fieldset>
  );
}

interface MarkProps {
  readonly booking: OfficeBooking;
  readonly isMarked: boolean;
  readonly label: string;
  /** The toast's title. */
  readonly told: string;
  readonly changes: BookingChanges;
}

function Mark({ booking, isMarked, label, told, changes }: MarkProps) {
  return (
    <Button
      variant={isMarked ? "default" : "outline"}
      aria-pressed={isMarked}
      // the second tap of a double one is meant for the first: it must not take it back
      onClick={({ detail }) => detail < 2 && act(booking, { title: told, changes })}
    >
      {label}
    </Button>
  );
}
