import { TextInput } from "@mantine/core";
import { checkSchedule } from "#domain/departures/check.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import * as words from "#messages/office/departures/rule-forms.ts";
import { RuleForm } from "#ui/office/departures/RuleForm.tsx";
import { useRuleForm } from "#ui/office/departures/use-rule-form.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { CountInput } from "#ui/office/forms/CountInput.tsx";
import type { FormProps } from "./form-props.ts";
import styles from "./forms.module.css";
import { ListGroup } from "./ListGroup.tsx";
import { WeekdayChoices } from "./WeekdayChoices.tsx";

const said = words.schedule;

/** On which days and at what times a service leaves, with how many seats. */
export function ScheduleForm(props: FormProps<"schedules"> & { readonly item: ItemKey }) {
  const { world, rule, item, stored, onSave, onDone, onClose } = props;
  const form = useRuleForm({
    table: "schedules",
    rule,
    stored,
    begin: {
      ...{ item, weekdays: [1, 2, 3, 4, 5, 6, 7], times: [""], from: "", until: "" },
      ...{ seats: Number.NaN, leastGuests: 0, cutoffHours: 0, isOnRequest: false },
    },
    check: (fields) => checkSchedule({ id: rule, ...fields }, world.rules.schedules),
    onSave,
    onDone,
  });
  const { fields, errors, set } = form;
  return (
    <RuleForm form={form} world={world} item={item} submit={said.save} onClose={onClose}>
      <WeekdayChoices
        weekdays={fields.weekdays}
        error={errors.weekdays}
        onChange={(weekdays) => set({ weekdays })}
      />
      <ListGroup
        label={said.times}
        entries={fields.times}
        nameOf={said.time}
        error={errors.times}
        add={said.addTime}
        blank=""
        row={(time, name, change) => (
          <TextInput
            type="time"
            aria-label={name}
            className={styles.field}
            error={errors.times !== undefined}
            value={time}
            onChange={(event) => change(event.currentTarget.value)}
          />
        )}
        onChange={(times) => set({ times })}
      />
      <div className={styles.pair}>
        <CountInput
          label={said.seats}
          count={fields.seats}
          error={errors.seats}
          onChange={(seats) => set({ seats })}
        />
        <CountInput
          label={said.leastGuests}
          count={fields.leastGuests}
          empty={0}
          error={errors.leastGuests}
          onChange={(leastGuests) => set({ leastGuests })}
        />
      </div>
      <div className="stack-2">
        <div className={styles.pair}>
          <TextInput
            type="date"
            label={said.from}
            value={fields.from}
            error={errors.from}
            onChange={(event) => set({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={said.until}
            value={fields.until}
            error={errors.until}
            onChange={(event) => set({ until: event.currentTarget.value })}
          />
        </div>
        <p className="smallest">{said.season}</p>
      </div>
      <CountInput
        label={said.cutoff}
        count={fields.cutoffHours}
        empty={0}
        error={errors.cutoffHours}
        onChange={(cutoffHours) => set({ cutoffHours })}
      />
      <CheckRow
        label={said.isOnRequest}
        hint={said.onRequestHint}
        isChecked={fields.isOnRequest}
        onChange={(isOnRequest) => set({ isOnRequest })}
      />
    </RuleForm>
  );
}
