import type { BookingChanges, OfficeBooking } from "../fields.ts";
import type { Departure } from "./run-sheet.ts";

/** A party that can be written to before it sets out. */
export interface ToWrite {
  readonly booking: OfficeBooking;
  readonly departure: Departure;
  /** Somebody of the office has opened a message for this departure; nobody knows whether it was sent. */
  readonly isOpened: boolean;
}

/** Whom one writes to before some departures, in their order: who is confirmed, not here yet, and has not left. */
export const toBeWritten = (departures: readonly Departure[]): ToWrite[] =>
  departures
    .filter(({ hasLeft }) => !hasLeft)
    .flatMap((departure) =>
      departure.bookings
        .filter(({ status, attendance }) => status === "confirmed" && attendance === "")
        .map((booking) => ({
          ...{ booking, departure, isOpened: booking.writtenFor === departure.key },
        })),
    );

/** Notes that a message was opened, or that none was. */
export const asWritten = ({ departure }: ToWrite, isOpened: boolean): BookingChanges => ({
  written_for: isOpened ? departure.key : "",
});
