import { TextInput } from "@mantine/core";
import { useState } from "react";
import { parseGuests } from "#domain/booking/guests.ts";

interface GuestsInputProps {
  readonly label: string;
  /** Null while the field is empty, NaN for what is no number. */
  readonly guests: number | null;
  readonly error: string | undefined;
  readonly onChange: (guests: number | null) => void;
}

const textOf = (guests: number | null) => (guests === null ? "" : String(guests));

/** How many come; what was typed stays as it is, also when it is no number. */
export function GuestsInput({ label, guests, error, onChange }: GuestsInputProps) {
  const [typed, setTyped] = useState(() => textOf(guests));
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      value={Object.is(parseGuests(typed), guests) ? typed : textOf(guests)}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(parseGuests(event.currentTarget.value));
      }}
    />
  );
}
