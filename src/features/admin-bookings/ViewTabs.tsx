import { UnstyledButton } from "@mantine/core";
import type { BookingListView } from "#domain/booking/office-booking.ts";
import styles from "./ViewTabs.module.css";

interface ViewTabsProps {
  readonly view: BookingListView;
  readonly onView: (view: BookingListView) => void;
}

const VIEWS: readonly (readonly [BookingListView, label: string])[] = [
  ["all", "All"],
  ["today", "Today"],
  ["tomorrow", "Tomorrow"],
  ["pending", "Pending"],
  ["decision", "Needs a decision"],
];

/** The list's ready-made selections; days are Belize's. */
export function ViewTabs({ view, onView }: ViewTabsProps) {
  return (
    <nav aria-label="Views" className={styles.views}>
      {VIEWS.map(([name, label]) => (
        <UnstyledButton
          key={name}
          className={styles.view}
          aria-current={name === view ? "true" : undefined}
          onClick={() => onView(name)}
        >
          {label}
        </UnstyledButton>
      ))}
    </nav>
  );
}
