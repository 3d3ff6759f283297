import { useObservable } from "dexie-react-hooks";
import { useState } from "react";
import { observeKeptSpan } from "#data/office/sync/far-days.ts";
import { observeFound } from "#data/office/sync/kept-bookings.ts";
import * as ruleActs from "#data/office/sync/rule-acts.ts";
import { belizeDay } from "#domain/belize-date.ts";
import type { CalendarFacts } from "#domain/departures/calendar.ts";
import { partiesFrom } from "#domain/departures/parties.ts";
import type { Exception } from "#domain/departures/rules.ts";
import { carryOut } from "#ui/office/departures/carry-out.ts";
import { ExceptionForm as Form } from "#ui/office/departures/ExceptionForm.tsx";
import { ruleWords } from "#ui/office/rule-words.ts";

/** What days can be made otherwise here. */
export type DayChange = Exception & { readonly kind: "closed" | "seats" | "extra" };

interface ExceptionFormProps {
  readonly facts: CalendarFacts;
  readonly begin: DayChange;
  readonly onClose: () => void;
}

/** Closes days or departures, gives one other seats, or adds one; hits are looked for in all that is kept. */
export function ExceptionForm({ facts, begin, onClose }: ExceptionFormProps) {
  const today = belizeDay(Date.now());
  const [rule] = useState(ruleActs.newRuleId);
  const span = useObservable(observeKeptSpan, []);
  const parties = useObservable(() => observeFound((all) => partiesFrom(today, all)), [today]);
  const { rules, resources, assignments, bookables } = facts;
  if (span === undefined || parties === undefined) return null;
  const { id: _, ...preset } = begin;
  return (
    <Form
      world={{
        rules: { ...rules, resources, assignments },
        ...{ bookables, parties: parties ?? [], keptUntil: span?.to ?? today, today },
      }}
      rule={rule}
      stored={null}
      preset={preset}
      isOfKind
      onSave={(change) => carryOut(ruleActs, [change], ruleWords(change, { bookables, resources }))}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
