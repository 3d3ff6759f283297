/** Letters that are written from right to left: Hebrew, Arabic and their neighbours, and their other forms. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Unicode's first strong isolate, and its end. */
const [OPEN, CLOSE] = ["\u2068", "\u2069"];

/**
 * What somebody has typed as it may stand within a sentence: where it is written from right to left, what
 * stands around it keeps its place.
 */
export function isolated(text: string): string {
  return FROM_RIGHT.test(text) ? `${OPEN}${text}${CLOSE}` : text;
}
