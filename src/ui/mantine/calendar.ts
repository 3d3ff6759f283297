import "@mantine/dates/styles.css";
import "./calendar.css";

/** What Mantine's calendars say of their arrows, which are pictures alone. */
export const CALENDAR_NAMES = {
  previousMonth: "Previous month",
  nextMonth: "Next month",
  previousYear: "Previous year",
  nextYear: "Next year",
  previousDecade: "Ten years back",
  nextDecade: "Ten years on",
};
