import { useSyncExternalStore } from "react";
import styles from "./BelizeMap.module.css";
import { arrivedDrawing, onDrawing } from "./drawing.ts";
import type { MapMark } from "./labels.ts";
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

/** What stands in such an element is left alone: the layers of the page as rendered ahead. */
const AS_IT_STANDS = { dangerouslySetInnerHTML: { __html: "" } };

/**
 * Our map of Belize: a poster made of flat layers, drawn ahead, without a request to anybody. Its
 * script is fetched when the page takes input; on a page that was not rendered ahead there is sea
 * until then.
 */
export function BelizeMap({ alt, marks, view = SHEET, ride }: BelizeMapProps) {
  const Drawing = useSyncExternalStore(onDrawing, arrivedDrawing, arrivedDrawing);
  const { x, y, width, height } = view;
  const layers = Drawing
    ? { children: <Drawing marks={marks} view={view} ride={ride} /> }
    : AS_IT_STANDS;
  return (
    <div className={styles.frame}>
      <svg
        role="img"
        aria-label={alt}
        viewBox={`${x} ${y} ${width} ${height}`}
        width={width}
        height={height}
        className={styles.map}
        {...layers}
      />
    </div>
  );
}
