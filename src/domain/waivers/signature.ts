/**
 * A drawn signature: an SVG path of whole numbers within a field of 1000 by 400, a stroke after the other, each as its
 * first point and the steps from there: `M120 200l5 -3 8 0`. Nothing else is one, so that it can be put into a page.
 */
export const FIELD = { width: 1000, height: 400 } as const;
/** In characters. */
export const MOST_SIGNATURE = 20_000;
/** What is shorter in all was a tap, and no signature. */
const LEAST_INK = 150;
/** A point that lies nearer to the one before tells nothing. */
const LEAST_STEP = 4;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STROKE = /^\d{1,4} \d{1,4}(l-?\d{1,4} -?\d{1,4}( -?\d{1,4} -?\d{1,4})*)?$/;

/** Why a path is no signature, as a code; null where it is one. */
export function signatureFault(path: string): string | null {
  if (path.length > MOST_SIGNATURE) return `signature_long:${MOST_SIGNATURE}`;
  const ink = inkOf(path);
  if (ink === null) return "signature_unreadable";
  return ink < LEAST_INK ? "signature_small" : null;
}

/** The length of all strokes; null for what is no drawing. */
function inkOf(path: string): number | null {
  const [before, ...strokes] = path.split("M");
  if (before !== "" || strokes.length === 0) return null;
  let ink = 0;
  for (const stroke of strokes) {
    if (!STROKE.test(stroke)) return null;
    const [x = 0, y = 0, ...steps] = stroke.split(/[l ]/).map(Number);
    let place = { x, y };
    for (let at = 0; at < steps.length; at += 2) {
      const [dx = 0, dy = 0] = steps.slice(at, at + 2);
      place = { x: place.x + dx, y: place.y + dy };
      ink += Math.sqrt(dx * dx + dy * dy);
      if (!isWithin(place)) return null;
    }
    if (!isWithin({ x, y })) return null;
  }
  return ink;
}

const isWithin = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= FIELD.width && y <= FIELD.height;

/** The nearest point of the field, in whole numbers. */
const inField = ({ x, y }: Point): Point => ({
  x: Math.min(Math.max(Math.round(x), 0), FIELD.width),
  y: Math.min(Math.max(Math.round(y), 0), FIELD.height),
});

/** What is being drawn: the path so far, and where the pen is. */
export interface Drawing {
  readonly path: string;
  readonly pen: Point | null;
}
export const BLANK: Drawing = { path: "", pen: null };

/** The drawing once the pen has come down. */
export function begun({ path }: Drawing, at: Point): Drawing {
  const pen = inField(at);
  return { path: `${path}M${pen.x} ${pen.y}`, pen };
}

/** The drawing once the pen has moved; the same where that tells nothing, or there is no room for more. */
export function moved(drawing: Drawing, at: Point): Drawing {
  const { path, pen } = drawing;
  if (!pen) return drawing;
  const next = inField(at);
  const [dx, dy] = [next.x - pen.x, next.y - pen.y];
  if (dx * dx + dy * dy < LEAST_STEP * LEAST_STEP) return drawing;
  const isFirst = path.lastIndexOf("l") < path.lastIndexOf("M");
  const longer = `${path}${isFirst ? "l" : " "}${dx} ${dy}`;
  return longer.length > MOST_SIGNATURE ? drawing : { path: longer, pen: next };
}

/** The pen has gone up. */
export const lifted = ({ path }: Drawing): Drawing => ({ path, pen: null });
