import dayjs from "dayjs";
import "@mantine/dates/styles.css";
import "./calendar.css";
import * as words from "#messages/calendar.ts";

// known to it, and nothing else is changed: Mantine names the language at each use
dayjs.locale({ ...words.dates, formats: {}, relativeTime: {} }, undefined, true);

/** What Mantine's calendars speak: the names of days and months, and of their arrows. */
export const CALENDAR_WORDS = { locale: words.dates.name, ariaLabels: words.arrows };

/** How a field writes the day that was chosen. */
export const CHOSEN_DAY = words.chosenDay;
