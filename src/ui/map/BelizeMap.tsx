import type { PlaceId } from "#domain/catalogue/places.ts";
import styles from "./BelizeMap.module.css";
import { Ground } from "./Ground.tsx";
import { POINTS, RIDES, SHAPES, SHEET } from "./geography.ts";
import { type MapMark, type MapView, signScale } from "./labels.ts";
import { Mark } from "./Mark.tsx";

const WHOLE_SHEET: MapView = { x: 0, y: 0, ...SHEET };

interface BelizeMapProps {
  /** What the map shows, for those who do not see it: nothing in it is read out by itself. */
  readonly alt: string;
  readonly marks: readonly MapMark[];
  /** The part of the sheet to be shown; all of it when left out. */
  readonly view?: MapView | undefined;
  /** Draws the roads as rides, and this one of them, by its transfer's id, lit. */
  readonly ride?: number | null | undefined;
  /** Points to be lit with the ride. */
  readonly lit?: readonly PlaceId[] | undefined;
}

/** Our map of Belize: a poster made of flat layers, drawn ahead, without a request to anybody. */
export function BelizeMap({ alt, marks, view = WHOLE_SHEET, ride, lit = [] }: BelizeMapProps) {
  const { x, y, width, height } = view;
  const line = ride == null ? undefined : RIDES[ride];
  const scale = signScale(view);
  // what is lit stands above its neighbours
  const inOrder = [...marks].sort(
    (a, b) => Number(lit.includes(a.place)) - Number(lit.includes(b.place)),
  );
  return (
    <div className={styles.frame}>
      <svg
        role="img"
        aria-label={alt}
        viewBox={`${x} ${y} ${width} ${height}`}
        width={width}
        height={height}
        className={styles.map}
      >
        <Ground view={view} />
        <g className={ride === undefined ? styles.roads : styles.rides}>
          <path d={SHAPES.tracks} className={styles.track} strokeWidth={5 * scale} />
          <path d={SHAPES.highways} className={styles.road} strokeWidth={9 * scale} />
        </g>
        {line && (
          <g key={ride} data-ride={ride} className={styles.ride}>
            <path d={line} className={styles.casing} strokeWidth={22 * scale} />
            <path d={line} className={styles.line} strokeWidth={11 * scale} />
          </g>
        )}
        {inOrder.map((mark) => (
          <Mark
            key={mark.place}
            mark={lit.includes(mark.place) ? { ...mark, kind: "end" } : mark}
            at={POINTS[mark.place]}
            scale={scale}
          />
        ))}
      </svg>
    </div>
  );
}
