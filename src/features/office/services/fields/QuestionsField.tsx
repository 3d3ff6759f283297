import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { Arrange } from "#domain/catalogue/service/draft-texts.ts";
import { splitQuestion } from "#domain/catalogue/service/questions.ts";
import { BLANK_QUESTION, type QuestionDraft } from "#domain/catalogue/service/questions-draft.ts";
import { READY_QUESTIONS, type ReadyQuestion } from "#domain/catalogue/service/ready-questions.ts";
import { LANGUAGE, LANGUAGES } from "#domain/language.ts";
import { QUESTION_KINDS, QUESTION_PER } from "#domain/questions/question.ts";
import * as words from "#messages/office/services/questions.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { cx } from "#ui/parts/cx.ts";
import styles from "./BandFields.module.css";
import { EntriesField, type ListFieldProps } from "./ListField.tsx";

interface QuestionsFieldProps extends Omit<ListFieldProps<QuestionDraft>, "onChange"> {
  /** `texts`: the last entry in other languages. */
  readonly onChange: (
    entries: readonly QuestionDraft[],
    arrange?: Arrange,
    texts?: ReadyQuestion["texts"],
  ) => void;
}

/** What guests are asked: its words, how and by whom it is answered, and whether it has to be. */
export function QuestionsField(props: QuestionsFieldProps) {
  const { entries, onChange, ...frame } = props;
  const take = ({ draft, texts }: ReadyQuestion) =>
    onChange([...entries, draft], (list, blank) => [...list, blank], texts);
  const left = READY_QUESTIONS.filter(({ draft }) =>
    entries.every(({ name }) => name !== draft.name),
  );
  return (
    <>
      <EntriesField
        {...{ entries, onChange, ...frame }}
        hint={words.hint}
        blank={BLANK_QUESTION}
        row={(question, name, set) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in every browser
          <div role="group" aria-label={name} className={cx(styles.entry, styles.extra)}>
            <TextInput
              label={words.question}
              aria-label={name}
              className={styles.name}
              value={question.name}
              onChange={(event) => set({ ...question, name: event.currentTarget.value })}
            />
            <NativeSelect
              label={words.kind}
              aria-label={`${name}: ${words.kind}`}
              data={QUESTION_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
              value={question.kind}
              onChange={(event) =>
                set({ ...question, kind: event.currentTarget.value as QuestionDraft["kind"] })
              }
            />
            <NativeSelect
              label={words.per}
              aria-label={`${name}: ${words.per}`}
              data={QUESTION_PER.map((value) => ({ value, label: words.pers[value] }))}
              value={question.per}
              onChange={(event) =>
                set({ ...question, per: event.currentTarget.value as QuestionDraft["per"] })
              }
            />
            <CheckRow
              label={words.required}
              isChecked={question.required}
              onChange={(required) => set({ ...question, required })}
            />
            {question.kind === "choice" && (
              <TextInput
                label={words.choices}
                aria-label={`${name}: ${words.choices}`}
                className={styles.name}
                value={question.choices}
                onChange={(event) => set({ ...question, choices: event.currentTarget.value })}
              />
            )}
          </div>
        )}
      />
      {left.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no row of buttons in every browser
        <div role="group" aria-label={words.ready} className="stack-2">
          <p className="smallest">{words.ready}</p>
          <div className="row-2">
            {left.map((one) => (
              <Button
                key={one.draft.name}
                variant="outline"
                leftSection={<OfficeIcon name="add" />}
                onClick={() => take(one)}
              >
                {LANGUAGE === LANGUAGES[0]
                  ? one.draft.name
                  : splitQuestion(one.texts[LANGUAGE] ?? "").name}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
