import { useObservable } from "dexie-react-hooks";
import { useRef, useState } from "react";
import { observeKeptSpan } from "#data/office/sync/far-days.ts";
import { observeFound } from "#data/office/sync/kept/bookings.ts";
import * as ruleActs from "#data/office/sync/rules/acts.ts";
import { belizeDay } from "#domain/belize-date.ts";
import type { CalendarFacts } from "#domain/departures/calendar.ts";
import type { RuleChange, Rules } from "#domain/departures/change.ts";
import { partiesFrom } from "#domain/departures/parties.ts";
import { carryOut } from "#ui/office/departures/carry-out.ts";
import { ExceptionForm } from "#ui/office/departures/ExceptionForm.tsx";
import { hitsOf } from "#ui/office/departures/Losses.tsx";
import { ruleWords } from "#ui/office/rule-words.ts";

/** What days begin with that are to be made otherwise. */
export type DayChange = Partial<Rules["exceptions"]>;

interface DayFormProps {
  readonly facts: CalendarFacts;
  readonly begin: DayChange;
  readonly onTell: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Closes days or departures, gives one other seats, or adds one: the form that services have, too. */
export default function DayForm({ facts, begin, onTell, onClose }: DayFormProps) {
  const today = belizeDay(Date.now());
  const [rule] = useState(ruleActs.newRuleId);
  const hit = useRef<readonly string[]>([]);
  const span = useObservable(observeKeptSpan, []);
  const parties = useObservable(() => observeFound((all) => partiesFrom(today, all)), [today]);
  if (!span || !parties) return null;
  const { bookables, resources, assignments } = facts;
  const world = {
    rules: { ...facts.rules, resources, assignments },
    ...{ bookables, parties, today, keptUntil: span.to },
  };
  const save = async (change: RuleChange) => {
    // looked at before: afterwards it has hit them already
    const { lost } = hitsOf(world, change);
    const said = ruleWords(change, { bookables, resources });
    const problem = await carryOut(ruleActs, [change], said);
    const told = lost.filter(({ loss, party, time }) => loss === "closed" || time !== party.time);
    if (!problem) hit.current = told.map(({ party }) => party.booking.id);
    return problem;
  };
  return (
    <ExceptionForm
      world={world}
      rule={rule}
      stored={null}
      preset={begin}
      onSave={save}
      onDone={() => (hit.current.length > 0 ? onTell(hit.current) : onClose())}
      onClose={onClose}
    />
  );
}
