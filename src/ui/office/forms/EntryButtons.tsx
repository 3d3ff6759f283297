import { ActionIcon } from "@mantine/core";
import type { MouseEvent } from "react";
import * as words from "#messages/office/forms.ts";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import styles from "./EntryButtons.module.css";

interface EntryButtonsProps {
  /** What the entry is called aloud: `highlight 2`. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Moves an entry of a list, which is a fieldset, up or down, or takes it out. */
export function EntryButtons({ name, index, count, onMove, onRemove }: EntryButtonsProps) {
  const move = (to: number) => (event: MouseEvent) => {
    followTo(to, event.currentTarget);
    onMove(to);
  };
  const remove = (event: MouseEvent) => {
    followTo(Math.min(index, count - 2), event.currentTarget);
    onRemove();
  };
  return (
    <span className={styles.buttons}>
      <ActionIcon aria-label={words.moveUp(name)} disabled={index === 0} onClick={move(index - 1)}>
        <OfficeIcon name="up" />
      </ActionIcon>
      <ActionIcon
        aria-label={words.moveDown(name)}
        disabled={index === count - 1}
        onClick={move(index + 1)}
      >
        <OfficeIcon name="down" />
      </ActionIcon>
      <ActionIcon aria-label={words.remove(name)} onClick={remove}>
        <OfficeIcon name="bin" />
      </ActionIcon>
    </span>
  );
}

/**
 * Once it is drawn, the button that was pressed has the focus where its entry stands now, or its neighbour; at an end of the
 * list the other way does, and the last button of a list that is empty.
 */
function followTo(place: number, pressed: Element) {
  const list = pressed.closest("fieldset");
  const at = [...(pressed.parentElement?.children ?? [])].indexOf(pressed);
  requestAnimationFrame(() => {
    const buttons = list?.querySelectorAll(`.${styles.buttons}`)[place]?.children;
    const next = [buttons?.[at], buttons?.[1 - at], list?.querySelector(":scope > button")];
    const open = next.find((one) => one && !one.matches(":disabled"));
    (open as HTMLElement | undefined)?.focus();
  });
}
