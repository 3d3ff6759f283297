import { memo, Suspense, use, useDeferredValue } from "react";
import styles from "./BelizeMap.module.css";
import { drawing, drawingArrived } from "./drawing.ts";
import type { MapMark } from "./labels.ts";
import type { DrawingProps } from "./MapDrawing.tsx";
import { type MapView, SHEET } from "./sheet.ts";

interface BelizeMapProps {
  /** What the map shows, for those who do not see it: nothing in it is read out by itself. */
  readonly alt: string;
  readonly marks: readonly MapMark[];
  /** The part of the sheet to be shown; all of it when left out. */
  readonly view?: MapView | undefined;
  /** Draws the roads as rides, and this one of them, by its transfer's id, lit. */
  readonly ride?: number | null | undefined;
}

/** Our map of Belize: a poster made of flat layers, drawn ahead, without a request to anybody. */
export function BelizeMap({ alt, marks, view = SHEET, ride }: BelizeMapProps) {
  const { x, y, width, height } = view;
  // a ride that is picked before the drawing is here waits for it, and what stands there stays
  const lit = useDeferredValue(ride);
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
        <Layers marks={marks} view={view} ride={lit} />
      </svg>
    </div>
  );
}

/** Of its own, so that what was rendered ahead is kept while nothing else than the page changes. */
const Layers = memo(function Layers(props: DrawingProps) {
  return (
    <Suspense fallback={null}>
      <ArrivedLayers {...props} />
    </Suspense>
  );
});

function ArrivedLayers(props: DrawingProps) {
  if (!drawing.layers) use(drawingArrived);
  return drawing.layers && <drawing.layers {...props} />;
}
