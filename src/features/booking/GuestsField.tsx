import { useRef } from "react";
import type { GuestLimits } from "#domain/booking/rules.ts";
import { TextField } from "#ui/forms/Field.tsx";
import { cleanGuests } from "./booking-form.ts";
import styles from "./GuestsField.module.css";

interface GuestsFieldProps {
  readonly limits: GuestLimits;
  readonly error: string | undefined;
  /** Called with the number that stands in the field, null while it is empty. */
  readonly onChange: (guests: number | null) => void;
}

/** How many come: whole numbers of 1 or more, typed or stepped, and it may be emptied (SPEC §2). */
export function GuestsField({ limits, error, onChange }: GuestsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const tell = () => {
    const typed = input.current?.value ?? "";
    onChange(typed === "" ? null : Number(typed));
  };
  const step = (by: number) => {
    if (!input.current) return;
    const guests = Number(input.current.value || 0) + by;
    input.current.value = String(Math.min(Math.max(guests, limits.min), limits.max));
    tell();
  };

  return (
    <TextField
      ref={input}
      name="guests"
      label={limits.min > 1 ? `Number of Guests (Min ${limits.min})` : "Number of Guests"}
      error={error}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      defaultValue={String(limits.min)}
      onInput={(event) => {
        event.currentTarget.value = cleanGuests(event.currentTarget.value);
        tell();
      }}
    >
      <button
        type="button"
        className={styles.step}
        onClick={() => step(-1)}
        aria-label="Fewer guests"
      >
        −
      </button>
      <button
        type="button"
        className={styles.step}
        onClick={() => step(1)}
        aria-label="More guests"
      >
        +
      </button>
    </TextField>
  );
}
