import * as words from "#messages/formats/times.ts";

/** A clock time of the catalogue (`HH:MM`, 24 hours) as the site writes it: `7:30 am`. */
export function clockTime(time: string): string {
  const [hours = "0", minutes = "00"] = time.split(":");
  const hour = Number(hours);
  return words.clock(hour % 12 || 12, minutes, hour < 12);
}
