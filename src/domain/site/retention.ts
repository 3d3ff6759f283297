/**
 * How many months after its day of travel a booking may keep its customer's name, address and number.
 * The longest is what the privacy page promises, so none can be set that is longer.
 */
export const RETENTION_MONTHS = [6, 12, 18, 24] as const;

export type RetentionMonths = (typeof RETENTION_MONTHS)[number];

export const LONGEST_RETENTION_MONTHS = RETENTION_MONTHS[3];

/** A number of months that can be set; the longest for anything else. */
export function retentionOf(months: unknown): RetentionMonths {
  return RETENTION_MONTHS.find((known) => known === Number(months)) ?? 24;
}

/** The same day so many months earlier, `YYYY-MM-DD`; of a shorter month the last one. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const index = year * 12 + (month - 1) - months;
  const target = { year: Math.floor(index / 12), month: index % 12 };
  const last = new Date(Date.UTC(target.year, target.month + 1, 0)).getUTCDate();
  const instant = Date.UTC(target.year, target.month, Math.min(date, last));
  return new Date(instant).toISOString().slice(0, 10);
}
