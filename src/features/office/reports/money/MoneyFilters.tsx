import { TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { type BelizeDay, isCalendarDay } from "#domain/belize-date.ts";
import type { Days } from "#domain/report/money.ts";
import * as words from "#messages/office/money/reports-of-money.ts";
import { FilterBar, FilterSelect } from "#ui/office/lists/FilterBar.tsx";
import { daysOf, type Period, periodOf } from "./days.ts";

interface MoneyFiltersProps {
  readonly days: Days;
  readonly onDays: (days: Days) => void;
}

/** Which days are counted: a month, a year, or any. */
export function MoneyFilters({ days, onDays }: MoneyFiltersProps) {
  const period = periodOf(days);
  const names = Object.entries(words.periods) as [Period | "own", string][];
  return (
    <FilterBar>
      <FilterSelect
        label={words.period}
        choices={names
          .filter(([value]) => value !== "own" || !period)
          .map(([value, label]) => ({ value, label }))}
        value={period ?? "own"}
        onChange={(chosen) => chosen !== "own" && onDays(daysOf(chosen))}
      />
      <OneDay
        label={words.from}
        day={days.from}
        isWrong={(from) => from > days.until}
        onDay={(from) => onDays({ ...days, from })}
      />
      <OneDay
        label={words.until}
        day={days.until}
        isWrong={(until) => until < days.from}
        onDay={(until) => onDays({ ...days, until })}
      />
    </FilterBar>
  );
}

interface OneDayProps {
  readonly label: string;
  readonly day: BelizeDay;
  readonly isWrong: (day: BelizeDay) => boolean;
  readonly onDay: (day: BelizeDay) => void;
}

/** A year that is being typed begins as the year 2. */
const FIRST_DAY = "2000-01-01";
/** Long enough to type the next digit. */
const DELAY_MS = 400;

/** A day that counts once a whole one stands in the field: figures beside it are of no other. */
function OneDay({ label, day, isWrong, onDay }: OneDayProps) {
  const [typed, setTyped] = useState({ text: day, day });
  const text = typed.day === day ? typed.text : day;
  const isDay = isCalendarDay(text) && text >= FIRST_DAY;
  const isNew = isDay && text !== day && !isWrong(text);
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => onDay(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isNew, text, onDay]);
  return (
    <TextInput
      type="date"
      label={label}
      value={text}
      error={isDay && isWrong(text) ? words.wrongDays : undefined}
      onChange={(event) => setTyped({ text: event.currentTarget.value, day })}
      onBlur={() => {
        if (!isDay) setTyped({ text: day, day });
        else if (isNew) onDay(text);
      }}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
    />
  );
}
