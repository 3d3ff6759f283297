import { DatePicker } from "@mantine/dates";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { addDays } from "#domain/belize-date.ts";
import type { Departures } from "#domain/departures/availability/known.ts";
import * as words from "#messages/visitor/booking/form.ts";
import { markToday } from "#ui/browser/mark-today.ts";
import { CALENDAR_WORDS } from "#ui/mantine/calendar.ts";
import { MantineRoot } from "#ui/mantine/MantineRoot.tsx";
import { cx } from "#ui/parts/cx.ts";
import styles from "./CalendarPanel.module.css";
import { useDayMarks } from "./departures/use-day-marks.tsx";

interface CalendarPanelProps {
  readonly day: string;
  /** Tomorrow in Belize. */
  readonly earliest: string;
  readonly departures: Departures | undefined;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** A month to choose from, under the date field; Escape or a click elsewhere closes it. */
export default function CalendarPanel({
  day,
  earliest,
  departures,
  onChoose,
  onClose,
}: CalendarPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const marks = useDayMarks(departures);
  const today = markToday(addDays(earliest, -1));

  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>("table button:not([disabled])");
    (panel.current?.querySelector<HTMLElement>("[data-selected]") ?? first)?.focus();
    // the rest of the month too, not the day alone
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) onClose();
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [onClose]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={words.chooseDate}
      className={cx(styles.panel, marks && styles.marked)}
      onKeyDown={closeOnEscape}
    >
      <MantineRoot>
        <DatePicker
          value={day || null}
          defaultDate={day || earliest}
          minDate={earliest}
          firstDayOfWeek={0}
          highlightToday
          classNames={{ calendarHeaderLevel: styles.month }}
          getDayProps={(date) => ({ ...today(date), ...marks?.propsOf(date) })}
          {...(marks && { renderDay: marks.draw, hideOutsideDates: true })}
          {...CALENDAR_WORDS}
          onChange={(chosen) => chosen && onChoose(chosen)}
        />
      </MantineRoot>
      {/* each day says it to who can't see it */}
      {marks && (
        <p className={styles.line} aria-hidden="true">
          {marks.line}
        </p>
      )}
    </div>
  );
}
