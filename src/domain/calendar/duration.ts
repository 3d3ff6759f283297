const DEFAULT_LENGTH_MINUTES = 8 * 60;

/** `6.5 hours`, `45 minutes`; eight hours for a text that names no length. */
export function durationMinutes(duration: string): number {
  const match = /(\d+(?:\.\d+)?)\s*(h|m)/i.exec(duration);
  if (!match) return DEFAULT_LENGTH_MINUTES;
  const minutes = Math.round(Number(match[1]) * (match[2]?.toLowerCase() === "h" ? 60 : 1));
  return minutes > 0 ? minutes : DEFAULT_LENGTH_MINUTES;
}
