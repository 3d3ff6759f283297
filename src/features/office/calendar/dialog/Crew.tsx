import { Button, NativeSelect } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import {
  type CalendarFacts,
  conflictOf,
  type PlannedDeparture,
} from "#domain/departures/calendar.ts";
import { RESOURCE_KINDS, type Resource } from "#domain/departures/rules.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/departures/calendar.ts";
import * as rules from "#messages/office/departures/rules.ts";
import { assign, takeOff } from "../crew-acts.ts";
import styles from "./Dialog.module.css";
import { Refused } from "./Refused.tsx";

interface CrewProps {
  readonly facts: CalendarFacts;
  readonly planned: PlannedDeparture;
}

/** Who and what goes along, and who else could. */
export function Crew({ facts, planned }: CrewProps) {
  const { crew } = planned;
  const [chosen, setChosen] = useState("");
  const others = facts.resources.filter(
    ({ id }) => !crew.some(({ resource }) => resource.id === id),
  );
  const refusals = new Map(others.map((one) => [one.id, conflictOf(facts, planned, one)]));
  const resource = others.find(({ id }) => id === chosen);
  const refusal = resource && refusals.get(resource.id);
  const section = useRef<HTMLElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const along = crew.length;
  const shown = useRef(`${along} ${chosen}`);
  // the button that was pressed is gone, or can't be pressed any more: the next choice is what one goes on with
  useEffect(() => {
    // what has just been opened has its focus from the dialog
    if (shown.current === `${along} ${chosen}`) return;
    shown.current = `${along} ${chosen}`;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(":disabled");
    if (isLost) (select.current ?? section.current)?.focus();
  }, [along, chosen]);
  const add = async () => {
    if (!resource || !(await assign(planned, resource))) return;
    // the next one may have been chosen meanwhile
    setChosen((now) => (now === resource.id ? "" : now));
  };
  return (
    <section ref={section} tabIndex={-1} className="stack-2" aria-label={words.crew}>
      <h3 className={styles.heading}>{words.crew}</h3>
      <Refused planned={planned} resources={facts.resources} />
      {crew.length === 0 && <p>{words.nobodyYet}</p>}
      <ul className={styles.rows}>
        {crew.map(({ assignment, resource: one, conflict }) => (
          <li key={assignment.id} className={styles.row}>
            <span className={styles.party}>
              <strong>{shownName(one)}</strong> {rules.resources[one.kind]}
              {conflict && <span className={styles.conflict}>{office.words(conflict)}</span>}
            </span>
            <Button
              variant="outline"
              aria-label={words.takeOffOf(one.name)}
              onClick={() => takeOff(planned, one, assignment)}
            >
              {words.takeOff}
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div className={styles.choice}>
          <NativeSelect
            ref={select}
            label={words.guideOrVehicle}
            value={resource ? chosen : ""}
            error={refusal ? office.words(refusal) : null}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <option value="">{words.choose}</option>
            {RESOURCE_KINDS.map((kind) => (
              <Group
                key={kind}
                label={rules.resources[kind]}
                resources={others.filter((one) => one.kind === kind)}
                refusals={refusals}
              />
            ))}
          </NativeSelect>
          <Button disabled={!resource} onClick={add}>
            {words.assign}
          </Button>
        </div>
      ) : (
        facts.resources.length === 0 && <p>{words.nobodyListed}</p>
      )}
    </section>
  );
}

/** With its seats, which say whether all fit in. */
const shownName = ({ name, seats }: Resource) => (seats > 0 ? words.withSeats(name, seats) : name);

interface GroupProps {
  readonly label: string;
  readonly resources: readonly Resource[];
  readonly refusals: ReadonlyMap<string, string | null>;
}

/** Those of a kind, who is free first. */
function Group({ label, resources, refusals }: GroupProps) {
  if (resources.length === 0) return null;
  const isFree = ({ id }: Resource) => refusals.get(id) === null;
  const sorted = [...resources].sort((a, b) => Number(isFree(b)) - Number(isFree(a)));
  return (
    <optgroup label={label}>
      {sorted.map((one) => {
        const refusal = refusals.get(one.id);
        return (
          <option key={one.id} value={one.id}>
            {shownName(one)} – {refusal ? office.words(refusal) : words.free}
          </option>
        );
      })}
    </optgroup>
  );
}
