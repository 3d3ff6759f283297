import { SAID_LIMITS } from "#domain/questions/check.ts";
import {
  bandOptions,
  guestRows,
  shownQuestions,
  withAnswer,
  withGuest,
} from "#domain/questions/form.ts";
import type { SaidTexts } from "#domain/questions/said.ts";
import type { Asker } from "#domain/questions/told.ts";
import * as said from "#messages/questions.ts";
import * as words from "#messages/visitor/trip/guests-said.ts";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import { SelectField } from "#ui/visitor/forms/SelectField.tsx";
import { QuestionField } from "./QuestionField.tsx";
import styles from "./Said.module.css";

interface GuestFieldsProps {
  /** Of the booking: a page may show the forms of several. */
  readonly id: string;
  /** As it stands in the form. */
  readonly booking: SaidTexts;
  readonly item: Asker;
  readonly error: string | undefined;
  readonly onChange: (guestList: string) => void;
}

/** Each guest by name, with their age and what the service asks of each. */
export function GuestFields({ id: form, booking, item, error, onChange }: GuestFieldsProps) {
  const rows = guestRows(booking);
  return (
    <section className={styles.part} aria-labelledby={`guests-${form}`}>
      <h3 id={`guests-${form}`}>{said.guests}</h3>
      {rows.map(({ name, band, answers }, at) => {
        const id = `guest-${at}-${form}`;
        const set = (part: Parameters<typeof withGuest>[2]) => onChange(withGuest(rows, at, part));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guest is nothing but their place
          <fieldset key={at} className={styles.guest}>
            <legend className={styles.legend}>{said.guest(at + 1)}</legend>
            <TextField
              name={`${id}-name`}
              label={words.name}
              required={false}
              autoComplete={at === 0 ? "name" : "off"}
              maxLength={SAID_LIMITS.name}
              value={name}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
            <SelectField
              name={`${id}-age`}
              label={words.age}
              isOptional
              options={bandOptions(item, band)}
              value={band}
              onChange={(value) => set({ band: value })}
            />
            {shownQuestions(item, "guest", answers).map((question) => (
              <QuestionField
                key={question.id}
                name={`${id}-${question.id}`}
                question={question}
                onChange={(answer) => set({ answers: withAnswer(answers, question, answer) })}
              />
            ))}
          </fieldset>
        );
      })}
      <p className={styles.error} role="alert">
        {error}
      </p>
    </section>
  );
}
