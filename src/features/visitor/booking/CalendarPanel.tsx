import { DatePicker } from "@mantine/dates";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { addDays } from "#domain/belize-date.ts";
import * as words from "#messages/visitor/booking.ts";
import { markToday } from "#ui/browser/mark-today.ts";
import { CALENDAR_WORDS } from "#ui/mantine/calendar.ts";
import { MantineRoot } from "#ui/mantine/MantineRoot.tsx";
import styles from "./CalendarPanel.module.css";

interface CalendarPanelProps {
  readonly day: string;
  /** Tomorrow in Belize. */
  readonly earliest: string;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** A month to choose from, under the date field; Escape or a click elsewhere closes it. */
export default function CalendarPanel({ day, earliest, onChoose, onClose }: CalendarPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const today = panel.current?.querySelector<HTMLElement>("table button:not([disabled])");
    (panel.current?.querySelector<HTMLElement>("[data-selected]") ?? today)?.focus();
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
      className={styles.panel}
      onKeyDown={closeOnEscape}
    >
      <MantineRoot>
        <DatePicker
          value={day || null}
          defaultDate={day || earliest}
          minDate={earliest}
          firstDayOfWeek={0}
          highlightToday
          getDayProps={markToday(addDays(earliest, -1))}
          {...CALENDAR_WORDS}
          onChange={(chosen) => chosen && onChoose(chosen)}
        />
      </MantineRoot>
    </div>
  );
}
