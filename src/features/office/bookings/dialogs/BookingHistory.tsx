import { formatBelizeTime } from "#domain/belize-instant.ts";
import { FIELDS } from "#domain/booking/fields.ts";
import type { BookingChange } from "#domain/booking/office/booking.ts";
import { PAYMENT_KINDS } from "#domain/booking/payments/row.ts";
import { historyWords, labelOf } from "#domain/booking/told.ts";
import * as words from "#messages/office/bookings/details.ts";
import * as history from "#messages/office/bookings/history.ts";
import styles from "./BookingDetails.module.css";

const ENTRIES: Readonly<Record<string, string>> = { ...words.entries, ...history.paymentKinds };

const ACTORS: Readonly<Record<string, string>> = history.actors;
/** Said once, not changed from something. */
const WITHOUT_BEFORE = [
  ...["created", "reason", "paid_note", "receipt", "receipt_void", "moved_to"],
  ...["waiver", "waiver_void"],
  ...PAYMENT_KINDS,
] as readonly string[];

/** Another price of the same party and extras: the price tells it. */
const isToldBeside = ({ field, before, after }: BookingChange) =>
  field === FIELDS.priceLines.wire && historyWords(field, before) === historyWords(field, after);

/** Who or what changed which field when, newest first. */
export function BookingHistory({ changes }: { changes: readonly BookingChange[] | null }) {
  return (
    <section className={styles.part} aria-label={words.history}>
      <h3>{words.history}</h3>
      {changes?.length === 0 && <p className="smallest">{words.nothingChanged}</p>}
      <ol className={styles.changes}>
        {changes
          ?.filter((change) => !isToldBeside(change))
          .map(({ atMs, actor, field, before, after }) => (
            <li key={`${atMs} ${field} ${after}`} className={styles.entry}>
              <div>
                <p>
                  <strong>{ENTRIES[field] ?? labelOf(field)}</strong>
                  {WITHOUT_BEFORE.includes(field)
                    ? after && `: ${historyWords(field, after)}`
                    : `: ${historyWords(field, before) || words.empty} → ${historyWords(field, after) || words.empty}`}
                </p>
                <p className="smallest">
                  {(ACTORS[actor] ?? actor) || words.somebody} · {formatBelizeTime(atMs)}
                </p>
              </div>
            </li>
          ))}
      </ol>
    </section>
  );
}
