import { useEffect, useRef, useState } from "react";
import { earliestBookingDay } from "#domain/belize-date.ts";
import type { Departures } from "#domain/departures/availability/known.ts";
import * as words from "#messages/visitor/booking/form.ts";
import { cx } from "#ui/parts/cx.ts";
import { Icon } from "#ui/parts/Icon.tsx";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import { dispatchInput } from "#ui/visitor/forms/form-texts.ts";
import type CalendarPanel from "./CalendarPanel.tsx";
import styles from "./DateField.module.css";

type Panel = typeof CalendarPanel;

interface DateFieldProps {
  /** What of them can be had each day; undefined while nothing is known. */
  readonly departures: Departures | undefined;
  readonly error: string | undefined;
  /** Called with the day (`YYYY-MM-DD`), empty while none is chosen. */
  readonly onChange: (day: string) => void;
}

/**
 * The day of the tour or ride, tomorrow in Belize at the earliest. Phones bring a date picker of
 * their own, which costs nothing; where there is a mouse, a calendar is fetched when it is asked for.
 */
export function DateField({ departures, error, onChange }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [earliest, setEarliest] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [isMissing, setIsMissing] = useState(false);

  // tomorrow must not be printed into a page that is rendered ahead
  useEffect(() => setEarliest(earliestBookingDay(Date.now())), []);

  const open = async () => {
    setIsOpen(true);
    setIsMissing(false);
    try {
      // awaited: a `then` at the import would be built into it, and not hear of a style sheet that is lost
      const fetched = await import("./CalendarPanel.tsx");
      setPanel(() => fetched.default);
    } catch {
      setIsMissing(true);
    }
  };

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  const choose = (day: string) => {
    if (input.current) {
      input.current.value = day;
      dispatchInput(input.current);
    }
    close();
  };

  return (
    <div className={styles.date}>
      <TextField
        ref={input}
        name="date"
        label={words.date}
        type="date"
        min={earliest}
        error={error}
        onInput={(event) => onChange(event.currentTarget.value)}
      >
        <button
          type="button"
          ref={button}
          className={cx(styles.open, departures?.isLimited && styles.told)}
          aria-label={words.chooseFromCalendar}
          aria-expanded={isOpen}
          onClick={isOpen ? () => setIsOpen(false) : open}
        >
          <Icon name="calendar" />
        </button>
      </TextField>
      {isOpen && !Panel && (
        <p className={styles.waiting} role="status">
          {isMissing ? words.noCalendar : words.openingCalendar}
        </p>
      )}
      {isOpen && Panel && earliest && (
        <Panel
          day={input.current?.value ?? ""}
          earliest={earliest}
          departures={departures}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
}
