/** A name that a database has had, and as of when it was taken from the one before it; empty for its first. */
export type Epoch = readonly [name: string, asOf: string];

/** By which database something was answered, and when, by its clock. */
export interface Answered {
  readonly epoch: string;
  readonly answeredMs: number;
}

/** What was answered so shortly before may be missing, too: stamps are older than their writes, and clocks are mended. */
const MARGIN_MS = 10 * 60_000;

/**
 * Whether what a database has answered may be missing in the one that it has become: one of the restores since then
 * brought back an earlier state, or nothing is known of it there.
 * @param epochs all that it was, the oldest first
 */
export function mayBeMissing({ epoch, answeredMs }: Answered, epochs: readonly Epoch[]): boolean {
  const place = epochs.findIndex(([name]) => name === epoch);
  const isOlder = (asOf: string) => !(answeredMs <= Date.parse(asOf.replace(" ", "T")) - MARGIN_MS);
  return place < 0 || epochs.slice(place + 1).some(([, asOf]) => isOlder(asOf));
}
