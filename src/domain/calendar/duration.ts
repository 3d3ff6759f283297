const DEFAULT_LENGTH_MINUTES = 8 * 60;
const LENGTH = /(\d+(?:[.,]\d+)?)\s*([hm])[a-z]*\.?(?:\s*(?:and|y)?\s*(\d+)\s*m)?/i;

/** `6.5 hours`, `45 minutes`, `2,5 horas`, `1 h 40 min`; eight hours for a text that names no length. */
export function durationMinutes(duration: string): number {
  const [, length = "", unit = "", more = "0"] = LENGTH.exec(duration) ?? [];
  const figure = Number(length.replace(",", "."));
  const minutes = /h/i.test(unit) ? Math.round(figure * 60) + Number(more) : Math.round(figure);
  return minutes > 0 ? minutes : DEFAULT_LENGTH_MINUTES;
}
