import { useRef } from "react";
import { parseGuests } from "#domain/booking/guests.ts";
import * as words from "#messages/visitor/booking/party.ts";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import { dispatchInput } from "#ui/visitor/forms/form-texts.ts";
import steps from "../GuestsField.module.css";

interface CountFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly most: number;
}

/** How many of a band or an extra: none, until one is added or typed. */
export function CountField({ name, label, hint, most }: CountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const step = (by: number) => {
    if (!input.current) return;
    const count = (parseGuests(input.current.value) || 0) + by;
    input.current.value = String(Math.min(Math.max(count, 0), most));
    dispatchInput(input.current);
  };
  return (
    <TextField
      ref={input}
      {...{ name, label, hint }}
      isOptional
      inputMode="numeric"
      autoComplete="off"
      defaultValue="0"
    >
      <button
        type="button"
        className={steps.step}
        onClick={() => step(-1)}
        aria-label={words.fewer(label)}
      >
        −
      </button>
      <button
        type="button"
        className={steps.step}
        onClick={() => step(1)}
        aria-label={words.more(label)}
      >
        +
      </button>
    </TextField>
  );
}
