import { UnstyledButton } from "@mantine/core";
import { addDays, type BelizeDay, formatLongDay } from "#domain/belize-date.ts";
import type { CalendarFacts, PlannedDeparture } from "#domain/departures/calendar.ts";
import type { Exception } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/calendar.ts";
import { EmptyFace } from "#ui/office/lists/ListFace.tsx";
import styles from "./CalendarPage.module.css";
import { closureWords, loadWords, lookOf, troublesOf } from "./departure-words.ts";
import type { DaySpan } from "./spans.ts";

interface AgendaProps {
  readonly span: DaySpan;
  readonly facts: CalendarFacts;
  readonly departures: readonly PlannedDeparture[];
  readonly closures: readonly Exception[];
  readonly onOpen: (planned: PlannedDeparture) => void;
  readonly onClosure: (exception: Exception) => void;
}

/** What departs, day by day: the whole calendar in lines, for phones and for who listens. */
export function Agenda({ span, facts, departures, closures, onOpen, onClosure }: AgendaProps) {
  const days = daysOf(span).flatMap((day) => {
    const leaving = departures.filter((one) => one.day === day);
    const closed = closures.filter(({ from, until }) => from <= day && day <= until);
    return leaving.length + closed.length > 0 ? [{ day, leaving, closed }] : [];
  });
  if (days.length === 0) {
    return (
      <EmptyFace title={words.nothing}>
        <p>{words.howTheyCome}</p>
      </EmptyFace>
    );
  }
  return days.map(({ day, leaving, closed }) => (
    <section key={day} className="stack-2" aria-label={formatLongDay(day)}>
      <h2 className={styles.day}>{formatLongDay(day)}</h2>
      <ul className={styles.lines}>
        {closed.map((exception) => (
          <li key={exception.id}>
            <UnstyledButton
              className={styles.line}
              data-look="closed"
              onClick={() => onClosure(exception)}
            >
              {closureWords(exception, facts.bookables)}
            </UnstyledButton>
          </li>
        ))}
        {leaving.map((planned) => (
          <li key={planned.key}>
            <Line planned={planned} onOpen={() => onOpen(planned)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface LineProps {
  readonly planned: PlannedDeparture;
  readonly onOpen: () => void;
}

function Line({ planned, onOpen }: LineProps) {
  const { shownTime, name, crew } = planned;
  return (
    <UnstyledButton className={styles.line} data-look={lookOf(planned)} onClick={onOpen}>
      <strong>
        {shownTime || words.noTime} {name}
      </strong>
      <span>{[loadWords(planned), ...crew.map(({ resource }) => resource.name)].join(" · ")}</span>
      {troublesOf(planned).map((trouble) => (
        <span key={trouble} className={styles.trouble}>
          {trouble}
        </span>
      ))}
    </UnstyledButton>
  );
}

function daysOf({ from, until }: DaySpan): BelizeDay[] {
  const days: BelizeDay[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}
