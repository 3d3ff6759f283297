import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { bookingHistory } from "#data/office/remote/bookings/history.ts";
import { loadBookables } from "#data/office/remote/catalogue.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import { BOOKABLES } from "#data/office/sync/refresh.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookableInWay } from "#domain/booking/in-its-way.ts";
import { FROM_PARTNER } from "#domain/booking/office/booking.ts";
import { missingWords } from "#domain/booking/pick-up/missing.ts";
import { formatUsdExact } from "#domain/money.ts";
import { earnedBy, partnerName, termsIn } from "#domain/partners/terms.ts";
import { unsignedOf } from "#domain/waivers/of-booking.ts";
import { paidTo } from "#messages/booking/partner.ts";
import * as words from "#messages/office/bookings/details.ts";
import * as waivers from "#messages/office/bookings/waivers.ts";
import * as partners from "#messages/office/settings/partners.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import { Fact } from "#ui/office/Fact.tsx";
import Payments from "#ui/office/payments/Payments.tsx";
import WaiversLink from "#ui/office/waivers/WaiversLink.tsx";
import { pay } from "../carry-out.ts";
import styles from "./BookingDetails.module.css";
import { BookingFacts, LongFact } from "./BookingFacts.tsx";
import { BookingHistory } from "./BookingHistory.tsx";
import { BookingMails } from "./BookingMails.tsx";
import { DepositFact } from "./DepositFact.tsx";
import { GuestLink } from "./GuestLink.tsx";
import { OtherWayFact } from "./OtherWayFact.tsx";

interface BookingDetailsProps {
  readonly booking: OfficeBooking;
  readonly onEdit: () => void;
  readonly onEmail: () => void;
}

/** Of what the catalogue does not have, or before it is there. */
const NOTHING = { item: undefined, names: undefined, waiver: undefined };
const SOURCES: Readonly<Record<string, string>> = words.sources;

/** Everything about one booking, its mails and its history among it. */
export function BookingDetails({ booking, onEdit, onEmail }: BookingDetailsProps) {
  const { id, version, departureTime } = booking;
  const history = useAnswer({
    key: `history ${id} ${version}`,
    load: (signal) => bookingHistory(id, signal),
    onFailure: failureWords,
  });
  const catalogue = useAnswer({
    key: "catalogue",
    load: (signal) => keptAnswer(BOOKABLES, () => loadBookables(signal)),
    // without it nobody can tell what is missing
    onFailure: () => "",
  });
  const service = `${booking.type}/${booking.itemId}`;
  const found = catalogue.answer?.find(({ item: { type, id } }) => `${type}/${id}` === service);
  const { item, names, waiver } = found ? bookableInWay(found, booking.way) : NOTHING;
  const missing = missingWords(booking, item, unsignedOf(booking, waiver));
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
      <BookingFacts {...{ booking, item }}>
        <Fact name={words.paid}>
          <Payments key={id} booking={booking} onPay={pay} />
        </Fact>
        {booking.together && <OtherWayFact id={booking.together} />}
        {booking.partner && (
          <Fact name={words.partner}>
            {partnerWords(booking)}
            {booking.paidTo && `. ${paidTo(booking.paidTo)}.`}{" "}
            <Link to="/admin/bookings" search={{ view: `${FROM_PARTNER}${booking.partner}` }}>
              {partners.allFrom(partnerName(booking))}
            </Link>
          </Fact>
        )}
        <DepositFact booking={booking} names={names} />
        {departureTime && <Fact name={words.departure}>{words.departureAt(departureTime)}</Fact>}
        <LongFact name={words.pickUp} text={booking.pickupNotes} />
        {missing && (
          <Fact name={words.stillMissing}>
            <strong>{missing}</strong>
          </Fact>
        )}
        {(waiver?.en || booking.waivers.length > 0) && (
          <Fact name={waivers.title}>
            <WaiversLink booking={booking} texts={waiver} />
          </Fact>
        )}
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
      <GuestLink
        booking={booking}
        link={history.answer?.trip}
        openedAtMs={history.answer?.openedAtMs}
        onEnded={history.refresh}
      />
      <BookingMails mails={history.answer?.mails ?? null} onChanged={history.refresh} />
      <BookingHistory changes={history.answer?.changes ?? null} />
    </>
  );
}

/** Whose guests they are, and what that leaves. */
function partnerWords(booking: OfficeBooking): string {
  const { commissionCents, netCents } = earnedBy(termsIn(booking.partnerTerms), booking.priceCents);
  const [commission, net] = [commissionCents, netCents].map(formatUsdExact) as [string, string];
  return words.partnerEarns(partnerName(booking), commission, net);
}
