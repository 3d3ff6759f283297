import { TextInput } from "@mantine/core";
import { useState } from "react";

interface CountInputProps {
  readonly id?: string;
  readonly label: string;
  readonly description?: string;
  /** NaN for what is no number. */
  readonly count: number;
  /** What an empty field means; else it is no number. */
  readonly empty?: number;
  readonly error: string | undefined;
  readonly className?: string | undefined;
  /** Its description comes after it. */
  readonly isHintBelow?: boolean;
  readonly onChange: (count: number) => void;
}

const HINT_BELOW = ["label" as const, "input" as const, "description" as const, "error" as const];

/** A number; what was typed stays as it is, also when it is none. */
export function CountInput(props: CountInputProps) {
  const { label, description, count, empty = Number.NaN, error, onChange } = props;
  const read = (text: string) => {
    if (text.trim() === "") return empty;
    return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN;
  };
  const textOf = (number: number) =>
    Number.isNaN(number) || number === empty ? "" : String(number);
  const [typed, setTyped] = useState(() => textOf(count));
  return (
    <TextInput
      {...(props.id && { id: props.id })}
      {...(props.isHintBelow && { inputWrapperOrder: HINT_BELOW })}
      label={label}
      description={description}
      inputMode="numeric"
      autoComplete="off"
      className={props.className}
      value={Object.is(read(typed), count) ? typed : textOf(count)}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(read(event.currentTarget.value));
      }}
    />
  );
}
