import type { PlaceId } from "#domain/catalogue/places.ts";
import * as words from "#messages/visitor/map.ts";
import { type MapView, SHEET } from "./sheet.ts";

/** Where a name stands, seen from its point. */
type Side = "e" | "w" | "n" | "s" | "ne" | "nw" | "se" | "sw" | "ene" | "ese";

/** `pin` is where we are, `end` where the lit ride ends, `site` what a tour goes to see. */
type MarkKind = "pin" | "end" | "site" | "town";

export interface MapMark {
  readonly place: PlaceId;
  readonly side: Side;
  /** Where another name than the place's is better known. */
  readonly text?: string | undefined;
  readonly kind?: MarkKind | undefined;
}

/** How much a sign shrinks in a view, so that on the screen it keeps its size. */
export function signScale({ width }: MapView): number {
  return width / SHEET.width;
}

/** From the point to the name's anchor, in signs' units; names are set on their middle line. */
const OFFSETS: Readonly<Record<Side, readonly [dx: number, dy: number, anchor: Anchor]>> = {
  e: [20, 0, "start"],
  w: [-20, 0, "end"],
  n: [0, -36, "middle"],
  s: [0, 36, "middle"],
  ne: [14, -26, "start"],
  nw: [-14, -26, "end"],
  se: [14, 26, "start"],
  sw: [-14, 26, "end"],
  ene: [20, -12, "start"],
  ese: [20, 12, "start"],
};

/** How much farther than at a dot a name stands at a larger sign. */
const ROOM: Readonly<Record<MarkKind, number>> = { town: 0, end: 5, site: 6, pin: 14 };

/** A pin stands on its point. */
const PIN_HEIGHT = 58;

type Anchor = "start" | "middle" | "end";

export interface PlacedName {
  readonly text: string;
  readonly dx: number;
  readonly dy: number;
  readonly anchor: Anchor;
}

export function placeName({
  place,
  text = words.places[place],
  side,
  kind = "town",
}: MapMark): PlacedName {
  const [dx, dy, anchor] = OFFSETS[side];
  const room = Math.sign(dx) * ROOM[kind];
  return { text, dx: dx + room, dy: kind === "pin" && side === "n" ? dy - PIN_HEIGHT : dy, anchor };
}
