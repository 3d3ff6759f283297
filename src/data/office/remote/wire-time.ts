/**
 * An instant as PocketBase writes it, in milliseconds since the epoch; null for an empty text. It
 * puts a blank where ISO 8601 has a T, which not every browser reads.
 */
export function instantMs(stamp: string): number | null {
  if (!stamp) return null;
  const ms = Date.parse(stamp.replace(" ", "T"));
  return Number.isNaN(ms) ? null : ms;
}
