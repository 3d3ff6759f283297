import { formatBelizeTime } from "#domain/belize-date.ts";
import type { BookingChange } from "#domain/booking/office-booking.ts";
import { labelOf } from "#domain/booking/told.ts";
import styles from "./BookingDetails.module.css";

/** What stands in the history and is no field of a booking, or is said as it is stored. */
const ENTRIES: Readonly<Record<string, string>> = {
  created: "Booked",
  price: "Price (USD)",
  reason: "Reason for the price",
  paid_note: "Note on the payment",
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
                <strong>{ENTRIES[field] ?? labelOf(field)}</strong>
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
