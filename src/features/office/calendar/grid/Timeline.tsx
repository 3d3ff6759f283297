import { ResourcesDayView } from "@mantine/schedule";
import { useMemo } from "react";
import { RESOURCE_KINDS } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/calendar.ts";
import * as rules from "#messages/office/departures/rules.ts";
import { CALENDAR_WORDS } from "#ui/mantine/calendar.ts";
import { CalendarEventButton } from "./CalendarEventButton.tsx";
import type { CalendarGridProps } from "./CalendarGrid.tsx";
import { NOBODY_ROW, shownBy, timelineOf } from "./events.ts";
import styles from "./Grid.module.css";
import { clockIn, hoursShown, LABELS } from "./labels.ts";

/** A day by guides and vehicles, a row each; above them what nobody goes along with yet. */
export function Timeline(props: CalendarGridProps) {
  const { day, facts, departures, onOpen, onAssign } = props;
  const { resources } = facts;
  const events = useMemo(
    () => timelineOf(departures, day, resources),
    [departures, day, resources],
  );
  const rows = useMemo(
    () => [
      { id: NOBODY_ROW, label: words.unassigned },
      ...RESOURCE_KINDS.flatMap((kind) => resources.filter((one) => one.kind === kind)).map(
        ({ id, name, kind }) => ({ id, label: name, payload: { kind: rules.resources[kind] } }),
      ),
    ],
    [resources],
  );
  return (
    <>
      <ResourcesDayView
        date={day}
        resources={rows}
        events={events}
        {...hoursShown(events)}
        className={styles.timeline}
        locale={CALENDAR_WORDS.locale}
        labels={LABELS}
        withHeader={false}
        withCurrentTimeIndicator={false}
        slotLabelFormat={clockIn}
        slotWidth={72}
        rowHeight={116}
        renderEvent={CalendarEventButton}
        renderResourceLabel={({ label, payload }) => (
          <span className={styles.resource}>
            <strong>{label}</strong>
            {payload && <span>{String(payload.kind)}</span>}
          </span>
        )}
        moreEventsProps={{
          classNames: { moreEventsButton: styles.more, moreEventsDropdown: styles.moreList },
          popoverProps: { returnFocus: true, portalProps: { target: "#main" }, width: 300 },
        }}
        withEventsDragAndDrop
        onEventClick={(event) => {
          const shown = shownBy(event);
          if (shown.kind === "departure") onOpen(shown.planned);
        }}
        onEventDrop={({ event, resourceId }) => {
          const shown = shownBy(event);
          if (shown.kind !== "departure") return;
          const to = resources.find(({ id }) => id === resourceId) ?? null;
          onAssign(shown.planned, shown.with ?? null, to);
        }}
      />
      {resources.length === 0 && <p>{words.nobodyListed}</p>}
    </>
  );
}
