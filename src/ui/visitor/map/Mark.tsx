import styles from "./BelizeMap.module.css";
import { type MapMark, placeName } from "./labels.ts";

interface MarkProps {
  readonly mark: MapMark;
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
}

/** A place: its sign and, beside it, its name. */
export function Mark({ mark, at: [x, y], scale }: MarkProps) {
  const { kind = "town" } = mark;
  const { text, dx, dy, anchor } = placeName(mark);
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      {SIGNS[kind]}
      <text x={dx} y={dy} textAnchor={anchor} className={styles.name}>
        {text}
      </text>
    </g>
  );
}

const SIGNS = {
  town: (
    <>
      <circle r="11" className={styles.dot} />
      <circle r="5" className={styles.core} />
    </>
  ),
  site: (
    <>
      <circle r="23" className={styles.halo} />
      <circle r="15" className={styles.sun} />
      <path d="M-9 7v-4h3v-4h3v-4h6v4h3v4h3v4z" className={styles.core} />
    </>
  ),
  end: (
    <>
      <circle r="18" className={styles.eye} />
      <circle r="13" className={styles.pin} />
      <circle r="5" className={styles.eye} />
    </>
  ),
  pin: (
    <>
      <ellipse rx="12" ry="5" className={styles.shadow} />
      <path d="M0 0C-8-16-24-26-24-44a24 24 0 0 1 48 0C24-26 8-16 0 0z" className={styles.pin} />
      <circle cy="-44" r="9" className={styles.eye} />
    </>
  ),
};
