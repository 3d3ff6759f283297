import { UnstyledButton } from "@mantine/core";
import type { MonthView } from "@mantine/schedule";
import { cx } from "#ui/parts/cx.ts";
import { lookOf, shortLoad } from "../departure-words.ts";
import { type Shown, shownBy } from "./events.ts";
import styles from "./Grid.module.css";

/** A departure or a closed day in the library's grids: little to be seen, all of it to be heard and pointed at. */
export const CalendarEventButton: NonNullable<MonthView.Props["renderEvent"]> = (
  event,
  { children, ...props },
) => {
  const shown = shownBy(event);
  if (shown.kind === "off") {
    return (
      <div {...(props as object)} className={cx(props.className, styles.off)}>
        {event.title}
      </div>
    );
  }
  return (
    <UnstyledButton
      {...props}
      className={cx(props.className, styles.event)}
      data-look={shown.kind === "closure" ? "closure" : lookOf(shown.planned)}
    >
      <span className={styles.inner} aria-hidden="true">
        <Short shown={shown} title={event.title} />
      </span>
      <span className="visually-hidden">{event.title}</span>
    </UnstyledButton>
  );
};

function Short({ shown, title }: { readonly shown: Shown; readonly title: string }) {
  if (shown.kind !== "departure") return title;
  const { planned } = shown;
  return (
    <>
      <strong>{planned.shownTime}</strong>{" "}
      <span>
        {shortLoad(planned)}
        {lookOf(planned) === "trouble" && <b className={styles.mark}>!</b>} {planned.name}
      </span>
    </>
  );
}
