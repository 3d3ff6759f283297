import { type PlaceId, TRANSFER_PATHS } from "#domain/catalogue/places.ts";
import styles from "./BelizeMap.module.css";
import { Ground } from "./Ground.tsx";
import { POINTS, RIDES, SHAPES } from "./geography.ts";
import { type MapMark, signScale } from "./labels.ts";
import { Mark } from "./Mark.tsx";
import type { MapView } from "./sheet.ts";

export interface DrawingProps {
  readonly marks: readonly MapMark[];
  readonly view: MapView;
  readonly ride: number | null | undefined;
}

/** The map's layers, as `BelizeMap` shows them. */
export function MapDrawing({ marks, view, ride }: DrawingProps) {
  const line = ride == null ? undefined : RIDES[ride];
  const scale = signScale(view);
  const isLit = endsOf(ride);
  return (
    <>
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
      {inOrder(marks, isLit).map((mark) => (
        <Mark
          key={mark.place}
          mark={isLit(mark.place) ? { ...mark, kind: "end" } : mark}
          at={POINTS[mark.place]}
          scale={scale}
        />
      ))}
    </>
  );
}

/** Whether a lit ride begins or ends at a place. */
function endsOf(ride: number | null | undefined): (place: PlaceId) => boolean {
  const path = ride == null ? undefined : TRANSFER_PATHS[ride];
  return (place) => place === path?.from || place === path?.to;
}

/** What is lit stands above its neighbours. */
function inOrder(marks: readonly MapMark[], isLit: (place: PlaceId) => boolean) {
  return [...marks].sort((a, b) => Number(isLit(a.place)) - Number(isLit(b.place)));
}
