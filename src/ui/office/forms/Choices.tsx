import type { ReactNode } from "react";
import styles from "./Choices.module.css";
import { FieldError } from "./FieldError.tsx";

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly sign?: ReactNode;
  }[];
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, name, value, choices, error, onChange } = props;
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.sign}
          {choice.label}
        </label>
      ))}
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
