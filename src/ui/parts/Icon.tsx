import { cx } from "./cx.ts";
import styles from "./Icon.module.css";

/** Drawn for this site on a grid of 24, one stroke of 1.75. */
const STROKES = {
  menu: "M4 7h16M4 12h16M4 17h10",
  close: "M6 6l12 12M18 6L6 18",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.9-3.6 3.9-5.5 7.5-5.500s6.6 1.9 7.5 5.5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.200l3.4 2",
  pin: "M12 21.500s7-6.3 7-11.700a7 7 0 1 0-14 0c0 5.4 7 11.7 7 11.700ZM12 12.300a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.200Z",
  people:
    "M9 11.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.6-3.5 3.2-5.3 6.5-5.300s5.9 1.8 6.5 5.300M15.5 4.900a3.5 3.5 0 0 1 0 6.300M18 15.200c1.9.8 3.1 2.4 3.5 4.8",
  check: "M4.5 12.800l4.7 4.700L19.5 7",
  right: "M4 12h15.500M13.5 6l6 6-6 6",
  left: "M20 12H4.500M10.5 6l-6 6 6 6",
  down: "M5.5 9l6.5 6.500L18.5 9",
  calendar:
    "M4 6.500h16v14H4zM4 10.800h16M8.3 3.500v4.600M15.7 3.500v4.600M8 14.500h2.500M13.5 14.500H16",
  phone:
    "M5 3.500h3.600l1.7 4.6-2.2 1.700a12.5 12.5 0 0 0 6.1 6.100l1.7-2.2 4.6 1.700V19a1.9 1.9 0 0 1-2 1.900C10.8 20.3 3.7 13.2 3.1 5.500A1.9 1.9 0 0 1 5 3.500Z",
  mail: "M3 5.500h18v13H3zM3.5 6.500l8.5 6.7 8.5-6.7",
  chat: "M12 3.500c5 0 9 3.6 9 8.100s-4 8.1-9 8.100c-1.3 0-2.5-.2-3.6-.7L3.5 20.500l1.3-4.200A7.6 7.6 0 0 1 3 11.600c0-4.5 4-8.1 9-8.100ZM8 10.300h8M8 13.600h5",
  shield:
    "M12 3l7.5 2.800v5.400c0 4.7-3 8-7.5 9.8-4.5-1.8-7.5-5.1-7.5-9.800V5.800L12 3ZM8.5 12l2.6 2.6 4.6-4.8",
  leaf: "M5 19.500C3.5 10.5 9 4.5 20 4c.5 10.5-4.5 16-12 15M4 21c2-5 5.5-8.5 10.5-11",
  compass: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15.8 8.200l-2.2 5.4-5.4 2.2 2.2-5.4 5.4-2.200Z",
  hand: "M12 20.300S3.5 15.5 3.5 9.300C3.5 6.5 5.6 4.5 8 4.500c1.7 0 3.2.9 4 2.4.8-1.5 2.3-2.4 4-2.4 2.4 0 4.5 2 4.5 4.8 0 6.2-8.5 11-8.5 11Z",
  wallet: "M4 7.500h15.500v12H4zM4 7.500l11.5-3.700v3.700M15 13.500h4.5",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.500M12 7.300v.2",
  alert: "M12 3.800l9 16H3l9-16ZM12 10v4.500M12 17v.2",
  ticket:
    "M3.5 6.500h17v3.700a2 2 0 0 0 0 3.600v3.700h-17v-3.700a2 2 0 0 0 0-3.600v-3.700ZM14.500 6.500v2M14.500 11v2M14.500 15.500v2",
  van: "M3 16.500v-9h12l5.5 5v4h-2M3 16.500h2.500M9.5 16.500h5M7.5 18.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16.5 18.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM13 7.500v5h7.500M3.5 12.500H13",
} as const;

export type IconName = keyof typeof STROKES;

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A small picture beside words; says nothing to a screen reader, so the words must stand alone. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(styles.icon, className)}>
      <path d={STROKES[name]} />
    </svg>
  );
}
