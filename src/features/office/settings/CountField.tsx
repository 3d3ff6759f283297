import { CountInput } from "#ui/office/forms/CountInput.tsx";
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
export function CountField({ field, hint, value, ...others }: CountFieldProps) {
  return (
    <CountInput id={fieldId(field)} description={hint} count={value} isHintBelow {...others} />
  );
}
