import { useRef } from "react";
import { parseGuests } from "#domain/booking/guests.ts";
import type { GuestLimits } from "#domain/booking/rules.ts";
import * as words from "#messages/visitor/booking/form.ts";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import { dispatchInput } from "#ui/visitor/forms/form-texts.ts";
import styles from "./GuestsField.module.css";

interface GuestsFieldProps {
  readonly limits: GuestLimits;
  readonly error: string | undefined;
  /** Called with the number that stands in the field, null while it is empty, NaN for none. */
  readonly onChange: (guests: number | null) => void;
}

/** How far the page keys step. */
const PAGE = 5;
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
};

/**
 * How many come: whole numbers of 1 or more, typed or stepped, and it may be emptied (SPEC §2). What is
 * typed stays as it is: '2-3' made 23 of itself would be booked.
 */
export function GuestsField({ limits, error, onChange }: GuestsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const tell = () => onChange(parseGuests(input.current?.value ?? ""));
  const step = (by: number) => {
    if (!input.current) return;
    const guests = (parseGuests(input.current.value) || 0) + by;
    input.current.value = String(Math.min(Math.max(guests, limits.min), limits.max));
    dispatchInput(input.current);
  };

  return (
    <TextField
      ref={input}
      name="guests"
      label={words.numberOfGuests(limits.min)}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={String(limits.min)}
      onInput={tell}
      onKeyDown={(event) => {
        const by = STEPS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        step(by);
      }}
    >
      <button
        type="button"
        className={styles.step}
        onClick={() => step(-1)}
        aria-label={words.fewerGuests}
      >
        −
      </button>
      <button
        type="button"
        className={styles.step}
        onClick={() => step(1)}
        aria-label={words.moreGuests}
      >
        +
      </button>
    </TextField>
  );
}
