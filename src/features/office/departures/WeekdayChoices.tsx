import { useId } from "react";
import type { Weekday } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/rule-forms.ts";
import choices from "#ui/office/forms/Choices.module.css";
import styles from "./forms.module.css";

const ALL = [1, 2, 3, 4, 5, 6, 7] as const;

interface WeekdayChoicesProps {
  readonly weekdays: readonly Weekday[];
  readonly error: string | undefined;
  readonly onChange: (weekdays: Weekday[]) => void;
}

/** Any of the seven, from Monday. */
export function WeekdayChoices({ weekdays, error, onChange }: WeekdayChoicesProps) {
  const id = useId();
  return (
    <div className="stack-2">
      <fieldset className={choices.choices}>
        <legend>{words.schedule.weekdays}</legend>
        {ALL.map((weekday) => (
          <label key={weekday} className={choices.choice}>
            <input
              type="checkbox"
              aria-label={words.weekdays[weekday - 1]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? id : undefined}
              checked={weekdays.includes(weekday)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                onChange(ALL.filter((one) => (one === weekday ? checked : weekdays.includes(one))));
              }}
            />
            {words.shortWeekday(weekday)}
          </label>
        ))}
      </fieldset>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
