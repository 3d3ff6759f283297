import { TextInput } from "@mantine/core";
import { useId, useState } from "react";
import type { RuleChange } from "#domain/departures/change.ts";
import { checkResource } from "#domain/departures/check.ts";
import { RESOURCE_KINDS } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/rule-forms.ts";
import * as rules from "#messages/office/departures/rules.ts";
import { RuleForm } from "#ui/office/departures/RuleForm.tsx";
import { useRuleForm } from "#ui/office/departures/use-rule-form.ts";
import { Choices } from "#ui/office/forms/Choices.tsx";
import { CountInput } from "#ui/office/forms/CountInput.tsx";
import type { FormProps } from "./form-props.ts";
import styles from "./forms.module.css";
import { ListGroup } from "./ListGroup.tsx";

const KINDS = RESOURCE_KINDS.map((value) => ({ value, label: rules.resources[value] }));
const said = words.resource;

/** A guide, driver, vehicle or boat, and when it is not there. */
export function ResourceForm(props: FormProps<"resources">) {
  const { world, rule, stored, onSave, onDone, onClose } = props;
  const form = useRuleForm({
    table: "resources",
    rule,
    stored,
    begin: { name: "", kind: "guide", seats: 0, languages: [], daysOff: [] },
    check: (fields) => checkResource({ id: rule, ...fields }),
    onSave: (change) => onSave(inOrder(change)),
    onDone,
  });
  const { fields, errors, set } = form;
  const name = useId();
  const isSeated = fields.kind === "vehicle" || fields.kind === "boat";
  return (
    <RuleForm form={form} world={world} item={null} submit={said.save} onClose={onClose}>
      <Choices
        label={said.kind}
        name={name}
        value={fields.kind}
        choices={KINDS}
        onChange={(kind) => set({ kind, seats: 0, languages: [] })}
      />
      <TextInput
        label={said.name}
        description={said.nameHint}
        autoComplete="off"
        maxLength={100}
        value={fields.name}
        error={errors.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      {isSeated ? (
        <CountInput
          label={said.seats}
          count={fields.seats}
          empty={0}
          error={errors.seats}
          onChange={(seats) => set({ seats })}
        />
      ) : (
        <LanguagesInput
          languages={fields.languages}
          error={errors.languages}
          onChange={(languages) => set({ languages })}
        />
      )}
      <ListGroup
        label={said.daysOff}
        entries={fields.daysOff}
        nameOf={said.spanOf}
        error={errors.daysOff}
        add={said.addSpan}
        blank={["", ""]}
        row={([first, last], span, change) => (
          <>
            <TextInput
              type="date"
              label={said.from}
              aria-label={said.first(span)}
              className={styles.field}
              error={errors.daysOff !== undefined && first === ""}
              value={first}
              onChange={({ currentTarget: { value } }) =>
                // the last day goes along until it is chosen by itself
                change([value, last === first || last < value ? value : last])
              }
            />
            <TextInput
              type="date"
              label={said.until}
              aria-label={said.last(span)}
              className={styles.field}
              error={errors.daysOff !== undefined && (last === "" || last < first)}
              value={last}
              onChange={(event) => change([first, event.currentTarget.value])}
            />
          </>
        )}
        onChange={(daysOff) => set({ daysOff })}
      />
    </RuleForm>
  );
}

/** Days off stand in their order, as the server keeps them: another order is no change. */
function inOrder(change: RuleChange): RuleChange {
  if (change.table !== "resources" || !change.fields) return change;
  const daysOff = change.fields.daysOff.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { ...change, fields: { ...change.fields, daysOff } };
}

interface LanguagesInputProps {
  readonly languages: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (languages: string[]) => void;
}

const read = (text: string) =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

/** Several in one line; what was typed stays as it is. */
function LanguagesInput({ languages, error, onChange }: LanguagesInputProps) {
  const [typed, setTyped] = useState(() => languages.join(", "));
  const isTyped = read(typed).join() === languages.join();
  return (
    <TextInput
      label={said.languages}
      description={said.languagesHint}
      value={isTyped ? typed : languages.join(", ")}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(read(event.currentTarget.value));
      }}
    />
  );
}
