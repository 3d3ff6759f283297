import { useMemo } from "react";
import type { BelizeDay } from "#domain/belize-date.ts";
import { type RuleChange, withRule } from "#domain/departures/change.ts";
import { weekdayOf } from "#domain/departures/departures.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { partiesAfter } from "#domain/departures/parties.ts";
import { type PreviewDay, previewOf } from "#domain/departures/preview.ts";
import * as words from "#messages/office/departures/rule-forms.ts";
import { trendLabel } from "../short-dates.ts";
import styles from "./Preview.module.css";
import type { World } from "./world.ts";

/** Four weeks. */
const DAYS = 28;

/** What a service does in the next weeks, as the rules are or as they will be with a change. */
export function nextWeeks(
  { rules, parties, today }: World,
  item: ItemKey,
  change: RuleChange | null = null,
) {
  const after = change ? withRule(rules, change) : rules;
  const there = change ? partiesAfter({ before: rules, after }, change.rule, parties) : parties;
  return previewOf(after, item, there, { from: today, days: DAYS });
}

interface PreviewProps {
  readonly label: string;
  readonly days: readonly PreviewDay[];
  /** As it is now, where `days` is as it will be: what differs is marked. */
  readonly before?: readonly PreviewDay[];
}

/** Day by day, what departs and how much of it is sold. */
export function Preview({ label, days, before = days }: PreviewProps) {
  const changed = useMemo(
    () => new Set(days.filter((day, at) => !isSame(day, before[at])).map(({ day }) => day)),
    [days, before],
  );
  return (
    <div className={styles.frame}>
      <ol className={styles.days} aria-label={label}>
        {days.map((one) => (
          <li key={one.day} className={styles.day} data-changed={changed.has(one.day) || undefined}>
            <p className={styles.date}>
              <time dateTime={one.day}>{dayWords(one.day)}</time>
              {changed.has(one.day) && (
                <span className="visually-hidden">{words.preview.changed}</span>
              )}
            </p>
            <Departures {...one} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const isSame = (one: PreviewDay, other: PreviewDay | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

const dayWords = (day: BelizeDay) => words.dayOf(weekdayOf(day), trendLabel(day));

function Departures({ departures, astray }: PreviewDay) {
  return (
    <>
      {departures.length === 0 && <p className={styles.none}>{words.preview.none}</p>}
      <ul className={styles.departures}>
        {departures.map((departure) => (
          <li
            key={departure.time}
            data-closed={departure.closed !== null || undefined}
            data-full={isFull(departure) || undefined}
          >
            <span className={departure.time && styles.time}>
              {departure.time || words.preview.anyTime}
            </span>{" "}
            <Standing {...departure} />
          </li>
        ))}
      </ul>
      {astray > 0 && <p className={styles.astray}>{words.preview.astray(astray)}</p>}
    </>
  );
}

type Departure = PreviewDay["departures"][number];

function isFull({ seats, groups, guests, parties }: Departure): boolean {
  return (seats !== null && guests >= seats) || (groups !== null && parties >= groups);
}

function Standing({ closed, seats, groups, guests, parties }: Departure) {
  const { preview } = words;
  if (closed !== null) {
    const said = [preview.closed, closed, guests > 0 && preview.guests(guests)];
    return <span>{said.filter(Boolean).join(" · ")}</span>;
  }
  if (seats !== null) {
    return (
      <>
        <span aria-hidden="true">{preview.soldShort(guests, seats)}</span>
        <span className="visually-hidden">{preview.sold(guests, seats)}</span>
      </>
    );
  }
  if (groups !== null) return <span>{preview.groups(parties, groups)}</span>;
  return guests > 0 && <span>{preview.guests(guests)}</span>;
}
