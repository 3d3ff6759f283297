import { UnstyledButton } from "@mantine/core";
import { addDays, type BelizeDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { totalsOf } from "#domain/booking/run-sheet/run-sheet.ts";
import * as words from "#messages/office/today.ts";
import { dayOfThisWeek, shortDay } from "#ui/office/short-dates.ts";
import styles from "./DayTabs.module.css";
import { DAYS_SHOWN } from "./use-run-sheet.ts";

interface DayTabsProps {
  readonly day: BelizeDay;
  /** The day's bookings are there: nobody is told that it is free before. */
  readonly isKnown: boolean;
  readonly today: BelizeDay;
  readonly bookings: readonly OfficeBooking[];
  readonly onDay: (day: BelizeDay) => void;
}

/** Today and the next days, and the shown one where it is another, with how many guests each has. */
export function DayTabs({ day, isKnown, today, bookings, onDay }: DayTabsProps) {
  const week = Array.from({ length: DAYS_SHOWN }, (_, ahead) => addDays(today, ahead));
  const days = week.includes(day) ? week : [day, ...week];
  return (
    <nav aria-label={words.days} className={styles.days}>
      {days.map((each) => {
        const { guests } = totalsOf(bookings.filter(({ date }) => date === each));
        return (
          <UnstyledButton
            key={each}
            className={styles.day}
            aria-current={each === day ? "date" : undefined}
            onClick={() => onDay(each)}
          >
            <strong>{nameOf(each, today)}</strong>
            <span>{each === day && !isKnown ? "…" : guestsWords(guests)}</span>
          </UnstyledButton>
        );
      })}
    </nav>
  );
}

function guestsWords(guests: number): string {
  return guests === 0 ? words.free : words.guests(guests);
}

function nameOf(day: BelizeDay, today: BelizeDay): string {
  if (day === today) return words.today;
  if (day === addDays(today, 1)) return words.tomorrow;
  const isThisWeek = day > today && day < addDays(today, DAYS_SHOWN);
  return isThisWeek ? dayOfThisWeek(day) : shortDay(day);
}
