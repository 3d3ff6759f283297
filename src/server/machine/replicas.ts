/** Where the databases' logs lie in the bucket (src/host/shipping/place.ts), each under a name of its own. */
const FOLDER = "litestream/";
/** What Litestream 0.3 has left, which 0.5 can't read. */
const OLD_FORM = "generations";
/** As for archives: no copy of erased data is older. */
const KEPT_MS = 14 * 86_400_000;

interface Replica {
  /** When something was written to it last, ms. */
  lastMs: number;
  readonly keys: string[];
}

function replicasIn(bucket: pb.FileSystem): Record<string, Replica> {
  const found: Record<string, Replica> = {};
  for (const { key, modTime } of bucket.list(FOLDER)) {
    const name = key.slice(FOLDER.length).split("/")[0] ?? "";
    found[name] ??= { lastMs: 0, keys: [] };
    found[name].keys.push(key);
    found[name].lastMs = Math.max(found[name].lastMs, modTime.unixMilli());
  }
  return found;
}

/**
 * The name of the replica to restore.
 * @param wanted empty: that to which something was written last
 * @throws when there is none of that name, with those that there are
 */
export function findReplica(bucket: pb.FileSystem, wanted: string): string {
  const replicas = replicasIn(bucket);
  const names = Object.keys(replicas)
    .filter((name) => name !== OLD_FORM)
    .sort((a, b) => (replicas[a]?.lastMs ?? 0) - (replicas[b]?.lastMs ?? 0));
  const name = wanted || names[names.length - 1] || "";
  if (names.indexOf(name) >= 0) return name;
  throw new Error(`There is no replica ${wanted} in the bucket. ${names.join(" ")}`);
}

/** Removes what was shipped before a restore, once nothing was added to it for fourteen days. */
export function removeOldReplicas(bucket: pb.FileSystem, nowMs: number): void {
  const replicas = replicasIn(bucket);
  for (const [name, { lastMs, keys }] of Object.entries(replicas)) {
    if (name === $os.getenv("SHIPPING_NAME") || lastMs > nowMs - KEPT_MS) continue;
    for (const key of keys) bucket.delete(key);
  }
}
