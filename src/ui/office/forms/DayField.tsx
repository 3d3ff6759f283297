import { TextInput } from "@mantine/core";
import { useState } from "react";
import type { BelizeDay } from "#domain/belize-date.ts";

/** A year that is being typed begins as the year 2. */
const FIRST_DAY = "2000-01-01";

interface DayFieldProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly day: BelizeDay;
  readonly onDay: (day: BelizeDay) => void;
}

/** Any day at all, once it is one. */
export function DayField({ label, className, day, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState({ text: day, day });
  return (
    <TextInput
      {...(className && { className })}
      type="date"
      aria-label={label}
      min={FIRST_DAY}
      value={typed.day === day ? typed.text : day}
      onChange={(event) => {
        const text = event.currentTarget.value;
        const isDay = text >= FIRST_DAY && event.currentTarget.validity.valid;
        setTyped({ text, day: isDay ? text : day });
        if (isDay) onDay(text);
      }}
    />
  );
}
