import {
  backupFolder,
  goodBackups,
  isArchive,
  isEncrypted,
  isEncrypting,
  isTooOld,
  keptName,
  lastBackup,
  madeMs,
} from "./backups.ts";
import { logEvent } from "./events.ts";
import { removeOldReplicas } from "./replicas.ts";

/** Where the copies lie in the bucket: what else is in it is never touched. */
const FOLDER = "backups/";
const COPIED = "copied.json";
/** A run of the cron job within this time has its turn before anybody worries. */
const LATE_MS = 3_600_000;
/** An upload that has taken longer was killed. */
const LONGEST_RUN_MS = 6 * 3_600_000;
const RUNNING_KEY = "copyingBackupsSince";

/** The S3-compatible bucket of the environment, through PocketBase's own client; null without one. */
export function openBucket(): pb.FileSystem | null {
  const of = (name: string) => $os.getenv(`BACKUP_S3_${name}`);
  if (!of("ENDPOINT")) return null;
  // the bucket in the path, not in the host's name: all of these services understand that
  return $filesystem.s3(
    ...[of("BUCKET"), of("REGION"), of("ENDPOINT")],
    ...([of("ACCESS_KEY"), of("SECRET"), true] as const),
  );
}

/**
 * The cron job: copies each good backup that is not off the machine yet, and removes copies that are
 * too old, or that came plain before there was a key, and old logs (replicas.ts). What failed is tried again by the next run
 * (docs/decisions/0013, 0014).
 */
export function copyBackups(app: pb.App): void {
  const bucket = openBucket();
  if (!bucket) return;
  if (!takeTurn(app)) return;
  try {
    const there = sizesIn(bucket);
    // without a key all, with one those that are encrypted
    const good = goodBackups(app).filter(({ name }) => isEncrypted(name) || !isEncrypting());
    const names = good.map(({ name }) => name);
    for (const { name, size } of good) {
      if (there[name] === size) continue;
      bucket.uploadFile($filesystem.fileFromPath(`${backupFolder(app)}/${name}`), FOLDER + name);
      logEvent("backup-copied", { name });
    }
    for (const name of Object.keys(there)) {
      const isReplaced = !isEncrypted(name) && isEncrypting() && names.includes(keptName(name));
      if (isReplaced || isTooOld(name, Date.now())) bucket.delete(FOLDER + name);
    }
    noteCopied(app, good[good.length - 1]?.at ?? "");
    removeOldReplicas(bucket, Date.now());
  } catch (error) {
    const reason = /(?:^|\s)([45]\d\d \w+)/.exec(String(error))?.[1] ?? "not reached";
    logEvent("backup-copy-failed", { reason });
  } finally {
    app.store().set(RUNNING_KEY, 0);
    bucket.close();
  }
}

/** False while another run copies: a large archive takes longer than the time between two runs. */
function takeTurn(app: pb.App): boolean {
  let isMine = false;
  app.store().setFunc(RUNNING_KEY, (since) => {
    isMine = Date.now() - Number(since ?? 0) > LONGEST_RUN_MS;
    return isMine ? Date.now() : since;
  });
  return isMine;
}

/** The copies by name, with their sizes in bytes. */
function sizesIn(bucket: pb.FileSystem): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const { key, size } of bucket.list(FOLDER)) {
    const name = key.slice(FOLDER.length);
    if (isArchive(name)) sizes[name] = size;
  }
  return sizes;
}

function noteCopied(app: pb.App, at: string): void {
  const file = `${backupFolder(app)}/${COPIED}`;
  $os.writeFile(`${file}.part`, JSON.stringify({ at }), 0o600);
  $os.rename(`${file}.part`, file);
}

/**
 * How the copies stand; null where no bucket is given. `lastBackup`: of what is off the machine;
 * `isPlain`: they leave it unencrypted.
 */
export function copiesOf(
  app: pb.App,
): { lastBackup: string; isLate: boolean; isPlain: boolean } | null {
  if (!$os.getenv("BACKUP_S3_ENDPOINT")) return null;
  const newest = lastBackup(app);
  const copied = copiedAt(app);
  const isLate = copied < newest && Date.now() - Date.parse(newest) > LATE_MS;
  return { lastBackup: copied, isLate, isPlain: !isEncrypting() };
}

function copiedAt(app: pb.App): string {
  try {
    return JSON.parse(toString($os.readFile(`${backupFolder(app)}/${COPIED}`))).at;
  } catch {
    return ""; // nothing has been copied yet
  }
}

/**
 * Fetches a copy into a folder, for a restore on a new machine.
 * @param name of the archive; empty: the newest one
 * @returns its path
 * @throws when there is none of that name, with those that there are
 */
export function fetchCopy(name: string, folder: string): string {
  const bucket = openBucket();
  if (!bucket) throw new Error("Give BACKUP_S3_ENDPOINT and the other variables of the bucket.");
  const target = $filesystem.local(folder);
  try {
    const names = Object.keys(sizesIn(bucket)).sort(byTime);
    const wanted = name || names[names.length - 1] || "";
    if (names.indexOf(wanted) < 0) {
      throw new Error(`There is no ${wanted || "backup"} in the bucket. ${names.join(" ")}`);
    }
    target.uploadFile(bucket.getReuploadableFile(FOLDER + wanted, true), wanted);
    return `${folder}/${wanted}`;
  } finally {
    target.close();
    bucket.close();
  }
}

const byTime = (a: string, b: string) => madeMs(a) - madeMs(b);
