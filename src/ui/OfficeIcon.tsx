import { cx } from "./cx.ts";
import styles from "./Icon.module.css";

/** The back office's icons, drawn like those in Icon.tsx; apart, so that no visitor fetches them. */
const STROKES = {
  bookings: "M5 4.5h14v16H5zM8.5 3v3.5M15.5 3v3.5M5 9.5h14M8.5 13.3l1.5 1.5 2.5-2.8M8.5 18h7",
  search: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7l5 5",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.8 3.5v4.2h-4.2",
  more: "M12 4.6a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM12 11.1a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM12 17.6a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z",
  logout: "M10 4H5v16h5M9.5 12H20M15.5 7.5L20 12l-4.5 4.5",
  site: "M3.5 11.5L12 4.2l8.5 7.3M6 10v10h12V10M10 20v-5.5h4V20",
  eye: "M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z",
  eyeOff:
    "M4 4l16 16M9.9 5.7A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.3A17 17 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9.3 9.3 0 0 0 4.4-1.1M10 10.1a2.8 2.8 0 0 0 3.9 3.9",
  ascending: "M12 19V5.5M6.5 11L12 5.5l5.5 5.5",
  descending: "M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5",
  sortable: "M8 9.5l4-4 4 4M8 14.5l4 4 4-4",
} as const;

export type OfficeIconName = keyof typeof STROKES;

interface OfficeIconProps {
  readonly name: OfficeIconName;
  readonly className?: string | undefined;
}

/** A small picture beside words; says nothing to a screen reader. */
export function OfficeIcon({ name, className }: OfficeIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(styles.icon, className)}>
      <path d={STROKES[name]} />
    </svg>
  );
}
