import { Button } from "@mantine/core";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import {
  type CalendarFacts,
  exceptionsOf,
  type PlannedDeparture,
} from "#domain/departures/calendar.ts";
import type { Exception } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/calendar.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { ruleWords } from "#ui/office/rule-words.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { changeRules } from "../act.ts";
import { loadWords, troublesOf } from "../departure-words.ts";
import { Crew } from "./Crew.tsx";
import type { DayChange } from "./DayForm.tsx";
import styles from "./Dialog.module.css";
import { Manifest } from "./Manifest.tsx";
import { TellButton } from "./TellButton.tsx";

interface DepartureViewProps {
  readonly facts: CalendarFacts;
  readonly planned: PlannedDeparture;
  readonly onMove: (bookings: readonly [OfficeBooking, ...OfficeBooking[]]) => void;
  readonly onException: (begin: DayChange) => void;
  readonly onTell: (ids: readonly string[]) => void;
}

/** A departure: how full it is, who goes, who goes along, and what is otherwise on its day. */
export function DepartureView({ facts, planned, onMove, onException, onTell }: DepartureViewProps) {
  const { item, day, time, departure } = planned;
  const troubles = troublesOf(planned);
  const here: DayChange = { scope: item, from: day, until: day, time };
  return (
    <div className="stack-4">
      <p>
        <strong>{loadWords(planned)}</strong>
      </p>
      {troubles.length > 0 && (
        <Notice tone="warning">
          <ul className={styles.troubles}>
            {troubles.map((trouble) => (
              <li key={trouble}>{trouble}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.actions}>
        <TellButton {...{ facts, onTell }} bookings={planned.bookings} />
        <Link to="/admin/today" search={{ day }} className={styles.link}>
          {words.runSheet}
        </Link>
        {planned.bookings.length > 0 && (
          <Link to="/admin/today" search={{ departure: planned.key }} className={styles.link}>
            {words.printManifest}
          </Link>
        )}
        {departure?.closed === null && (
          <Button variant="outline" onClick={() => onException({ ...here, kind: "closed" })}>
            {words.closeDeparture}
          </Button>
        )}
        {departure && departure.seats !== null && (
          <Button
            variant="outline"
            onClick={() => onException({ ...here, kind: "seats", seats: departure.seats ?? 0 })}
          >
            {words.changeSeats}
          </Button>
        )}
        {departure && departure.seats !== null && (
          <Button variant="outline" onClick={() => onException({ ...here, kind: "time" })}>
            {words.changeTime}
          </Button>
        )}
      </div>
      <Crew facts={facts} planned={planned} />
      <Manifest bookings={planned.bookings} onMove={onMove} />
      <Changes facts={facts} exceptions={exceptionsOf(facts.rules.exceptions, planned)} />
    </div>
  );
}

interface ChangesProps {
  readonly facts: CalendarFacts;
  readonly exceptions: readonly Exception[];
}

/** What is otherwise than the schedule says, each to be taken away. */
export function Changes({ facts, exceptions }: ChangesProps) {
  if (exceptions.length === 0) return null;
  const { bookables, resources } = facts;
  return (
    <section className="stack-2" aria-label={words.changes}>
      <h3 className={styles.heading}>{words.changes}</h3>
      <ul className={styles.rows}>
        {exceptions.map(({ id, ...base }) => {
          const change = { table: "exceptions", rule: id, fields: null, base } as const;
          const what = ruleWords({ ...change, fields: base, base: null }, { bookables, resources });
          const name = what.split(" · ").slice(0, -1).join(" · ");
          return (
            <li key={id} className={styles.row}>
              <span>{name}</span>
              <Button
                variant="outline"
                aria-label={words.removeChangeOf(name)}
                onClick={() => changeRules([change], { title: words.removedDone, message: name })}
              >
                {words.removeChange}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
