import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { bookingHistory } from "#data/office/remote/bookings/history.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { paidWords } from "#domain/booking/payment.ts";
import * as words from "#messages/office/bookings/details.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import { Fact } from "#ui/office/Fact.tsx";
import styles from "./BookingDetails.module.css";
import { BookingFacts, LongFact } from "./BookingFacts.tsx";
import { BookingHistory } from "./BookingHistory.tsx";
import { BookingMails } from "./BookingMails.tsx";

interface BookingDetailsProps {
  readonly booking: OfficeBooking;
  readonly onEdit: () => void;
  readonly onEmail: () => void;
}

const SOURCES: Readonly<Record<string, string>> = words.sources;

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
          {words.edit}
        </Button>
        {booking.customer.email && (
          <Button variant="secondary" onClick={onEmail}>
            {words.email}
          </Button>
        )}
      </div>
      <BookingFacts booking={booking}>
        <Fact name={words.paid}>
          {paidWords(booking) || words.nothingPaid}{" "}
          <Link to="/admin/today" search={{ day: booking.date, id }}>
            {words.paymentsOnRunSheet}
          </Link>
        </Fact>
        {departureTime && <Fact name={words.departure}>{words.departureAt(departureTime)}</Fact>}
        <LongFact name={words.pickUp} text={booking.pickupNotes} />
        <LongFact name={words.notes} text={booking.notes} />
        {booking.source && (
          <Fact name={words.cameFrom}>{SOURCES[booking.source] ?? booking.source}</Fact>
        )}
      </BookingFacts>
      {history.failure !== null && (
        <p role="alert" className={styles.trouble}>
          {words.notFetched(history.failure)}{" "}
          <Button variant="link" onClick={history.reload}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      <BookingMails mails={history.answer?.mails ?? null} onChanged={history.refresh} />
      <BookingHistory changes={history.answer?.changes ?? null} />
    </>
  );
}
