import { NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import {
  parseReviews,
  REMINDER_DAYS,
  REMINDERS,
  type ReminderName,
  type ReminderPlan,
} from "#domain/reminders/plan.ts";
import * as words from "#messages/office/settings/reminders.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { Section } from "./Section.tsx";
import styles from "./SettingsPage.module.css";
import { fieldId, type SectionProps, useSection } from "./use-section.ts";

/** When guests are written to before their trip and after it; what is said stands with the other mails' texts. */
export function RemindersSection(props: SectionProps) {
  const section = useSection(props, { title: words.title, fields: ["reminders"] });
  const { reminders: plan } = section.values;
  const setPlan = (changes: Partial<ReminderPlan>) =>
    section.set("reminders", { ...plan, ...changes });
  const hourOf = (label: string, field: "wakes" | "sleeps", [least, most]: [number, number]) => (
    <NumberChoice
      label={label}
      {...{ least, most, value: plan[field], written: words.hour }}
      onChange={(hour) => setPlan({ [field]: hour })}
    />
  );
  return (
    <Section place="reminders" {...section.form}>
      {REMINDERS.map((name) => (
        <ReminderFields key={name} {...{ name, plan, setPlan }} />
      ))}
      <ReviewsField plan={plan} error={section.errors.reminders} setPlan={setPlan} />
      <div className={styles.fields}>
        {hourOf(words.wakes, "wakes", [0, plan.sleeps - 1])}
        {hourOf(words.sleeps, "sleeps", [plan.wakes + 1, 24])}
      </div>
      <p className={styles.note}>
        <a href="#email-notifications">{words.texts}</a>
      </p>
    </Section>
  );
}

interface PlanProps {
  readonly plan: ReminderPlan;
  readonly setPlan: (changes: Partial<ReminderPlan>) => void;
}

function ReminderFields({ name, plan, setPlan }: PlanProps & { readonly name: ReminderName }) {
  const reminder = plan[name];
  const [least, most] = REMINDER_DAYS[name];
  const set = (changes: Partial<typeof reminder>) =>
    setPlan({ [name]: { ...reminder, ...changes } });
  return (
    <fieldset className={styles.templates}>
      <legend>{words.names[name]}</legend>
      <CheckRow
        label={words.isOn[name]}
        hint={words.hints[name]}
        isChecked={reminder.isOn}
        onChange={(isOn) => set({ isOn })}
      />
      {reminder.isOn && (
        <div className={styles.fields}>
          {most > least && (
            <NumberChoice
              label={name === "thanks" ? words.daysAfter : words.daysBefore}
              {...{ least, most, value: reminder.days, written: String }}
              onChange={(days) => set({ days })}
            />
          )}
          <NumberChoice
            label={words.at}
            {...{ least: plan.wakes, most: plan.sleeps - 1 }}
            {...{ value: reminder.hour, written: words.hour }}
            onChange={(hour) => set({ hour })}
          />
        </div>
      )}
    </fieldset>
  );
}

interface NumberChoiceProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly written: (number: number) => string;
  readonly onChange: (value: number) => void;
}

/** One of a few numbers; one that is set and not among them any more is offered still. */
function NumberChoice({ label, least, most, value, written, onChange }: NumberChoiceProps) {
  const offered = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const all = offered.includes(value) ? offered : [value, ...offered];
  return (
    <NativeSelect
      label={label}
      data={all.map((number) => ({ value: String(number), label: written(number) }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}

function ReviewsField({
  plan,
  error,
  setPlan,
}: PlanProps & { readonly error: string | undefined }) {
  const [typed, setTyped] = useState(plan.reviews.join("\n"));
  // what is typed may have an empty line at its end; what came in another way takes its place
  const isTyped = parseReviews(typed).join("\n") === plan.reviews.join("\n");
  return (
    <Textarea
      id={fieldId("reminders")}
      label={words.reviews}
      description={words.reviewsHint}
      inputWrapperOrder={["label", "input", "description", "error"]}
      rows={3}
      spellCheck="false"
      value={isTyped ? typed : plan.reviews.join("\n")}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setPlan({ reviews: parseReviews(event.currentTarget.value) });
      }}
    />
  );
}
