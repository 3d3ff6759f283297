import { useId } from "react";
import { LANGUAGES, type Language, OWN_NAMES } from "#domain/language.ts";
import * as words from "#messages/office/forms.ts";
import { Choices } from "./Choices.tsx";

const CHOICES = LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }));

interface LanguageChoiceProps {
  readonly label?: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Which language it is, of those that the site has: by default, that of the texts below. */
export function LanguageChoice({ label = words.textsIn, value, onChange }: LanguageChoiceProps) {
  return (
    <Choices label={label} name={useId()} value={value} choices={CHOICES} onChange={onChange} />
  );
}

/** Beside a field in another language: what stands in English, which guests read as long as it is empty. */
export function englishBeside(english: string, written: string): string | undefined {
  if (!english.trim()) return undefined;
  return written.trim() ? words.english(english) : words.meanwhile(english);
}
