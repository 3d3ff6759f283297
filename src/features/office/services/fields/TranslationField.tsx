import { Textarea, TextInput } from "@mantine/core";
import type { BandDraft, ExtraDraft } from "#domain/catalogue/service/bands-draft.ts";
import type { DraftValue } from "#domain/catalogue/service/draft.ts";
import { entryOf, type Written } from "#domain/catalogue/service/draft-texts.ts";
import type { QuestionDraft } from "#domain/catalogue/service/questions-draft.ts";
import type { FieldRule } from "#domain/catalogue/service/rules.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";
import { withReplaced } from "#domain/list-edit.ts";
import * as words from "#messages/office/services/fields.ts";
import { FieldError } from "#ui/office/forms/FieldError.tsx";
import { englishBeside } from "#ui/office/forms/LanguageChoice.tsx";
import styles from "./ListField.module.css";
import { QuestionIn } from "./QuestionIn.tsx";

interface TranslationFieldProps {
  readonly id: string;
  readonly field: string;
  readonly rule: FieldRule;
  readonly english: DraftValue | undefined;
  readonly written: Written | undefined;
  readonly error: string | undefined;
  readonly onChange: (written: Written) => void;
}

/** One field in another language, with what stands in English. */
export function TranslationField(props: TranslationFieldProps) {
  const { id, field, rule, english, written = "", error, onChange } = props;
  const label = words.labels[field as keyof typeof words.labels];
  if (Array.isArray(english)) {
    return <Entries {...{ id, label, written, error, onChange }} english={english} />;
  }
  const isLong = rule.kind === "lines" || (rule.kind === "text" && rule.max > 300);
  const Input = isLong ? Textarea : TextInput;
  const value = String(written);
  return (
    <Input
      id={id}
      label={label}
      error={error}
      description={englishBeside(String(english ?? ""), value)}
      descriptionProps={{ className: styles.english }}
      inputWrapperOrder={["label", "input", "description", "error"]}
      {...(isLong && { rows: rule.kind === "lines" ? 8 : 2 })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface EntriesProps extends Pick<TranslationFieldProps, "id" | "error" | "onChange"> {
  readonly label: string;
  readonly english: readonly Entry[];
  readonly written: Written;
}

/** A list's entries, or a day's activities, each below the English one: how many there are is said in English. */
function Entries({ id, label, english, written, error, onChange }: EntriesProps) {
  const entries = english.map((_, at) => entryOf(written, at));
  return (
    <fieldset id={id} tabIndex={-1} className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {/* what stands below a field is nearer to it than the next one */}
      <ol className="stack-4">
        {english.map((entry, index) => {
          const value = entries[index] ?? "";
          const text = textOf(entry);
          const set = (written: string) => onChange(withReplaced(entries, index, written));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is nothing but its place
            <li key={index}>
              {isQuestion(entry) ? (
                <QuestionIn
                  {...{ name: `${label} ${index + 1}`, question: entry, value }}
                  onChange={set}
                />
              ) : (
                <TextInput
                  aria-label={`${label} ${index + 1}`}
                  description={englishBeside(text, value)}
                  descriptionProps={{ className: styles.english }}
                  inputWrapperOrder={["input", "description"]}
                  value={value}
                  onChange={(event) => set(event.currentTarget.value)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}

type Entry = string | ItineraryStop | BandDraft | ExtraDraft | QuestionDraft;

const isQuestion = (entry: Entry): entry is QuestionDraft =>
  typeof entry === "object" && "choices" in entry;

function textOf(entry: Entry): string {
  if (typeof entry === "string") return entry;
  return "name" in entry ? entry.name : `${entry.time} ${entry.activity}`;
}
