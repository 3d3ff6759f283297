import { SAID_LIMITS } from "#domain/questions/check.ts";
import type { ShownQuestion } from "#domain/questions/form.ts";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import { SelectField } from "#ui/visitor/forms/SelectField.tsx";

interface QuestionFieldProps {
  /** Of the control; no other of the form has it. */
  readonly name: string;
  readonly question: ShownQuestion;
  readonly onChange: (answer: string) => void;
}

/** One of the operator's questions. */
export function QuestionField({ name, question, onChange }: QuestionFieldProps) {
  const { label, options, answer, isRequired } = question;
  const frame = { name, label, isOptional: !isRequired };
  if (options) return <SelectField {...frame} {...{ options, onChange }} value={answer} />;
  return (
    <TextField
      {...frame}
      // what is missing is told, and never in the way of what was filled in
      required={false}
      autoComplete="off"
      maxLength={SAID_LIMITS.answer}
      value={answer}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
