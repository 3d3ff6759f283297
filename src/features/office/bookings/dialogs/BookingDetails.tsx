import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { bookingHistory } from "#data/office/remote/bookings/history.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { paidWords } from "#domain/booking/payment.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import styles from "./BookingDetails.module.css";
import { BookingFacts, Fact, LongFact } from "./BookingFacts.tsx";
import { BookingHistory } from "./BookingHistory.tsx";
import { BookingMails } from "./BookingMails.tsx";

interface BookingDetailsProps {
  readonly booking: OfficeBooking;
  readonly onEdit: () => void;
  readonly onEmail: () => void;
}

const SOURCES: Readonly<Record<string, string>> = {
  web: "The site",
  desk: "The booking desk",
  code: "A traveller's code",
  seed: "Demo data",
};

/** Everything about one booking, its mails and its history among it. */
export function BookingDetails({ booking, onEdit, onEmail }: BookingDetailsProps) {
  const { id, version, departureTime } = booking;
  const history = useAnswer({
    key: `history ${id} ${version}`,
    load: (signal) => bookingHistory(id, signal),
    onFailure: failureWords,
  });
  return (
    <>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onEdit}>
          Edit Booking
        </Button>
        {booking.customer.email && (
          <Button variant="secondary" onClick={onEmail}>
            Email Customer
          </Button>
        )}
      </div>
      <BookingFacts booking={booking}>
        <Fact name="Paid">
          {paidWords(booking) || "Nothing yet"}{" "}
          <Link to="/admin/today" search={{ day: booking.date, id }}>
            Payments on the run sheet
          </Link>
        </Fact>
        {departureTime && <Fact name="Departure">{departureTime} (Belize time)</Fact>}
        <LongFact name="Pick-up" text={booking.pickupNotes} />
        <LongFact name="Notes" text={booking.notes} />
        {booking.source && (
          <Fact name="Came from">{SOURCES[booking.source] ?? booking.source}</Fact>
        )}
      </BookingFacts>
      {history.failure !== null && (
        <p role="alert" className={styles.trouble}>
          Mails and history could not be fetched. {history.failure}{" "}
          <Button variant="link" onClick={history.reload}>
            Try Again
          </Button>
        </p>
      )}
      <BookingMails mails={history.answer?.mails ?? null} onChanged={history.refresh} />
      <BookingHistory changes={history.answer?.changes ?? null} />
    </>
  );
}
