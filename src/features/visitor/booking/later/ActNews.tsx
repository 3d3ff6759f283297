import { useEffect, useRef, useState } from "react";
import type { ActRow } from "#data/local/outbox-row.ts";
import { dropActs, sendAgain } from "#data/sync/guest-acts/acts.ts";
import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { signing as refusals } from "#domain/waivers/refusal.ts";
import * as words from "#messages/visitor/trip/guest-acts.ts";
import { Button } from "#ui/parts/Button.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { leaving } from "#ui/parts/Question.tsx";
import { ActConflict } from "./ActConflict.tsx";
import styles from "./GuestActs.module.css";
import { saidIn } from "./said.ts";

interface ActNewsProps {
  readonly shown: ShownBooking;
  readonly acts: readonly ActRow[];
  /** One of them that is told elsewhere. */
  readonly apart?: ActRow | undefined;
}

/** What has become of what a guest said: waits, is being sent, was not taken, or has arrived a moment ago. */
export function ActNews({ shown, acts: all, apart }: ActNewsProps) {
  const { hasArrived, withdraw } = useArrival(all);
  const acts = all.filter((act) => act !== apart);
  const [refused] = acts.filter(({ state }) => state === "attention");
  const waiting = acts.filter(({ state }) => state !== "attention");
  const isUntried = waiting.every(({ state, attempts }) => state === "queued" && attempts === 0);
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <Notice tone="quiet" icon="clock" title={titleOf(waiting)}>
            <Said acts={waiting} />
            <p>
              {waiting[0]?.problem
                ? refusals.words(waiting[0].problem.message)
                : whenSent(shown, waiting)}
            </p>
            {isUntried && (
              <Button variant="outline" size="sm" onClick={leaving(() => withdraw(waiting))}>
                {words.undo}
              </Button>
            )}
          </Notice>
        )}
        {hasArrived && acts.length === 0 && <Notice tone="success" title={words.sent} />}
      </div>
      {refused && <Refused act={refused} />}
    </>
  );
}

const isChange = ({ command }: ActRow) => command.kind === "change";

function titleOf(waiting: readonly ActRow[]): string {
  if (waiting.some(({ state }) => state === "sending")) return words.sending;
  return waiting.some(isChange) ? words.changeWaiting : words.waiting;
}

function whenSent({ delivery }: ShownBooking, waiting: readonly ActRow[]): string {
  if (delivery !== "stored") return words.waitsForBooking;
  return waiting.some(isChange) ? words.changeWaitingText : words.waitingText;
}

/** Whether what waited here has been taken: it is gone, and was not withdrawn. */
function useArrival(acts: readonly ActRow[]) {
  const [hasArrived, setHasArrived] = useState(false);
  const before = useRef<readonly ActRow[]>([]);
  const isWithdrawn = useRef(false);
  useEffect(() => {
    const gone = before.current.filter(({ id }) => acts.every((act) => act.id !== id));
    if (gone.length > 0) {
      setHasArrived(!isWithdrawn.current && gone.some(({ state }) => state !== "attention"));
      isWithdrawn.current = false;
    }
    before.current = acts;
  }, [acts]);
  const withdraw = (waiting: readonly ActRow[]) => {
    isWithdrawn.current = true;
    void dropActs(waiting);
  };
  return { hasArrived, withdraw };
}

function Refused({ act }: { readonly act: ActRow }) {
  if (act.current) return <ActConflict act={act} current={act.current} />;
  const { message = "", fields = {} } = act.problem ?? {};
  const why = [message, ...Object.values(fields)].filter((code) => code && code !== "check_input");
  return (
    <Notice tone="destructive" title={words.refused} announce>
      <Said acts={[act]} />
      <p>{(why.length > 0 ? why : ["check_input"]).map(refusals.words).join(" ")}</p>
      <p className="row-2">
        <Button size="sm" onClick={leaving(() => sendAgain(act))}>
          {words.tryAgain}
        </Button>
        <Button variant="ghost" size="sm" onClick={leaving(() => dropActs([act]))}>
          {words.discard}
        </Button>
      </p>
    </Notice>
  );
}

/** What acts say, a line each. */
function Said({ acts }: { readonly acts: readonly ActRow[] }) {
  return (
    <dl className={styles.said}>
      {acts.flatMap(({ id, command }) =>
        saidIn(command.changes).map(([label, value]) => (
          <div key={id + label} style={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        )),
      )}
    </dl>
  );
}
