import { TextInput } from "@mantine/core";
import { useState } from "react";
import type { BelizeDay } from "#domain/belize-date.ts";
import * as words from "#messages/office/today.ts";
import styles from "./DayTabs.module.css";

/** A year that is being typed begins as the year 2. */
const FIRST_DAY = "2000-01-01";

interface DayFieldProps {
  readonly day: BelizeDay;
  readonly onDay: (day: BelizeDay) => void;
}

/** Any day at all: the tabs have this week's. */
export function DayField({ day, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState({ text: day, day });
  return (
    <TextInput
      className={styles.any}
      type="date"
      aria-label={words.anyDay}
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
