import { ActionIcon } from "@mantine/core";
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

/** Moves an entry of a list up or down, or takes it out. */
export function EntryButtons({ name, index, count, onMove, onRemove }: EntryButtonsProps) {
  return (
    <span className={styles.buttons}>
      <ActionIcon
        aria-label={words.moveUp(name)}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <OfficeIcon name="up" />
      </ActionIcon>
      <ActionIcon
        aria-label={words.moveDown(name)}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <OfficeIcon name="down" />
      </ActionIcon>
      <ActionIcon aria-label={words.remove(name)} onClick={onRemove}>
        <OfficeIcon name="bin" />
      </ActionIcon>
    </span>
  );
}
