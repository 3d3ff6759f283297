/** A corner of the screen, by Mantine's name; on a narrow screen a toast takes its whole width. */
export type ToastPlace = "bottom-right" | "top-right" | "bottom-left" | "top-left";

/** A rectangle of the screen, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that a toast had better not lie over, and how bad it is if it does. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
const DIALOGS = "[role='dialog'], [role='alertdialog'], dialog";

/** What opens above the page: it has no business under a toast that was there before. */
export const ABOVE_PAGE = `${DIALOGS}, [role='menu'], [data-sheet], header details[open]`;

/** What a dialog is about. */
const HEADS = DIALOGS.split(", ")
  .map((dialog) => `${dialog} header`)
  .join(", ");

/** One of the page's controls, one of a dialog's, its head, and what has just been pressed or has the focus. */
const WEIGHTS = { page: 1, dialog: 20, head: 200, inUse: 1000 };

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The place where a toast is least in the way; the first of equals.
 * @param places where the toast would lie in each, the preferred one first
 */
export function leastInTheWay(
  places: readonly (readonly [ToastPlace, Box])[],
  obstacles: readonly Obstacle[],
): ToastPlace {
  const burden = (box: Box) =>
    obstacles.reduce((sum, { box: other, weight }) => sum + (overlap(box, other) ? weight : 0), 0);
  let best: ToastPlace = "bottom-right";
  let least = Number.POSITIVE_INFINITY;
  for (const [place, box] of places) {
    const weight = burden(box);
    if (weight >= least) continue;
    least = weight;
    best = place;
  }
  return best;
}

/** What stands on the screen now. */
function obstaclesOf(pressed: Box | null): Obstacle[] {
  const found: Obstacle[] = pressed ? [{ box: pressed, weight: WEIGHTS.inUse }] : [];
  for (const head of document.querySelectorAll(HEADS)) {
    if (head.checkVisibility())
      found.push({ box: head.getBoundingClientRect(), weight: WEIGHTS.head });
  }
  for (const element of document.querySelectorAll(CONTROLS)) {
    // the toast before this one goes
    if (!element.checkVisibility() || element.closest("[data-toast]")) continue;
    const { page, dialog, inUse } = WEIGHTS;
    const ofDialog = element.closest(DIALOGS) ? dialog : page;
    const weight = element === document.activeElement ? inUse : ofDialog;
    found.push({ box: element.getBoundingClientRect(), weight });
  }
  return found;
}

/**
 * Where the next toast goes, so that it covers neither what was pressed last nor what one needs next.
 * @param pressed where the pointer was pressed last, null before
 */
export function placeForToast(pressed: Box | null): ToastPlace {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  // as in ToastView.module.css; three lines of words, which is what most have
  const [margin, header, high, wide] = [24, 72, 7 * rem, 26 * rem];
  const low = { top: height - margin - high, bottom: height };
  const up = { top: header, bottom: header + high };
  const isNarrow = width < 48 * rem;
  const whole = { left: 0, right: width };
  const right = isNarrow ? whole : { left: width - margin - wide, right: width };
  const left = { left: 0, right: margin + wide };
  return leastInTheWay(
    isNarrow
      ? [
          ["top-right", { ...whole, ...up }],
          ["bottom-right", { ...whole, ...low }],
        ]
      : [
          ["bottom-right", { ...right, ...low }],
          ["top-right", { ...right, ...up }],
          ["bottom-left", { ...left, ...low }],
          ["top-left", { ...left, ...up }],
        ],
    obstaclesOf(pressed),
  );
}
