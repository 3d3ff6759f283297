import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { newRuleId } from "#data/office/sync/rule-acts.ts";
import { type CalendarFacts, nameOf } from "#domain/departures/calendar.ts";
import { checkException, type RuleErrors } from "#domain/departures/check.ts";
import { departuresOn, isInScope } from "#domain/departures/departures.ts";
import { itemKey } from "#domain/departures/key.ts";
import { lossesOf } from "#domain/departures/losses.ts";
import type { Exception, Scope } from "#domain/departures/rules.ts";
import { LANGUAGES, OWN_NAMES } from "#domain/language.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/calendar.ts";
import { DialogForm } from "#ui/office/forms/DialogForm.tsx";
import { ruleWords, scopeWords } from "#ui/office/rule-words.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { changeRules } from "../act.ts";

/** What days can be made otherwise here. */
export type DayChange = Exception & { readonly kind: "closed" | "seats" | "extra" };

interface ExceptionFormProps {
  readonly facts: CalendarFacts;
  readonly begin: DayChange;
  readonly onClose: () => void;
}

const DONE = { closed: words.closedDone, seats: words.seatsDone, extra: words.extraDone };
const MANY: readonly Scope[] = ["all", "tour", "transfer"];

/** Closes days or departures, gives one other seats, or adds one. */
export function ExceptionForm({ facts, begin, onClose }: ExceptionFormProps) {
  const [draft, setDraft] = useState(begin);
  const [errors, setErrors] = useState<RuleErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const change = (part: Partial<DayChange>) => setDraft({ ...draft, ...part });
  const { kind, scope } = draft;
  const isClosing = kind === "closed";
  // what is open for one day alone ends on it
  const made: DayChange = isClosing ? draft : { ...draft, until: draft.from };

  const submit = async () => {
    const isScheduled = facts.rules.schedules.some(({ item }) => isInScope(item, scope));
    const wrong = office.inWords(checkException(made, isScheduled));
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setIsBusy(true);
    const { id, ...fields } = made;
    const rule = { table: "exceptions", rule: newRuleId(), fields, base: null } as const;
    const { bookables, resources } = facts;
    const message = ruleWords(rule, { bookables, resources });
    const isStored = await changeRules([rule], { title: DONE[kind], message });
    setIsBusy(false);
    if (isStored) onClose();
  };

  return (
    <DialogForm
      state={{ isBusy, errors, isDirty: () => draft !== begin && !isBusy, forget() {} }}
      submit={words.save}
      onSubmit={submit}
      onClose={onClose}
    >
      <NativeSelect
        label={words.service}
        value={scope}
        error={errors.scope}
        data={scopesFor(facts, kind).map((value) => ({
          value,
          label: scopeWords(value, facts.bookables),
        }))}
        onChange={(event) =>
          change({ scope: event.currentTarget.value as Scope, time: isClosing ? "" : draft.time })
        }
      />
      <TextInput
        type="date"
        label={isClosing ? words.fromDay : words.onDay}
        value={draft.from}
        error={errors.from}
        onChange={(event) => {
          const from = event.currentTarget.value;
          change({ from, ...(draft.until < from && { until: from }) });
        }}
      />
      {isClosing && (
        <TextInput
          type="date"
          label={words.untilDay}
          value={draft.until}
          error={errors.until}
          onChange={(event) => change({ until: event.currentTarget.value })}
        />
      )}
      {kind === "extra" ? (
        <TextInput
          type="time"
          label={words.time}
          value={draft.time}
          error={errors.time}
          onChange={(event) => change({ time: event.currentTarget.value })}
        />
      ) : (
        <NativeSelect
          label={words.time}
          value={draft.time}
          error={errors.time}
          data={[
            { value: "", label: words.wholeDay },
            ...timesOf(facts, draft).map((time) => ({ value: time, label: time })),
          ]}
          onChange={(event) => change({ time: event.currentTarget.value })}
        />
      )}
      {isClosing ? (
        <Reasons draft={draft} error={errors.reason} onChange={change} />
      ) : (
        <TextInput
          inputMode="numeric"
          label={words.seats}
          value={Number.isNaN(draft.seats) ? "" : String(draft.seats || "")}
          error={errors.seats}
          onChange={(event) => change({ seats: Number.parseInt(event.currentTarget.value, 10) })}
        />
      )}
      <Losses facts={facts} made={made} />
    </DialogForm>
  );
}

/** A day can be closed for all; what counts seats has a schedule. */
function scopesFor({ bookables, rules }: CalendarFacts, kind: DayChange["kind"]): Scope[] {
  const items = bookables.map(({ item }) => itemKey(item.type, item.id));
  if (kind === "closed") return [...MANY, ...items];
  return items.filter((item) => rules.schedules.some((schedule) => schedule.item === item));
}

/** The times of a service on the first of the days. */
function timesOf({ rules, bookables }: CalendarFacts, { scope, from, time }: DayChange): string[] {
  const service = bookables.find(({ item }) => itemKey(item.type, item.id) === scope);
  if (!service || from === "") return time ? [time] : [];
  const item = itemKey(service.item.type, service.item.id);
  const times = departuresOn(rules, item, from).map((departure) => departure.time);
  return [...new Set([...times, time])].filter(Boolean).sort();
}

interface ReasonsProps {
  readonly draft: DayChange;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<DayChange>) => void;
}

/** What guests are told, in each language of the site. */
function Reasons({ draft, error, onChange }: ReasonsProps) {
  const { reason, texts } = draft;
  return (
    <>
      <Textarea
        label={words.reason}
        rows={2}
        maxLength={200}
        value={reason}
        error={error}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
      {LANGUAGES.slice(1).map((language) => (
        <Textarea
          key={language}
          label={words.reasonIn(OWN_NAMES[language])}
          rows={2}
          maxLength={200}
          value={String(texts?.[language]?.reason ?? "")}
          onChange={(event) =>
            onChange({ texts: { ...texts, [language]: { reason: event.currentTarget.value } } })
          }
        />
      ))}
    </>
  );
}

/** Who is promised a seat that would be none. */
function Losses({ facts, made }: { readonly facts: CalendarFacts; readonly made: DayChange }) {
  const { rules, bookings } = facts;
  const parties = bookings
    .filter(({ status, date }) => status === "confirmed" && date >= made.from && date <= made.until)
    .map((booking) => ({ ...nameOf(booking), guests: booking.guests }));
  const after = { ...rules, exceptions: [...rules.exceptions, made] };
  const { length } = lossesOf({ before: rules, after }, parties);
  return length > 0 ? <Notice tone="warning" title={words.stay(length)} announce /> : null;
}
