import { NumberInput } from "@mantine/core";
import { fieldId } from "./use-section.ts";

interface CountFieldProps {
  readonly field: string;
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (value: number) => void;
}

/** A whole number; an emptied field is wrong, and says so when it is saved. */
export function CountField({ field, label, hint, value, error, onChange }: CountFieldProps) {
  return (
    <NumberInput
      id={fieldId(field)}
      label={label}
      description={hint}
      inputWrapperOrder={["label", "input", "description", "error"]}
      allowDecimal={false}
      allowNegative={false}
      // they are smaller than a finger
      hideControls
      value={Number.isNaN(value) ? "" : value}
      error={error}
      onChange={(typed) => onChange(typed === "" ? Number.NaN : Number(typed))}
    />
  );
}
