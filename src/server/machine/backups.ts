import { logEvent } from "./events.ts";

const DAY_MS = 86_400_000;
/** No copy of erased data is older (CONTRACT, Erase); the nightly ones are as many. */
const KEPT_DAYS = 14;
/** UTC: three o'clock at night in Belize. */
const NIGHTLY = "0 9 * * *";
const CHECKED = "checked.json";

type Checked = Readonly<Record<string, { readonly at: string }>>;

export const backupFolder = (app: pb.App) => `${app.dataDir()}/backups`;

/** PocketBase's own nightly backup; what it makes is looked at by {@link checkBackup}. */
export function scheduleBackups(settings: pb.Settings): void {
  settings.backups.cron = NIGHTLY;
  settings.backups.cronMaxKeep = KEPT_DAYS;
  // with it they would lie there instead of here, where nobody opens them to check
  settings.backups.s3.enabled = false;
}

/**
 * Makes an archive of the data while the server runs: writes wait meanwhile.
 * @param name without `.zip`; the time is put behind it
 * @returns the archive's path
 * @throws when it cannot be made, or its copy cannot be opened
 */
export function makeBackup(app: pb.App, name: string): string {
  const file = freeName(app, name);
  app.createBackup(new Context(), file);
  return `${backupFolder(app)}/${keptName(file)}`;
}

/** A name that no archive has: one of the same second would take the older one's place. */
function freeName(app: pb.App, name: string): string {
  for (;;) {
    const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const file = `${name}_${time}.zip`;
    if (!namesIn(backupFolder(app)).some((other) => other.startsWith(file))) return file;
    sleep(100);
  }
}

function namesIn(folder: string): string[] {
  try {
    return $os.readDir(folder).map((file) => file.name());
  } catch {
    return []; // before the first backup
  }
}

/** Whether archives are encrypted, which src/host/commands/check-backup.ts does. */
export const isEncrypting = () => $os.getenv("BACKUP_RECIPIENT") !== "";
const ENCRYPTED = ".age";
export const isEncrypted = (name: string) => name.endsWith(ENCRYPTED);
/** What becomes of an archive that PocketBase has made, by name. */
export const keptName = (name: string) => (isEncrypting() ? name + ENCRYPTED : name);

/**
 * After each backup: it is unpacked and opened, and encrypted where a key is given; then those that
 * are too old are deleted.
 */
export function checkBackup(e: pb.BackupEvent): void {
  try {
    checkAndTidy(e);
  } catch (error) {
    logEvent("backup-failed", { name: e.name });
    throw error;
  }
  logEvent("backup-made", { name: keptName(e.name) });
}

/** PocketBase's own restore, in its dashboard: it would bring back what was erased, and every session. */
export function refuseRestore({ name }: pb.BackupEvent): never {
  logEvent("restore-refused", { name });
  throw new BadRequestError("Stop the site and use npm run restore (docs/OPERATIONS.md).");
}

/** What the script that checks an archive is told; the mail server's password is not among it. */
const CHECK_VARIABLES = [
  ...["PATH", "HOME", "TMPDIR", "TZ", "POCKETBASE_BIN", "HOOKS_DIR", "MIGRATIONS_DIR"],
  ...["PB_ENCRYPTION_KEY", "BACKUP_RECIPIENT"],
];

function checkAndTidy(e: pb.BackupEvent): void {
  e.next();
  const folder = backupFolder(e.app);
  const check = $os.getenv("CHECK_BACKUP");
  if (check) {
    try {
      const command = $os.cmd($os.getenv("NODE_BIN"), check, `${folder}/${e.name}`);
      command.env = CHECK_VARIABLES.map((name) => `${name}=${$os.getenv(name)}`);
      command.run();
    } catch {
      throw new ApiError(500, `The backup ${e.name} was made but cannot be opened.`);
    }
  }
  for (const file of $os.readDir(folder)) {
    const isOld = file.info().modTime().unixMilli() < Date.now() - KEPT_DAYS * DAY_MS;
    if (isOld && KEPT_FILE.test(file.name())) $os.remove(`${folder}/${file.name()}`);
  }
}

/** An archive, what PocketBase notes beside it, or what a killed encryption has left of one. */
const KEPT_FILE = /\.zip(\.attrs|\.age(\.part)?)?$/;

/** A backup before the migrations that this start is about to run. */
export function backUpBeforeMigrations(app: pb.App): void {
  const done = arrayOf(new DynamicModel({ file: "" }));
  app.db().newQuery("SELECT file FROM _migrations").all(done);
  const names = done.map(({ file }) => String(file));
  const isNew = (name: string) => name.endsWith(".js") && names.indexOf(name) < 0;
  const files = $os.readDir($os.getenv("MIGRATIONS_DIR")).map((file) => file.name());
  if (files.some(isNew)) makeBackup(app, "before_migration");
}

interface GoodBackup {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** When it was opened, right after it was made; ISO 8601. */
  readonly at: string;
}

/** The backups that are there and could be opened, oldest first. */
export function goodBackups(app: pb.App): GoodBackup[] {
  try {
    const folder = backupFolder(app);
    const checked = JSON.parse(toString($os.readFile(`${folder}/${CHECKED}`))) as Checked;
    return $os
      .readDir(folder)
      .map((file) => ({
        name: file.name(),
        size: file.info().size(),
        at: checked[file.name()]?.at ?? "",
      }))
      .filter(({ at }) => at !== "")
      .sort((a, b) => (a.at < b.at ? -1 : 1));
  } catch {
    return []; // there is no such file before the first backup
  }
}

/** When the newest backup was made that could be opened, ISO 8601; empty when there is none. */
export function lastBackup(app: pb.App): string {
  const good = goodBackups(app);
  return good[good.length - 1]?.at ?? "";
}

/** How the name of each archive ends: with the time when it was made (UTC). */
const ARCHIVE = /_(\d{8})(\d{6})\.zip(\.age)?$/;
export const isArchive = (name: string) => ARCHIVE.test(name);

/** When an archive was made, in ms, by its name, since a copy's own time is later. */
export function madeMs(name: string): number {
  const [, date = "", time = ""] = ARCHIVE.exec(name) ?? [];
  const iso = `${date.replace(/(....)(..)(..)/, "$1-$2-$3")}T${time.replace(/(..)(..)(..)/, "$1:$2:$3")}Z`;
  return Date.parse(iso);
}

export const isTooOld = (name: string, nowMs: number) => madeMs(name) < nowMs - KEPT_DAYS * DAY_MS;
