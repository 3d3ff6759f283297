import "@mantine/dates/styles.css";
import "./calendar.css";
import * as words from "#messages/calendar.ts";

/** What Mantine's calendars say of their arrows. */
export const CALENDAR_NAMES = words.arrows;
