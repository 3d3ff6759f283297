import type { ActRow } from "#data/local/outbox-row.ts";
import { dropActs, sendAgain } from "#data/sync/guest-acts/acts.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { guestWireOf } from "#domain/booking/guest-acts/acts.ts";
import * as words from "#messages/visitor/trip/guest-acts.ts";
import { Button } from "#ui/parts/Button.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { leaving } from "#ui/parts/Question.tsx";
import styles from "./GuestActs.module.css";
import { valueWords } from "./said.ts";

interface ActConflictProps {
  readonly act: ActRow;
  /** The booking as somebody else has left it. */
  readonly current: Booking;
}

/** Where two have changed the same: who came second sees both, and chooses. */
export function ActConflict({ act, current }: ActConflictProps) {
  const { changes } = act.command;
  const stored = guestWireOf(current);
  const columns = Object.keys(changes).filter((column) => changes[column] !== stored[column]);
  if (current.status === "cancelled") {
    return (
      <Notice tone="destructive" title={words.refused} announce>
        <p>{words.cancelledMeanwhile}</p>
        <Button variant="outline" size="sm" onClick={leaving(() => dropActs([act]))}>
          {words.discard}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={words.conflict} announce>
      <p>{words.conflictText}</p>
      {columns.map((column) => (
        <dl key={column} className={styles.said} aria-label={words.labels[column]}>
          <dt>{words.labels[column]}</dt>
          <dd />
          <dt>{words.yours}</dt>
          <dd>
            <bdi>{valueWords(column, changes[column])}</bdi>
          </dd>
          <dt>{words.theirs}</dt>
          <dd>
            <bdi>{valueWords(column, stored[column])}</bdi>
          </dd>
        </dl>
      ))}
      <p className="row-2">
        <Button size="sm" onClick={leaving(() => sendAgain(act))}>
          {words.useMine}
        </Button>
        <Button variant="outline" size="sm" onClick={leaving(() => dropActs([act]))}>
          {words.keepTheirs}
        </Button>
      </p>
    </Notice>
  );
}
