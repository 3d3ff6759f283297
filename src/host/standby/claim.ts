import { shippingFolder } from "../shipping/place.ts";
import { currentLease, type Lease, takeLease } from "./lease.ts";
import { FRESH, readNote, writeNote } from "./note.ts";
import type { Objects } from "./objects.ts";

/** Another machine has the right to write by now. */
export class OvertakenError extends Error {
  constructor() {
    super("Another machine has taken over.");
  }
}

/** The bucket is another site's, or these are not the data that write to it. */
export class NotOursError extends Error {}

interface Machine {
  /** Of what is shipped, beside the data. */
  folder: string;
  /** Under which its data are shipped. */
  name: string;
  /** True for data that have never been shipped from here: restored ones, which take over, or an empty place. */
  isNew: boolean;
  hasData: boolean;
}

/**
 * The right to write for this machine's data.
 * @throws OvertakenError, NotOursError; where the bucket does not answer
 */
export async function claimLease(
  objects: Objects,
  { folder, name, isNew, hasData }: Machine,
): Promise<Lease> {
  const note = readNote(folder);
  if (note?.from) {
    // where the bucket does not answer, what lies here may be older than what others were told
    const newest = await currentLease(objects).catch(() => null);
    const isOthers = newest !== null && newest.number >= note.number && newest.name !== note.name;
    if (isOthers) throw new OvertakenError();
    throw new NotOursError(
      "A promotion was cut off here: npm run promote goes on with it, npm run standby stands by.",
    );
  }
  const current = await currentLease(objects);
  if (current?.name === name) {
    if (note?.number !== current.number) writeNote(folder, { ...FRESH, number: current.number });
    return current;
  }
  if (note && current && current.number > note.number) throw new OvertakenError();
  if (current && !hasData) {
    throw new NotOursError(
      "A site that runs elsewhere writes to this bucket. npm run standby stands by for it, npm run promote takes over from it; a site of its own needs a bucket of its own.",
    );
  }
  if (current && !note && !isNew) {
    throw new NotOursError("Another site writes to this bucket: each needs one of its own.");
  }
  // where the answer to that was lost, or two looks were at it, it is ours by now
  const lease =
    (await takeLease(objects, current ?? note, { name, from: "" })) ??
    (await currentLease(objects));
  if (lease?.name !== name) throw new OvertakenError();
  writeNote(folder, { ...FRESH, number: lease.number });
  return lease;
}

/**
 * Nobody would look any more whether the machine that stands by has taken over, and it would bring back what was shipped
 * last. Who has never had one starts: that something is not shipped is told elsewhere.
 * @throws where a machine stands by for these data, as far as they know, or where a promotion was cut off
 */
export function refuseUnshipped(dataDir: string): void {
  const folder = shippingFolder(dataDir);
  const note = readNote(folder);
  if (!note?.isWatched && !note?.from) return;
  throw new Error(
    `Another machine stands by for these data and can take over from what was shipped, and nothing would be shipped now. Give what is missing: the bucket's variables, Litestream 0.5 or newer, DURABILITY=behind or shipped. Or, where no other machine is to take over any more: end what stands by, say npm run standby -- --leave with the bucket's variables, and remove ${folder}.`,
  );
}
