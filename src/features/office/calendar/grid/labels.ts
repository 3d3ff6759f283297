import type { ScheduleLabelsOverride } from "@mantine/schedule";
import type { BelizeDay } from "#domain/belize-date.ts";
import { minutesOf } from "#domain/departures/departures.ts";
import * as words from "#messages/office/departures/calendar.ts";

/** What the library says by itself; its own header is not shown. */
export const LABELS: ScheduleLabelsOverride = {
  allDay: words.allDay,
  timeSlot: words.timeSlot,
  moreLabel: words.more,
  resource: words.resources,
  resources: words.resources,
  resourceSlot: words.resourceSlot,
};

/** `07:30` of the library's `YYYY-MM-DD HH:mm:ss`. */
export const clockIn = (instant: string) => instant.slice(11, 16);
export const dayIn = (instant: string): BelizeDay => instant.slice(0, 10);

const FIRST_HOUR = 6;
const LAST_HOUR = 19;

/** The hours of a day that are shown, `HH:mm:ss`: those in which something goes on, and the usual ones. */
export function hoursShown(events: readonly { start: unknown; end: unknown }[]) {
  const hour = (instant: unknown) => minutesOf(clockIn(String(instant))) / 60;
  const isWhole = ({ start, end }: { start: unknown; end: unknown }) =>
    hour(start) === 0 && hour(end) > 23.5;
  const timed = events.filter((event) => !isWhole(event));
  const from = Math.min(FIRST_HOUR, ...timed.map(({ start }) => Math.floor(hour(start))));
  const until = Math.max(LAST_HOUR, ...timed.map(({ end }) => Math.ceil(hour(end))));
  const text = (hours: number) => `${String(hours).padStart(2, "0")}:00:00`;
  return { startTime: text(from), endTime: until >= 24 ? "23:59:59" : text(until) };
}
