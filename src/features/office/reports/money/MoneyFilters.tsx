import { TextInput } from "@mantine/core";
import { useState } from "react";
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
        key={`from ${days.from}`}
        label={words.from}
        day={days.from}
        isWrong={(from) => from > days.until}
        onDay={(from) => onDays({ ...days, from })}
      />
      <OneDay
        key={`until ${days.until}`}
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

/** A day that counts once it is left, so that no year is asked for while it is being typed. */
function OneDay({ label, day, isWrong, onDay }: OneDayProps) {
  const [text, setText] = useState(day);
  const isDay = isCalendarDay(text);
  return (
    <TextInput
      type="date"
      label={label}
      value={text}
      error={isDay && isWrong(text) ? words.wrongDays : undefined}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => {
        if (!isDay) setText(day);
        else if (text !== day && !isWrong(text)) onDay(text);
      }}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
    />
  );
}
