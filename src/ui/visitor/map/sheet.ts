/** A part of the sheet, in its units. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole sheet, that all coordinates of the map belong to (scripts/map/frame.mjs). */
export const SHEET: MapView = { x: 0, y: 0, width: 960, height: 1120 };
