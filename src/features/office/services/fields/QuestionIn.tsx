import { TextInput } from "@mantine/core";
import { useState } from "react";
import { choicesAtPlaces } from "#domain/catalogue/service/choices-beside.ts";
import { joinQuestion, splitQuestion } from "#domain/catalogue/service/questions.ts";
import type { QuestionDraft } from "#domain/catalogue/service/questions-draft.ts";
import * as words from "#messages/office/services/questions.ts";
import { englishBeside } from "#ui/office/forms/LanguageChoice.tsx";
import styles from "./ListField.module.css";

interface QuestionInProps {
  readonly name: string;
  /** In English. */
  readonly question: QuestionDraft;
  /** In the other language: its words and what can be chosen, as one text. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A question in another language: its words, and below them what can be chosen, in the order of English. */
export function QuestionIn({ name, question, value, onChange }: QuestionInProps) {
  const isChoice = question.kind === "choice";
  const textOf = ({ name, choices }: Typed) => {
    const plain = name.replaceAll("|", "");
    return isChoice ? joinQuestion(plain, choicesAtPlaces(choices)) : plain;
  };
  // as typed: a comma or a blank at the end is the beginning of what comes next
  const [last, setLast] = useState<Typed | null>(null);
  // what came in another way takes its place
  const typed = last && textOf(last) === value ? last : typedOf(value);
  const set = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setLast(next);
    onChange(textOf(next));
  };
  return (
    <div className="stack-2">
      <TextInput
        aria-label={name}
        description={englishBeside(question.name, typed.name)}
        descriptionProps={{ className: styles.english }}
        inputWrapperOrder={["input", "description"]}
        value={typed.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      {isChoice && (
        <TextInput
          aria-label={words.choicesOf(name)}
          description={englishBeside(question.choices, typed.choices)}
          descriptionProps={{ className: styles.english }}
          inputWrapperOrder={["input", "description"]}
          value={typed.choices}
          onChange={(event) => set({ choices: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

interface Typed {
  readonly name: string;
  readonly choices: string;
}

function typedOf(value: string): Typed {
  const { name, choices } = splitQuestion(value);
  return { name, choices: choices.join(", ") };
}
