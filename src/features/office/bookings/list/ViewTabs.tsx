import { UnstyledButton } from "@mantine/core";
import type { BookingListView } from "#domain/booking/office-booking.ts";
import * as words from "#messages/office/bookings/list.ts";
import styles from "./ViewTabs.module.css";

interface ViewTabsProps {
  readonly view: BookingListView;
  readonly onView: (view: BookingListView) => void;
}

const VIEWS: readonly BookingListView[] = ["all", "today", "tomorrow", "pending", "decision"];

/** The list's ready-made selections; days are Belize's. */
export function ViewTabs({ view, onView }: ViewTabsProps) {
  // there only when the dashboard has led to it: on most days nothing is in it
  const views = VIEWS.includes(view) ? VIEWS : [...VIEWS, view];
  return (
    <nav aria-label={words.views} className={styles.views}>
      {views.map((name) => (
        <UnstyledButton
          key={name}
          className={styles.view}
          aria-current={name === view ? "true" : undefined}
          onClick={() => onView(name)}
        >
          {words.viewNames[name]}
        </UnstyledButton>
      ))}
    </nav>
  );
}
