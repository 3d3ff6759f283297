import { shownQuestions, withAnswer } from "#domain/questions/form.ts";
import { answersIn, type SaidTexts } from "#domain/questions/said.ts";
import type { Asker } from "#domain/questions/told.ts";
import * as words from "#messages/visitor/trip/guests-said.ts";
import { QuestionField } from "./QuestionField.tsx";
import styles from "./Said.module.css";

interface QuestionFieldsProps {
  /** Of the booking: a page may show the forms of several. */
  readonly id: string;
  /** As it stands in the form. */
  readonly booking: SaidTexts;
  readonly item: Asker;
  readonly error: string | undefined;
  readonly onChange: (answers: string) => void;
}

/** What the operator asks of all of them together; nothing where nothing is. */
export function QuestionFields({ id, booking, item, error, onChange }: QuestionFieldsProps) {
  const answers = answersIn(booking);
  const questions = shownQuestions(item, "booking", answers);
  if (questions.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={`questions-${id}`}>
      <h3 id={`questions-${id}`}>{words.questions}</h3>
      <div className={styles.fields}>
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            name={`answer-${question.id}-${id}`}
            question={question}
            onChange={(answer) => onChange(JSON.stringify(withAnswer(answers, question, answer)))}
          />
        ))}
      </div>
      <p className={styles.error} role="alert">
        {error}
      </p>
    </section>
  );
}
