import { formatBelizeTime } from "#domain/belize-date.ts";
import type { BookingChange } from "#domain/booking/office-booking.ts";
import styles from "./BookingDetails.module.css";

/** The fields of a booking in the operator's words. */
const FIELDS: Readonly<Record<string, string>> = {
  booking_date: "Date",
  guests: "Guests",
  price: "Price (USD)",
  reason: "Reason for the price",
  created: "Booked",
  item_name: "Service",
  attendance: "Attendance",
  paid_amount: "Paid",
  paid_currency: "Paid in",
  paid_method: "Paid by",
  paid_note: "Note on the payment",
  customer_first_name: "First name",
  customer_last_name: "Last name",
  customer_email: "E-mail",
  customer_phone: "Phone",
  special_requests: "Special requests",
  status: "Status",
  departure_time: "Departure time",
  pickup_notes: "Pick-up",
  notes: "Notes",
};

/** Said once, not changed from something. */
const WITHOUT_BEFORE = ["created", "reason", "paid_note"];

/** Who or what changed which field when, newest first. */
export function BookingHistory({ changes }: { changes: readonly BookingChange[] | null }) {
  return (
    <section className={styles.part} aria-label="History">
      <h3>History</h3>
      {changes?.length === 0 && <p className={styles.small}>Nothing has been changed yet.</p>}
      <ol className={styles.changes}>
        {changes?.map(({ atMs, actor, field, before, after }) => (
          <li key={`${atMs} ${field} ${after}`} className={styles.entry}>
            <div>
              <p>
                <strong>{FIELDS[field] ?? field}</strong>
                {WITHOUT_BEFORE.includes(field)
                  ? after && `: ${after}`
                  : `: ${before || "(empty)"} → ${after || "(empty)"}`}
              </p>
              <p className={styles.small}>
                {actor || "Unknown"} · {formatBelizeTime(atMs)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
