import { UnstyledButton } from "@mantine/core";
import styles from "./ViewTabs.module.css";

interface ViewTabsProps {
  readonly label: string;
  /** By what they are called. */
  readonly views: readonly (readonly [view: string, name: string])[];
  readonly view: string;
  readonly onView: (view: string) => void;
}

/** Ready-made selections, one of which is shown. */
export function ViewTabs({ label, views, view, onView }: ViewTabsProps) {
  return (
    <nav aria-label={label} className={styles.views}>
      {views.map(([one, name]) => (
        <UnstyledButton
          key={one}
          className={styles.view}
          aria-current={one === view ? "true" : undefined}
          onClick={() => onView(one)}
        >
          {name}
        </UnstyledButton>
      ))}
    </nav>
  );
}
