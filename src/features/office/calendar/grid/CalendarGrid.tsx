import { DayView, MonthView, WeekView } from "@mantine/schedule";
import { useMemo } from "react";
import type { BelizeDay } from "#domain/belize-date.ts";
import { formatLongDay } from "#domain/belize-date.ts";
import type { CalendarFacts, PlannedDeparture } from "#domain/departures/calendar.ts";
import type { Exception, Resource } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/calendar.ts";
import { CALENDAR_WORDS } from "#ui/mantine/calendar.ts";
import "@mantine/schedule/styles.css";
import type { CalendarView } from "../search.ts";
import { CalendarEventButton } from "./CalendarEventButton.tsx";
import { eventsOf, shownBy } from "./events.ts";
import styles from "./Grid.module.css";
import { clockIn, dayIn, hoursShown, LABELS } from "./labels.ts";
import { Timeline } from "./Timeline.tsx";

/** Where something was dropped; a month has no times. */
interface Drop {
  readonly day: BelizeDay;
  readonly time: string | null;
}

export interface CalendarGridProps {
  readonly view: CalendarView;
  readonly day: BelizeDay;
  readonly today: BelizeDay;
  readonly facts: CalendarFacts;
  readonly departures: readonly PlannedDeparture[];
  /** Days that are closed as a whole. */
  readonly closures: readonly Exception[];
  readonly onOpen: (planned: PlannedDeparture) => void;
  readonly onClosure: (exception: Exception) => void;
  readonly onDay: (day: BelizeDay) => void;
  /** Days were drawn over, or an hour was pointed at. */
  readonly onDays: (from: BelizeDay, until: BelizeDay) => void;
  readonly onHour: (day: BelizeDay, time: string) => void;
  readonly onMove: (planned: PlannedDeparture, to: Drop) => void;
  /** A block of the timeline was dropped on another row; null for nobody's. */
  readonly onAssign: (
    planned: PlannedDeparture,
    from: PlannedDeparture["crew"][number] | null,
    to: Resource | null,
  ) => void;
}

/** Of a departure in a week: day and timeline tell how long it takes. */
const WEEK_MINUTES = 120;
/** Two of them, each as high as a finger, px. */
const ALL_DAY_HEIGHT = 92;

const isUsed = ({ bookings, crew }: PlannedDeparture) => bookings.length > 0 || crew.length > 0;

function shownIn(view: CalendarView, departures: readonly PlannedDeparture[]) {
  // all that leaves at one hour stands beside each other: a week has no room for what nobody goes with
  if (view === "week") return departures.filter(isUsed);
  if (view !== "month") return departures;
  // of each day a month shows three, and how many more there are
  return [...departures].sort((a, b) => Number(isUsed(b)) - Number(isUsed(a)));
}

/** Month, week, day and who goes along, as the library draws them (docs/decisions/0030-calendar.md). */
export default function CalendarGrid(props: CalendarGridProps) {
  const { view, day, today, facts, departures, closures } = props;
  const events = useMemo(() => {
    // the library shows of a day only what begins on it
    const within = (one: Exception) => (view === "day" ? { ...one, from: day, until: day } : one);
    return eventsOf(shownIn(view, departures), closures.map(within), {
      bookables: facts.bookables,
      longestMinutes: view === "week" ? WEEK_MINUTES : Number.POSITIVE_INFINITY,
    });
  }, [departures, closures, facts.bookables, view, day]);
  if (view === "timeline") return <Timeline {...props} />;
  const shared = {
    date: day,
    events,
    locale: CALENDAR_WORDS.locale,
    labels: LABELS,
    withHeader: false,
    renderEvent: CalendarEventButton,
    withEventsDragAndDrop: true,
    canDragEvent: (event: Parameters<typeof shownBy>[0]) => {
      const shown = shownBy(event);
      return shown.kind === "departure" && shown.planned.bookings.length > 0;
    },
    onEventClick: (event: Parameters<typeof shownBy>[0]) => {
      const shown = shownBy(event);
      if (shown.kind === "departure") props.onOpen(shown.planned);
      if (shown.kind === "closure") props.onClosure(shown.exception);
    },
  };
  const drop = (hasTimes: boolean) => (dropped: { event: object; newStart: string }) => {
    const shown = shownBy(dropped.event as Parameters<typeof shownBy>[0]);
    const clock = clockIn(dropped.newStart);
    // what the library says of the row for what has no time
    const time = hasTimes && clock !== "00:00" ? clock : null;
    if (shown.kind === "departure") {
      props.onMove(shown.planned, { day: dayIn(dropped.newStart), time });
    }
  };
  const countOn = (each: BelizeDay) => departures.filter((one) => one.day === each).length;
  if (view === "month") {
    return (
      <MonthView
        {...shared}
        className={styles.month}
        classNames={{ monthViewDay: styles.monthDay, monthViewEvents: styles.monthEvents }}
        weekdayFormat="ddd"
        firstDayOfWeek={0}
        consistentWeeks={false}
        highlightToday={false}
        maxEventsPerDay={3}
        moreEventsProps={{
          classNames: { moreEventsButton: styles.more, moreEventsDropdown: styles.moreList },
          popoverProps: { returnFocus: true, portalProps: { target: "#main" }, width: 300 },
        }}
        getDayProps={(each) => ({
          "aria-label": words.dayOfMonth(formatLongDay(each), countOn(each)),
          ...(each === today && { "aria-current": "date" }),
        })}
        onDayClick={props.onDay}
        withDragSlotSelect
        onSlotDragEnd={(from, until) => props.onDays(dayIn(from), dayIn(until))}
        onEventDrop={drop(false)}
      />
    );
  }
  const timed = {
    ...shared,
    ...hoursShown(events),
    className: styles.hours,
    slotLabelFormat: clockIn,
    intervalMinutes: 60,
    eventDragInterval: 30,
    withCurrentTimeIndicator: false,
    allDaySlotHeight: ALL_DAY_HEIGHT,
    onEventDrop: drop(true),
    onTimeSlotClick: ({ slotStart }: { slotStart: string }) =>
      props.onHour(dayIn(slotStart), clockIn(slotStart)),
  };
  if (view === "day") return <DayView {...timed} />;
  return (
    <>
      <WeekView
        {...timed}
        classNames={{
          weekViewHeader: styles.weekRow,
          weekViewAllDaySlots: styles.weekRow,
          weekViewInner: styles.weekRow,
          weekViewCorner: styles.weekHours,
          weekViewAllDaySlotsLabel: styles.weekHours,
          weekViewSlotLabels: styles.weekHours,
        }}
        firstDayOfWeek={0}
        withWeekNumber={false}
        weekdayFormat="ddd"
      />
      <p className={styles.note}>{words.weekShows}</p>
    </>
  );
}
