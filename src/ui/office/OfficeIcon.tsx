import { cx } from "../parts/cx.ts";
import styles from "../parts/Icon.module.css";

/** The back office's icons, drawn like those in Icon.tsx; apart, so that no visitor fetches them. */
const STROKES = {
  bookings: "M5 4.5h14v16H5zM8.5 3v3.5M15.5 3v3.5M5 9.5h14M8.5 13.3l1.5 1.5 2.5-2.8M8.5 18h7",
  today: "M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.500V12l3.200 2.200",
  calendar: "M4 5.500h16v15H4zM8 3v4M16 3v4M4 10h16M7.500 13.500h3v3.500h-3zM13.500 13.500h3",
  cashUp:
    "M3 6.500h18v11H3zM12 14.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.500 12h.1M17.400 12h.1",
  search: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7l5 5",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.8 3.5v4.2h-4.2",
  more: "M12 4.6a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM12 11.1a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM12 17.6a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z",
  logout: "M10 4H5v16h5M9.5 12H20M15.5 7.5L20 12l-4.5 4.5",
  site: "M3.5 11.5L12 4.2l8.5 7.3M6 10v10h12V10M10 20v-5.5h4V20",
  language:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.500c2.300 2.300 3.500 5.100 3.500 8.500s-1.200 6.200-3.500 8.500c-2.300-2.300-3.500-5.100-3.500-8.500s1.200-6.200 3.500-8.500Z",
  eye: "M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z",
  eyeOff:
    "M4 4l16 16M9.9 5.7A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.3A17 17 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9.3 9.3 0 0 0 4.4-1.1M10 10.1a2.8 2.8 0 0 0 3.9 3.9",
  ascending: "M12 19V5.5M6.5 11L12 5.5l5.5 5.5",
  descending: "M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5",
  import: "M12 3.5v11M7.5 10.5l4.5 4.5 4.5-4.5M4.5 18.5v2h15v-2",
  sortable: "M8 9.5l4-4 4 4M8 14.5l4 4 4-4",
  dashboard: "M4 4.5h7v9H4zM13 4.5h7v5h-7zM13 11.500h7v8h-7zM4 15.500h7v4H4z",
  customers:
    "M9 11.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.6-3.5 3.2-5.3 6.5-5.300s5.9 1.8 6.5 5.300M15.5 4.900a3.5 3.5 0 0 1 0 6.300M18 15.200c1.9.8 3.1 2.4 3.5 4.8",
  reports: "M4 20h16M7 16.500v-5M12 16.500v-11M17 16.500v-8",
  messages: "M3 5.500h18v13H3zM3.5 6.500l8.5 6.7 8.5-6.7",
  download: "M12 4v11M7 10.500l5 5 5-5M4.500 20h15",
  print: "M7 9V4h10v5M7 16.500H4V9h16v7.500h-3M7 13.500h10V20H7z",
  services:
    "M12 3.500l8.5 4.700-8.5 4.700-8.5-4.700ZM3.5 12.300l8.5 4.700 8.5-4.700M3.5 16.300l8.5 4.700 8.5-4.700",
  settings:
    "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3M15 9.200a2.2 2.2 0 1 0 0-4.400 2.2 2.2 0 0 0 0 4.400ZM9 14.200a2.2 2.2 0 1 0 0-4.400 2.2 2.2 0 0 0 0 4.400ZM15 19.200a2.2 2.2 0 1 0 0-4.400 2.2 2.2 0 0 0 0 4.400Z",
  add: "M12 5v14M5 12h14",
  bin: "M4.5 7h15M9.500 7V4h5v3M6.500 7l1 13h9l1-13M10 11v5.500M14 11v5.500",
  up: "M6 14.500l6-6 6 6",
  down: "M6 9.500l6 6 6-6",
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
