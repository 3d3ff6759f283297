import type { ScheduleEventData } from "@mantine/schedule";
import { addDays, BELIZE_OFFSET_MS, type BelizeDay } from "#domain/belize-date.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import type { Companion, PlannedDeparture } from "#domain/departures/calendar.ts";
import type { Exception, Resource } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/calendar.ts";
import { closureWords, wholeWords } from "../departure-words.ts";

/** What an event of the library stands for. */
export type Shown =
  | { readonly kind: "departure"; readonly planned: PlannedDeparture; readonly with?: Companion }
  | { readonly kind: "closure"; readonly exception: Exception }
  | { readonly kind: "off" };

export type CalendarEvent = ScheduleEventData & { readonly payload: Shown };

export const shownBy = (event: ScheduleEventData) => event.payload as Shown;

/** The row of the timeline for what nobody goes along with yet. */
export const NOBODY_ROW = "nobody";

const BEGIN = "00:00:00";
const END = "23:59:59";
/** Less would be lower than a finger. */
const SHORTEST_MINUTES = 60;

/** As the library writes an instant: `YYYY-MM-DD HH:mm:ss` by the clock in Belize. */
const clockOf = (instantMs: number) =>
  new Date(instantMs + BELIZE_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");

/** When it is shown: on its own day, however long it takes. */
function hoursOn(
  { day, shownTime, fromMs, untilMs, time }: PlannedDeparture,
  longestMinutes: number,
) {
  if (!shownTime) return { start: `${day} ${BEGIN}`, end: `${day} ${END}` };
  const start = `${day} ${shownTime}:00`;
  const minutes = time ? (untilMs - fromMs) / 60_000 : 0;
  const shownMinutes = Math.min(Math.max(minutes, SHORTEST_MINUTES), longestMinutes);
  const ends = Date.parse(`${start.replace(" ", "T")}Z`);
  const end = new Date(ends + shownMinutes * 60_000).toISOString();
  const until = end.slice(0, 19).replace("T", " ");
  return { start, end: until.startsWith(day) ? until : `${day} ${END}` };
}

/**
 * Departures, and days that are closed, as month, week and day show them.
 * @param longestMinutes for how long a departure is drawn at most, where there is little room beside it
 */
export function eventsOf(
  departures: readonly PlannedDeparture[],
  closures: readonly Exception[],
  {
    bookables,
    longestMinutes,
  }: { readonly bookables: readonly Bookable[]; readonly longestMinutes: number },
): CalendarEvent[] {
  return [
    ...closures.map((exception): CalendarEvent => {
      const { id, from, until } = exception;
      return {
        id: `closure ${id}`,
        title: closureWords(exception, bookables),
        start: `${from} ${BEGIN}`,
        end: `${until} ${END}`,
        color: "brand",
        payload: { kind: "closure", exception },
      };
    }),
    ...departures.map(
      (planned): CalendarEvent => ({
        id: planned.key,
        title: wholeWords(planned),
        ...hoursOn(planned, longestMinutes),
        color: "brand",
        payload: { kind: "departure", planned },
      }),
    ),
  ];
}

/** Who goes along with what on a day, and what still lacks somebody. */
export function timelineOf(
  departures: readonly PlannedDeparture[],
  day: BelizeDay,
  resources: readonly Resource[],
): CalendarEvent[] {
  const next = addDays(day, 1);
  const rows = departures.flatMap((planned): CalendarEvent[] => {
    const [starts, ends] = [clockOf(planned.fromMs), clockOf(planned.untilMs)];
    if (ends <= `${day} ${BEGIN}` || starts >= `${next} ${BEGIN}`) return [];
    const isWhole = starts <= `${day} ${BEGIN}` && ends >= `${next} ${BEGIN}`;
    const base = {
      title: wholeWords(planned),
      start: isWhole || starts < day ? `${day} ${BEGIN}` : starts,
      end: ends >= `${next} ${BEGIN}` ? `${day} ${END}` : ends,
      color: "brand",
    };
    const isAlone = planned.crew.length === 0 && planned.load.parties > 0;
    const lacks = planned.day === day && (planned.missing.length > 0 || isAlone);
    return [
      ...planned.crew.map((one) => ({
        ...base,
        id: `${planned.key} ${one.assignment.id}`,
        resourceId: one.resource.id,
        payload: { kind: "departure", planned, with: one } as const,
      })),
      ...(lacks
        ? [
            {
              ...base,
              id: `${planned.key} ${NOBODY_ROW}`,
              resourceId: NOBODY_ROW,
              payload: { kind: "departure", planned } as const,
            },
          ]
        : []),
    ];
  });
  const off = resources.flatMap(({ id, daysOff }): CalendarEvent[] =>
    daysOff.some(([from, until]) => from <= day && day <= until)
      ? [
          {
            ...{ id: `off ${id}`, title: words.dayOff, resourceId: id, color: "gray" },
            ...{ start: `${day} ${BEGIN}`, end: `${day} ${END}` },
            display: "background",
            payload: { kind: "off" },
          },
        ]
      : [],
  );
  return [...rows, ...off];
}
