import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { isBuilt, type OfficeRow, type PaymentRow } from "#data/office/local/row.ts";
import { mergedChanges } from "#data/office/sync/overlay.ts";
import { giveAnew } from "#data/office/sync/receipts.ts";
import { dropActs, sendWithoutBooking, settleConflict } from "#data/office/sync/refused-acts.ts";
import { belizeClock } from "#domain/belize-instant.ts";
import type { BookingChanges, OfficeWire } from "#domain/booking/fields.ts";
import { officeBookingOf } from "#domain/booking/office/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/waiting.ts";
import { ConflictChoice } from "#ui/office/forms/ConflictChoice.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { actWords, guestOf } from "./act-words.ts";
import { ReasonForm } from "./ReasonForm.tsx";
import styles from "./WaitingActs.module.css";

interface WaitingActsProps {
  readonly acts: readonly OfficeRow[];
  /** Called when one goes on to mend something. */
  readonly onLeave: () => void;
}

/** What has not been sent, booking by booking; what the server has refused is decided here. */
export function WaitingActs({ acts, onLeave }: WaitingActsProps) {
  if (acts.length === 0) return null;
  const groups = [...new Set(acts.map(groupOf))];
  return (
    <ul className="stack-5">
      {groups.map((group) => (
        <li key={group} className={styles.item}>
          <BookingActs acts={acts.filter((act) => groupOf(act) === group)} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

/** What is shown together: all of a booking, a cash-up by itself. */
const groupOf = ({ booking, id }: OfficeRow) => booking || id;

function BookingActs({ acts, onLeave }: WaitingActsProps) {
  const [first] = acts;
  if (!first) return null;
  const refused = acts.find(({ state }) => state === "attention");
  const conflict = refused?.kind === "change" ? refused.current : null;
  return (
    <>
      <h3 className={styles.who}>
        {guestOf(first)} {first.booking && <span>#{bookingReference(first.booking)}</span>}
      </h3>
      <ul className={styles.acts}>
        {acts.map((act) => (
          <li key={act.id}>
            {actWords(act)} <span className="small">{words.madeAt(belizeClock(act.madeAtMs))}</span>
          </li>
        ))}
      </ul>
      {conflict && (
        <ConflictChoice
          // as seen from what the first act was made on
          base={acts.find((act) => act.kind === "change")?.base ?? {}}
          mine={mergedChanges(acts)}
          current={conflict}
          onChoose={(changes) => settle(acts, conflict, changes)}
        />
      )}
      {refused?.problem && (
        <>
          <Notice tone="warning" title={office.words(refused.problem.message)}>
            {Object.values(refused.problem.fields).map((refusal) => (
              <p key={refusal}>{office.words(refusal)}</p>
            ))}
            {isOfDeleted(refused) && <p>{words.liesWith(actWords(refused), refused.by)}</p>}
          </Notice>
          {refused.kind === "change" && refused.problem.fields.reason && (
            <ReasonForm act={refused} />
          )}
          {refused.kind === "payment" && refused.problem.fields.note && (
            <ReasonForm act={refused} />
          )}
          <div className="row-3">
            {refused.kind === "new" && (
              <Link
                to="/admin/bookings"
                search={{ dialog: "new", id: refused.booking }}
                className={styles.mend}
                onClick={onLeave}
              >
                {words.mend}
              </Link>
            )}
            {refused.kind === "waiver" && !("voids" in refused.waiver) && (
              <Link
                to="/admin/waivers"
                search={{ booking: refused.booking }}
                className={styles.mend}
                onClick={onLeave}
              >
                {words.signAgain}
              </Link>
            )}
            {refused.kind === "receipt" && isGivenTwice(refused) && (
              <Button onClick={() => giveAnew(refused)}>{words.giveAnew}</Button>
            )}
            {isOfDeleted(refused) && (
              <Button onClick={() => sendWithoutBooking(refused)}>{words.withoutBooking}</Button>
            )}
            <Button variant="outline" onClick={() => dropActs(goingWith(refused, acts))}>
              {isNumberLost(refused) ? words.declareVoid : words.remove}
            </Button>
          </div>
        </>
      )}
      {!refused && <p className="small">{first.problem ? words.goesOnTrying : words.waiting}</p>}
    </>
  );
}

const isOfDeleted = (act: OfficeRow): act is PaymentRow =>
  act.kind === "payment" && act.problem?.message === "payment_gone";
const isGivenTwice = ({ problem }: OfficeRow) => problem?.message === "receipt_twice";
/** Its number is told all the same, but for one that is another's. */
const isNumberLost = (act: OfficeRow) =>
  act.kind === "receipt" && act.receipt.payment !== "" && !act.isMailed && !isGivenTwice(act);

/** What cannot be sent without it: changes are built upon each other, and all upon a booking that is new. */
function goingWith(refused: OfficeRow, acts: readonly OfficeRow[]): readonly OfficeRow[] {
  if (refused.kind === "payment") {
    return acts.filter(
      (act) =>
        act === refused || (act.kind === "receipt" && act.receipt.payment === refused.payment.id),
    );
  }
  if (refused.kind === "receipt") {
    // with its mails
    return acts.filter((act) => act.kind === "receipt" && act.receipt.id === refused.receipt.id);
  }
  if (!isBuilt(refused)) return [refused];
  return refused.kind === "new" ? acts : acts.filter(isBuilt);
}

function settle(acts: readonly OfficeRow[], current: OfficeWire, changes: BookingChanges) {
  const notes = acts.map((act) => (act.kind === "change" && act.reason) || "").filter(Boolean);
  // a payment that takes another's place is a correction of it
  const reason = notes.join("; ") || words.chosenOver;
  const letters = acts.flatMap((act) => (act.kind === "change" && act.letter ? [act.letter] : []));
  const letter = letters.at(-1);
  return settleConflict(acts, {
    booking: officeBookingOf(current),
    changes,
    ...("paid_amount" in changes ? { reason } : {}),
    // goes with the decision, if that is still made
    ...(letter && "status" in changes ? { letter } : {}),
  });
}
