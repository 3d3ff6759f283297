import { Button } from "@mantine/core";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { extrasWords, partyWords } from "#domain/booking/pick-up/said-details.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { telLink } from "#domain/phone-links.ts";
import { thereAndBack } from "#messages/booking/other-way.ts";
import * as words from "#messages/office/departures/calendar.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { StatusBadge } from "#ui/parts/StatusBadge.tsx";
import { whoOf } from "../moving.ts";
import styles from "./Dialog.module.css";

interface ManifestProps {
  readonly bookings: readonly OfficeBooking[];
  readonly onMove: (bookings: readonly [OfficeBooking, ...OfficeBooking[]]) => void;
}

/** Who goes, those that wait for a decision among them; each can be moved, or all. */
export function Manifest({ bookings, onMove }: ManifestProps) {
  const [first, ...others] = bookings;
  return (
    <section className="stack-2" aria-label={words.manifest}>
      <h3 className={styles.heading}>{words.manifest}</h3>
      {!first && <p>{words.nobody}</p>}
      <ul className={styles.rows}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.row}>
            <div className={styles.party}>
              <strong>{whoOf(booking)}</strong> <span>{words.guests(booking.guests)}</span>{" "}
              {booking.status !== "confirmed" && <StatusBadge status={booking.status} />}
              <span className={styles.sub}>
                <a href={telLink(booking.customer.phone)}>{booking.customer.phone}</a>{" "}
                <Link
                  to="/admin/bookings"
                  search={{ dialog: "edit", id: booking.id }}
                  aria-label={`${words.edit} ${whoOf(booking)}`}
                >
                  {words.edit}
                </Link>
              </span>
              <PickUp booking={booking} />
            </div>
            <Button
              variant="outline"
              aria-label={words.moveOf(whoOf(booking))}
              onClick={() => onMove([booking])}
            >
              {words.move}
            </Button>
          </li>
        ))}
      </ul>
      {first && others.length > 0 && (
        <Button variant="outline" onClick={() => onMove([first, ...others])}>
          {words.moveAll(bookings.length)}
        </Button>
      )}
    </section>
  );
}

function PickUp({ booking }: { readonly booking: OfficeBooking }) {
  const told = [booking.pickupPlace, booking.flightNumber, booking.pickupNotes].filter(Boolean);
  const { way, itemName, together } = booking;
  const counted = [
    way && itemName,
    together && `${thereAndBack} #${bookingReference(together)}`,
    partyWords(booking),
    extrasWords(booking),
  ].filter(Boolean);
  return (
    <>
      {counted.length > 0 && <span className={styles.sub}>{counted.join(" · ")}</span>}
      {told.length > 0 && (
        <span className={styles.sub}>
          {words.pickUp}: {told.join(" · ")}
        </span>
      )}
    </>
  );
}
