/** An instant in Belize; the hour is one of 24. */
export const instant = (day: string, hour: number, minutes: string) =>
  `${day}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? "am" : "pm"} (Belize time)`;
