const COUNTS = /^[a-z0-9]{1,20}:\d{1,3}(;[a-z0-9]{1,20}:\d{1,3})*$/;

type Counts = readonly (readonly [id: string, count: number])[];

/**
 * How many of what, as a booking says it of bands and extras: `child:2;infant:1`.
 * @returns null for what is no such text, or names one twice
 */
export function parseCounts(text: string): Counts | null {
  if (text === "") return [];
  if (!COUNTS.test(text)) return null;
  const counts = text.split(";").map((one) => {
    const [id = "", count] = one.split(":");
    return [id, Number(count)] as const;
  });
  return new Set(counts.map(([id]) => id)).size === counts.length
    ? counts.filter(([, count]) => count > 0)
    : null;
}

/**
 * The same where it came as a list of `{ id, count }`, as others than our pages may send it (CONTRACT); what is
 * no such list becomes a text that cannot be read, and is refused.
 */
export function listedCounts(said: unknown): unknown {
  if (typeof said !== "object" || said === null) return said;
  if (!Array.isArray(said)) return "?";
  return said.map((one) => `${Object(one).id}:${Object(one).count}`).join(";");
}

/** The same as text; what is none of is left out. */
export function countsText(counts: Counts): string {
  return counts
    .filter(([, count]) => count > 0)
    .map((one) => one.join(":"))
    .join(";");
}

/** How many a text counts in all, or of some alone. */
export const sumOfCounts = (text: string, of?: readonly { readonly id: string }[]): number =>
  (parseCounts(text) ?? [])
    .filter(([id]) => !of || of.some((one) => one.id === id))
    .reduce((sum, [, count]) => sum + count, 0);
