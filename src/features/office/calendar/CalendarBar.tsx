import { Button, UnstyledButton } from "@mantine/core";
import type { BelizeDay } from "#domain/belize-date.ts";
import * as words from "#messages/office/departures/calendar.ts";
import { DayField } from "#ui/office/forms/DayField.tsx";
import styles from "./CalendarPage.module.css";
import { type CalendarView, VIEWS } from "./search.ts";
import { pageFrom } from "./spans.ts";

interface CalendarBarProps {
  readonly view: CalendarView;
  readonly day: BelizeDay;
  /** A phone has the agenda alone. */
  readonly hasViews: boolean;
  /** Empty for today. */
  readonly onDay: (day: BelizeDay | "") => void;
  readonly onView: (view: CalendarView) => void;
}

/** Which days are shown, and how. */
export function CalendarBar({ view, day, hasViews, onDay, onView }: CalendarBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Button variant="outline" onClick={() => onDay(pageFrom(view, day, -1))}>
          {words.earlier}
        </Button>
        <Button variant="outline" onClick={() => onDay("")}>
          {words.today}
        </Button>
        <Button variant="outline" onClick={() => onDay(pageFrom(view, day, 1))}>
          {words.later}
        </Button>
        <DayField label={words.chosenDay} day={day} onDay={onDay} />
      </div>
      {hasViews && (
        <nav aria-label={words.view} className={styles.views}>
          {VIEWS.map((name) => (
            <UnstyledButton
              key={name}
              className={styles.view}
              aria-current={name === view ? "true" : undefined}
              onClick={() => onView(name)}
            >
              {words.views[name]}
            </UnstyledButton>
          ))}
        </nav>
      )}
    </div>
  );
}
