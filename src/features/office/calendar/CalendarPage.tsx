import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { type BelizeDay, belizeDay, formatLongDay } from "#domain/belize-date.ts";
import type { PlannedDeparture } from "#domain/departures/calendar.ts";
import * as words from "#messages/office/departures/calendar.ts";
import * as heads from "#messages/office/heads.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { FailedFace, LoadingFace } from "#ui/office/lists/ListFace.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { shortDay, trendLabel } from "#ui/office/short-dates.ts";
import { Agenda } from "./Agenda.tsx";
import { CalendarBar } from "./CalendarBar.tsx";
import { assign, assignInstead, takeOff } from "./crew-acts.ts";
import { CalendarDialog, type Task } from "./dialog/CalendarDialog.tsx";
import type { DayChange } from "./dialog/DayForm.tsx";
import { useMoveMails } from "./dialog/guests-to-tell.ts";
import type { CalendarGridProps } from "./grid/CalendarGrid.tsx";
import { dropPlace, move, standingAt } from "./moving.ts";
import type { CalendarSearch, CalendarView } from "./search.ts";
import { spanOf } from "./spans.ts";
import { useCalendar } from "./use-calendar.ts";

/** A phone fetches nothing of what draws the grids. */
const CalendarGrid = lazyPart(
  () => import("./grid/CalendarGrid.tsx"),
  () => <LoadingFace words={words.loading} rows={6} />,
);
const ROOM_FOR_GRID = "(min-width: 48rem)";

interface CalendarPageProps {
  readonly search: CalendarSearch;
  readonly onSearch: (search: CalendarSearch) => void;
}

/** What departs when and with how many, who goes along, and all that can be done about it. */
export default function CalendarPage({ search, onSearch }: CalendarPageProps) {
  const hasGrid = useMediaQuery(ROOM_FOR_GRID, true, { getInitialValueInEffect: false });
  const [task, setTask] = useState<Task | null>(null);
  const isMailed = useMoveMails();
  const view = hasGrid ? search.view : "agenda";
  const today = belizeDay(Date.now());
  const day = search.day || today;
  const span = spanOf(view, day);
  const { facts, departures, far } = useCalendar(span);
  const shown = departures.filter((one) => one.day >= span.from && one.day <= span.until);
  // weeks of a month begin before it and end after it
  const counted = view === "month" ? shown.filter((one) => isSameMonth(one.day, day)) : shown;
  const open = departures.find(({ key }) => key === search.open) ?? null;
  const closures = (facts?.rules.exceptions ?? []).filter(
    ({ kind, time, from, until }) =>
      kind === "closed" && time === "" && from <= span.until && until >= span.from,
  );
  const begin = (change: DayChange) =>
    setTask({ kind: "day", begin: { from: day, until: change.from ?? day, ...change } });
  const extra = (from: BelizeDay, time: string) => {
    const [scheduled] = facts?.rules.schedules ?? [];
    if (!scheduled) return;
    begin({ kind: "extra", scope: scheduled.item, from, time, seats: scheduled.seats });
  };
  const onOpen = ({ key }: PlannedDeparture) => onSearch({ ...search, open: key });

  const grid: Omit<CalendarGridProps, "facts"> = {
    ...{ view, day, today, closures, onOpen },
    departures: view === "timeline" ? departures : shown,
    onClosure: (exception) => setTask({ kind: "closure", exception }),
    onDay: (chosen) => onSearch({ view: "day", day: chosen, open: "" }),
    onDays: (from, until) => begin({ kind: "closed", from, until }),
    onHour: extra,
    onMove: (planned, dropped) => {
      const [first, ...others] = planned.bookings;
      if (!facts || !first) return;
      const { isSure, ...to } = dropPlace(facts, planned, dropped);
      if (to.day === planned.day && to.time === planned.time) return;
      const hasRoom = isSure && standingAt(facts, [first], to) === "";
      if (hasRoom && others.length === 0 && isMailed?.(first)) void move([first], to);
      else setTask({ kind: "move", bookings: [first, ...others], to });
    },
    onAssign: (planned, from, to) => {
      if (from && to?.id === from.resource.id) return;
      if (from && to) void assignInstead(planned, to, from.assignment);
      else if (to) void assign(planned, to);
      else if (from) void takeOff(planned, from.resource, from.assignment);
    },
  };

  return (
    <OfficePage
      title={heads.calendar}
      lead={
        facts && (
          <>
            {spanName(view, day)}
            {" · "}
            {words.lead(
              counted.length,
              counted.reduce((sum, { load }) => sum + load.guests, 0),
            )}
          </>
        )
      }
      actions={
        facts && (
          <>
            <Button variant="outline" onClick={() => begin({ kind: "closed" })}>
              {words.closeDays}
            </Button>
            {facts.rules.schedules.length > 0 && (
              <Button leftSection={<OfficeIcon name="add" />} onClick={() => extra(day, "")}>
                {words.addDeparture}
              </Button>
            )}
          </>
        )
      }
    >
      <CalendarBar
        view={view}
        day={day}
        hasViews={hasGrid}
        onDay={(chosen) => onSearch({ ...search, day: chosen === today ? "" : chosen, open: "" })}
        onView={(chosen) => onSearch({ ...search, view: chosen, open: "" })}
      />
      {!facts &&
        (far ? (
          <FailedFace
            title={words.notHere}
            message={words.keeps(shortDay(far.span.from), shortDay(far.span.to))}
            onRetry={far.ask}
          />
        ) : (
          <LoadingFace words={words.loading} rows={6} />
        ))}
      {facts &&
        (view === "agenda" ? (
          <Agenda {...grid} facts={facts} span={span} />
        ) : (
          <CalendarGrid {...grid} facts={facts} />
        ))}
      {facts && (
        <CalendarDialog
          facts={facts}
          open={open}
          task={task}
          onTask={setTask}
          onClose={() => onSearch({ ...search, open: "" })}
        />
      )}
    </OfficePage>
  );
}

const isSameMonth = (one: BelizeDay, other: BelizeDay) => one.slice(0, 7) === other.slice(0, 7);

function spanName(view: CalendarView, day: BelizeDay): string {
  if (view === "month") return trendLabel(day.slice(0, 7));
  const { from, until } = spanOf(view, day);
  return from === until ? formatLongDay(from) : `${shortDay(from)} – ${shortDay(until)}`;
}
