import { NativeSelect, TextInput } from "@mantine/core";
import { useId } from "react";
import type { Rules } from "#domain/departures/change.ts";
import { checkException } from "#domain/departures/check.ts";
import { isInScope } from "#domain/departures/departures.ts";
import { type ItemKey, itemKey } from "#domain/departures/key.ts";
import { EXCEPTION_KINDS, type Scope } from "#domain/departures/rules.ts";
import { LANGUAGES, type Language, OWN_NAMES } from "#domain/language.ts";
import * as words from "#messages/office/departures/rule-forms.ts";
import * as rules from "#messages/office/departures/rules.ts";
import { CountInput } from "#ui/office/forms/CountInput.tsx";
import { Choices } from "../forms/Choices.tsx";
import { RuleForm } from "./RuleForm.tsx";
import { ScopeSelect } from "./ScopeSelect.tsx";
import { useRuleForm } from "./use-rule-form.ts";
import type { SaveRule, World } from "./world.ts";

type Fields = Rules["exceptions"];

interface ExceptionFormProps {
  readonly world: World;
  /** The exception's id, made for a new one (`newRuleId()`). */
  readonly rule: string;
  /** As it is; null for a new one. */
  readonly stored: Fields | null;
  /** Where a new one begins: what is closed, on which days. */
  readonly preset?: Partial<Fields>;
  /** Keeps it: `carryOut` with the device's acts. */
  readonly onSave: SaveRule;
  /** After it is kept. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const KINDS = EXCEPTION_KINDS.map((value) => ({ value, label: rules.kinds[value] }));
const OTHERS = LANGUAGES.slice(1);

/** A day or several on which something is otherwise: closed, other seats, another time, an extra departure. */
export function ExceptionForm(props: ExceptionFormProps) {
  const { world, rule, stored, preset, onSave, onDone, onClose } = props;
  const { schedules } = world.rules;
  const isScheduled = (scope: Scope) => schedules.some(({ item }) => isInScope(item, scope));
  const form = useRuleForm({
    table: "exceptions",
    rule,
    stored,
    begin: {
      ...{ scope: "all", from: world.today, until: world.today, kind: "closed" },
      ...{ time: "", newTime: "", seats: 0, reason: "", texts: null },
      ...preset,
    },
    check: (fields) => checkException({ id: rule, ...fields }, isScheduled(fields.scope)),
    onSave,
    onDone,
  });
  const { fields, errors, set } = form;
  const { kind, scope, from, until } = fields;
  const name = useId();
  const times = [
    ...new Set(
      schedules.filter(({ item }) => isInScope(item, scope)).flatMap((schedule) => schedule.times),
    ),
  ].sort();
  const said = words.exception;
  return (
    <RuleForm
      form={form}
      world={world}
      item={shownItem(world, scope)}
      submit={said.save}
      onClose={onClose}
    >
      <Choices
        label={said.kind}
        name={name}
        value={kind}
        choices={KINDS}
        onChange={(kind) => set({ kind, ...BARE })}
      />
      <ScopeSelect
        label={said.scope}
        scope={scope}
        bookables={world.bookables}
        error={errors.scope}
        onChange={(scope) => set({ scope, time: "" })}
      />
      <TextInput
        type="date"
        label={said.from}
        value={from}
        error={errors.from}
        onChange={({ currentTarget: { value } }) =>
          // the last day goes along until it is chosen by itself
          set({ from: value, ...(until === from || until < value ? { until: value } : {}) })
        }
      />
      <TextInput
        type="date"
        label={said.until}
        min={from}
        value={until}
        error={errors.until}
        onChange={(event) => set({ until: event.currentTarget.value })}
      />
      {kind === "extra" ? (
        <TextInput
          type="time"
          label={said.leaves}
          value={fields.time}
          error={errors.time}
          onChange={(event) => set({ time: event.currentTarget.value })}
        />
      ) : (
        times.length > 0 && (
          <NativeSelect
            label={said.which}
            data={[
              { value: "", label: said.allOfDay },
              ...[...new Set([...times, fields.time])].filter(Boolean),
            ]}
            value={fields.time}
            error={errors.time}
            onChange={(event) => set({ time: event.currentTarget.value })}
          />
        )
      )}
      {kind === "time" && (
        <TextInput
          type="time"
          label={said.newTime}
          value={fields.newTime}
          error={errors.newTime}
          onChange={(event) => set({ newTime: event.currentTarget.value })}
        />
      )}
      {(kind === "seats" || kind === "extra") && (
        <CountInput
          label={said.seats}
          count={fields.seats}
          empty={0}
          error={errors.seats}
          onChange={(seats) => set({ seats })}
        />
      )}
      {kind === "closed" && (
        <>
          <TextInput
            label={said.reason}
            description={said.reasonHint}
            maxLength={200}
            value={fields.reason}
            error={errors.reason}
            onChange={(event) => set({ reason: event.currentTarget.value })}
          />
          {fields.reason &&
            OTHERS.map((language) => (
              <TextInput
                key={language}
                lang={language}
                label={said.reasonIn(OWN_NAMES[language])}
                maxLength={200}
                value={reasonIn(fields, language)}
                onChange={(event) =>
                  set({ texts: textsWith(fields, language, event.currentTarget.value) })
                }
              />
            ))}
        </>
      )}
    </RuleForm>
  );
}

/** What another kind has no use for. */
const BARE = { time: "", newTime: "", seats: 0, reason: "", texts: null };

const reasonIn = ({ texts }: Fields, language: Language) => String(texts?.[language]?.reason ?? "");

/** As the server reads it: nothing is written where nothing stands. */
function textsWith({ texts }: Fields, language: Language, reason: string): Fields["texts"] {
  const { [language]: _, ...others } = texts ?? {};
  const all = reason ? { ...others, [language]: { reason } } : others;
  return Object.keys(all).length > 0 ? all : null;
}

/** Whose next weeks are shown: the one that it is about, of many the first with a schedule. */
function shownItem({ rules, bookables }: World, scope: Scope): ItemKey | null {
  const keys = bookables.map(({ item }) => itemKey(item.type, item.id));
  const inScope = keys.filter((key) => isInScope(key, scope));
  const scheduled = inScope.find((key) => rules.schedules.some(({ item }) => item === key));
  return scheduled ?? inScope[0] ?? null;
}
