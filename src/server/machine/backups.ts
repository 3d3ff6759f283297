import { logEvent } from "./events.ts";

const DAY_MS = 86_400_000;
/** No copy of erased data is older (CONTRACT, Erase); the nightly ones are as many. */
const KEPT_DAYS = 14;
/** UTC: three o'clock at night in Belize. */
const NIGHTLY = "0 9 * * *";
const CHECKED = "checked.json";

type Checked = Readonly<Record<string, { readonly at: string }>>;

export const backupFolder = (app: pb.App) => `${app.dataDir()}/backups`;

/** PocketBase's own nightly backup, which comes by {@link archiveData}. */
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
 * Takes the place of PocketBase's own way to an archive, which reads the open database. The archive is opened then,
 * and encrypted where a key is given; those that are too old are deleted.
 */
export function archiveData(e: pb.BackupEvent): void {
  try {
    packCheckAndTidy(e);
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

/** What the programs that make and check an archive are told; the mail server's password is not among it. */
const TOLD_VARIABLES = [
  ...["PATH", "HOME", "TMPDIR", "TZ", "POCKETBASE_BIN", "HOOKS_DIR", "MIGRATIONS_DIR"],
  ...["PB_ENCRYPTION_KEY", "BACKUP_RECIPIENT"],
];

function packCheckAndTidy({ app, name, exclude }: pb.BackupEvent): void {
  const folder = backupFolder(app);
  const archive = `${folder}/${name}`;
  $os.mkdirAll(folder, 0o700);
  try {
    pack(app, [archive, ...exclude]);
  } catch {
    throw new ApiError(500, `The backup ${name} could not be made.`);
  }
  try {
    runProgram("CHECK_BACKUP", [archive]);
  } catch {
    throw new ApiError(500, `The backup ${name} was made but cannot be opened.`);
  }
  for (const file of $os.readDir(folder)) {
    const isOld = file.info().modTime().unixMilli() < Date.now() - KEPT_DAYS * DAY_MS;
    if (isOld && KEPT_FILE.test(file.name())) $os.remove(`${folder}/${file.name()}`);
  }
}

/**
 * By another process: who closes any handle of a file has none of its POSIX locks left, and a database whose server holds
 * none loses its log to whoever opens it next (https://www.sqlite.org/howtocorrupt.html, 2.2). Both databases are kept
 * from being written meanwhile, which a transaction does from its first write on.
 */
function pack(app: pb.App, args: string[]): void {
  app.runInTransaction((inside) => {
    inside.auxRunInTransaction((both) => {
      both.db().newQuery("DELETE FROM _migrations WHERE 0").execute();
      both.auxDB().newQuery("DELETE FROM _logs WHERE 0").execute();
      runProgram("PACK_DATA", args);
    });
  });
}

/** @param program the variable that names it */
function runProgram(program: string, args: string[]): void {
  const command = $os.cmd($os.getenv("NODE_BIN"), $os.getenv(program), ...args);
  command.env = TOLD_VARIABLES.map((name) => `${name}=${$os.getenv(name)}`);
  command.run();
}

/** An archive, or what killed work has left of one; and what PocketBase noted beside it when it made them. */
const KEPT_FILE = /\.zip(\.attrs|\.part|\.age(\.part)?)?$/;

/** A backup before the migrations that this start is about to run. */
export function backUpBeforeMigrations(app: pb.App): void {
  if (hasNewMigrations(app)) makeBackup(app, "before_migration");
}

/** Whether there are migrations that these data have not run. */
export function hasNewMigrations(app: pb.App): boolean {
  const done = arrayOf(new DynamicModel({ file: "" }));
  app.db().newQuery("SELECT file FROM _migrations").all(done);
  const names = done.map(({ file }) => String(file));
  const isNew = (name: string) => name.endsWith(".js") && names.indexOf(name) < 0;
  const files = $os.readDir($os.getenv("MIGRATIONS_DIR")).map((file) => file.name());
  return files.some(isNew);
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
