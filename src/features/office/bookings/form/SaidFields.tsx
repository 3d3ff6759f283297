import { NativeSelect, TextInput } from "@mantine/core";
import { SAID_LIMITS } from "#domain/questions/check.ts";
import {
  bandOptions,
  guestRows,
  type ShownQuestion,
  shownQuestions,
  withAnswer,
  withGuest,
} from "#domain/questions/form.ts";
import { answersIn } from "#domain/questions/said.ts";
import type { Asker } from "#domain/questions/told.ts";
import { labels } from "#messages/office/bookings/fields.ts";
import * as words from "#messages/office/bookings/form.ts";
import * as said from "#messages/questions.ts";
import { FieldError } from "#ui/office/forms/FieldError.tsx";
import styles from "./BookingForm.module.css";
import type { EditErrors } from "./edit-errors.ts";
import type { EditForm } from "./edit-form.ts";

interface SaidFieldsProps {
  readonly form: EditForm;
  readonly errors: EditErrors;
  readonly item: Asker | null;
  readonly onChange: (part: Partial<EditForm>) => void;
}

/** What guests say on the page of their booking, for those who say it by phone; folded, since most do it themselves. */
export function SaidFields({ form, errors, item, onChange }: SaidFieldsProps) {
  const { guestList, answers: text } = form;
  const asker = item ?? undefined;
  const booking = { guests: Math.min(form.guests || 0, SAID_LIMITS.guests), guestList };
  const rows = guestRows(booking);
  const answers = answersIn({ answers: text });
  const questions = shownQuestions(asker, "booking", answers);
  return (
    <>
      {questions.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{labels.answers}</legend>
          <div className={`stack-4 ${styles.fields}`}>
            {questions.map((question) => (
              <AnswerInput
                key={question.id}
                question={question}
                onChange={(answer) =>
                  onChange({ answers: JSON.stringify(withAnswer(answers, question, answer)) })
                }
              />
            ))}
          </div>
          <FieldError>{errors.answers}</FieldError>
        </fieldset>
      )}
      <details className={styles.group} open={errors.guestList !== undefined || undefined}>
        <summary className={styles.folded}>{labels.guest_list}</summary>
        {rows.map(({ name, band, answers: own }, at) => {
          const set = (part: Parameters<typeof withGuest>[2]) =>
            onChange({ guestList: withGuest(rows, at, part) });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a guest is nothing but their place
            <fieldset key={at} className={styles.group}>
              <legend className={styles.legend}>{said.guest(at + 1)}</legend>
              <div className={`stack-4 ${styles.fields}`}>
                <TextInput
                  label={words.guestsName}
                  autoComplete="off"
                  maxLength={SAID_LIMITS.name}
                  value={name}
                  onChange={(event) => set({ name: event.currentTarget.value })}
                />
                <NativeSelect
                  label={words.guestsAge}
                  data={[{ value: "", label: words.notSaid }, ...bandOptions(asker, band)]}
                  value={band}
                  onChange={(event) => set({ band: event.currentTarget.value })}
                />
                {shownQuestions(asker, "guest", own).map((question) => (
                  <AnswerInput
                    key={question.id}
                    question={question}
                    onChange={(answer) => set({ answers: withAnswer(own, question, answer) })}
                  />
                ))}
              </div>
            </fieldset>
          );
        })}
        <FieldError>{errors.guestList}</FieldError>
      </details>
    </>
  );
}

interface AnswerInputProps {
  readonly question: ShownQuestion;
  readonly onChange: (answer: string) => void;
}

function AnswerInput({ question, onChange }: AnswerInputProps) {
  const { label, options, answer } = question;
  if (options) {
    return (
      <NativeSelect
        label={label}
        data={[{ value: "", label: words.notSaid }, ...options]}
        value={answer}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      label={label}
      autoComplete="off"
      maxLength={SAID_LIMITS.answer}
      value={answer}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
