import { Modal } from "@mantine/core";
import { formatLongDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import {
  type CalendarFacts,
  exceptionsOf,
  nameOf,
  type PlannedDeparture,
} from "#domain/departures/calendar.ts";
import type { Place } from "#domain/departures/guest-news.ts";
import type { Exception } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/calendar.ts";
import * as forms from "#messages/office/departures/rule-forms.ts";
import * as tell from "#messages/office/departures/tell-guests.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { closureWords } from "../departure-words.ts";
import { whoOf } from "../moving.ts";
import type { DayChange } from "./DayForm.tsx";
import { Changes, DepartureView } from "./DepartureView.tsx";
import styles from "./Dialog.module.css";
import { MoveForm } from "./MoveForm.tsx";
import { TellButton } from "./TellButton.tsx";

/** With what comes of a change, which only it shows. */
const DayForm = lazyPart(() => import("./DayForm.tsx"));
/** With what guests are written, in all their languages. */
const TellGuests = lazyPart(() => import("./TellGuests.tsx"));

/** What is being done in the calendar's dialog; a departure is looked at where it is nothing. */
export type Task =
  | {
      readonly kind: "move";
      readonly bookings: readonly [OfficeBooking, ...OfficeBooking[]];
      readonly to?: Place;
    }
  | { readonly kind: "day"; readonly begin: DayChange }
  | { readonly kind: "closure"; readonly exception: Exception }
  | { readonly kind: "tell"; readonly ids: readonly string[] };

interface CalendarDialogProps {
  readonly facts: CalendarFacts;
  /** The departure that is open. */
  readonly open: PlannedDeparture | null;
  readonly task: Task | null;
  readonly onTask: (task: Task | null) => void;
  readonly onClose: () => void;
}

/** One dialog: a departure, and the forms that lead back to it. */
export function CalendarDialog({ facts, open, task: asked, onTask, onClose }: CalendarDialogProps) {
  // a closure that was taken away is no more to be looked at
  const task = asked?.kind === "closure" && stillThere(facts, asked).length === 0 ? null : asked;
  const end = () => onTask(null);
  const onTell = (ids: readonly string[]) => onTask({ kind: "tell", ids });
  return (
    <Modal
      opened={open !== null || task !== null}
      onClose={task ? end : onClose}
      title={titleOf({ facts, open, task })}
      size={task?.kind === "day" ? "62rem" : "36rem"}
      closeButtonProps={{ "aria-label": words.close }}
    >
      <div tabIndex={-1} className={styles.content}>
        {task?.kind === "move" && (
          <MoveForm {...{ facts, onTell }} bookings={task.bookings} to={task.to} onClose={end} />
        )}
        {task?.kind === "day" && (
          <DayForm {...{ facts, onTell }} begin={task.begin} onClose={end} />
        )}
        {task?.kind === "tell" && <TellGuests facts={facts} ids={task.ids} />}
        {task?.kind === "closure" && (
          <div className="stack-4">
            <Changes facts={facts} exceptions={stillThere(facts, task)} />
            <div className={styles.actions}>
              <TellButton {...{ facts, onTell }} bookings={closedBy(facts, task.exception)} />
            </div>
          </div>
        )}
        {!task && open && (
          <DepartureView
            {...{ facts, onTell }}
            planned={open}
            onMove={(bookings) => onTask({ kind: "move", bookings })}
            onException={(begin) => onTask({ kind: "day", begin })}
          />
        )}
      </div>
    </Modal>
  );
}

const stillThere = ({ rules }: CalendarFacts, { exception }: { readonly exception: Exception }) =>
  rules.exceptions.filter(({ id }) => id === exception.id);

/** Bookings of the shown days that it is about. */
const closedBy = ({ bookings }: CalendarFacts, exception: Exception) =>
  bookings.filter((booking) => exceptionsOf([exception], nameOf(booking)).length > 0);

function titleOf({ facts, open, task }: Pick<CalendarDialogProps, "facts" | "open" | "task">) {
  if (task?.kind === "day") return forms.exception.add;
  if (task?.kind === "tell") return tell.title;
  if (task?.kind === "closure") return closureWords(task.exception, facts.bookables);
  if (task) {
    const [first, ...others] = task.bookings;
    return others.length > 0
      ? words.moveTitleMany(task.bookings.length)
      : words.moveTitle(whoOf(first));
  }
  if (!open) return "";
  return `${open.shownTime || words.noTime} ${open.name} – ${formatLongDay(open.day)}`;
}
