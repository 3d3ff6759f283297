import { Textarea, TextInput } from "@mantine/core";
import * as words from "#messages/office/settings/site-content.ts";
import { englishBeside } from "#ui/office/forms/LanguageChoice.tsx";
import styles from "./ContentList.module.css";

interface ContentFieldProps {
  /** What the entry is called. */
  readonly name: string;
  readonly field: string;
  readonly max: number;
  readonly value: string;
  /** What stands in English, for a text in another language; null for the English one. */
  readonly english: string | null;
  readonly onChange: (text: string) => void;
}

const LABELS: Readonly<Record<string, string>> = words.labels;
const LONG_CHARACTERS = 600;

/** One text of an entry. */
export function ContentField({ name, field, max, value, english, onChange }: ContentFieldProps) {
  const label = LABELS[field] ?? field;
  const isLong = max >= LONG_CHARACTERS;
  const Input = isLong ? Textarea : TextInput;
  return (
    <Input
      label={label}
      aria-label={words.fieldOf(name, label)}
      value={value}
      {...(isLong && { rows: 3, className: styles.wide })}
      {...(english !== null && {
        description: englishBeside(english, value),
        inputWrapperOrder: ["label", "input", "description", "error"] as const,
        maxLength: max,
      })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
