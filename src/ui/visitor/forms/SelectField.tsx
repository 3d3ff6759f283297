import * as words from "#messages/visitor/trip/guests-said.ts";
import { controlProps, type FieldFrame, Frame } from "./Field.tsx";

interface SelectFieldProps extends FieldFrame {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of several, or nothing yet. */
export function SelectField({ options, value, onChange, ...frame }: SelectFieldProps) {
  return (
    <Frame {...frame}>
      <select
        {...controlProps(frame)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{words.pleaseChoose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
