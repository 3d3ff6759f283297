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
/** Stands there only when the dashboard has led to it: on most days nothing is in it. */
const MAILS = ["mails", "Mail failed"] as const;

/** The list's ready-made selections; days are Belize's. */
export function ViewTabs({ view, onView }: ViewTabsProps) {
  const views = view === "mails" ? [...VIEWS, MAILS] : VIEWS;
  return (
    <nav aria-label="Views" className={styles.views}>
      {views.map(([name, label]) => (
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
