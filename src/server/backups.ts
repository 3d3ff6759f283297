import { tellEvent } from "./events.ts";

const DAY_MS = 86_400_000;
/** No copy of erased data is older (CONTRACT, Erase); the nightly ones are as many. */
const KEPT_DAYS = 14;
/** UTC: three o'clock at night in Belize. */
const NIGHTLY = "0 9 * * *";
const CHECKED = "checked.json";

type Checked = Readonly<Record<string, { readonly at: string }>>;

const folderOf = (app: pb.App) => `${app.dataDir()}/backups`;

/** PocketBase's own nightly backup; what it makes is looked at by {@link checkBackup}. */
export function scheduleBackups(settings: pb.Settings): void {
  settings.backups.cron = NIGHTLY;
  settings.backups.cronMaxKeep = KEPT_DAYS;
}

/**
 * Makes an archive of the data while the server runs: writes wait meanwhile.
 * @param name without `.zip`; the time is put behind it
 * @returns the archive's path
 * @throws when it cannot be made, or its copy cannot be opened
 */
export function makeBackup(app: pb.App, name: string): string {
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const file = `${name}_${time}.zip`;
  app.createBackup(new Context(), file);
  return `${folderOf(app)}/${file}`;
}

/** After each backup: it is unpacked and opened, then those that are too old are deleted. */
export function checkBackup(e: pb.BackupEvent): void {
  try {
    checkAndTidy(e);
  } catch (error) {
    tellEvent("backup-failed", { name: e.name });
    throw error;
  }
  tellEvent("backup-made", { name: e.name });
}

function checkAndTidy(e: pb.BackupEvent): void {
  e.next();
  const folder = folderOf(e.app);
  const check = $os.getenv("CHECK_BACKUP");
  if (check) {
    try {
      $os.cmd($os.getenv("NODE_BIN"), check, `${folder}/${e.name}`).run();
    } catch (error) {
      e.app.logger().error("a backup could not be opened", "name", e.name, "error", String(error));
      throw new ApiError(500, `The backup ${e.name} was made but cannot be opened.`);
    }
  }
  for (const file of $os.readDir(folder)) {
    const isOld = file.info().modTime().unixMilli() < Date.now() - KEPT_DAYS * DAY_MS;
    if (isOld && file.name().endsWith(".zip")) $os.remove(`${folder}/${file.name()}`);
  }
}

/** A backup before the migrations that this start is about to run. */
export function backUpBeforeMigrations(app: pb.App): void {
  const done = arrayOf(new DynamicModel({ file: "" }));
  app.db().newQuery("SELECT file FROM _migrations").all(done);
  const names = done.map(({ file }) => String(file));
  const isNew = (name: string) => name.endsWith(".js") && names.indexOf(name) < 0;
  const files = $os.readDir($os.getenv("MIGRATIONS_DIR")).map((file) => file.name());
  if (files.some(isNew)) makeBackup(app, "before_migration");
}

/** When the newest backup was made that could be opened, ISO 8601; empty when there is none. */
export function lastBackup(app: pb.App): string {
  try {
    const folder = folderOf(app);
    const checked = JSON.parse(toString($os.readFile(`${folder}/${CHECKED}`))) as Checked;
    const times = $os
      .readDir(folder)
      .map((file) => checked[file.name()]?.at ?? "")
      .sort();
    return times[times.length - 1] ?? "";
  } catch {
    return ""; // there is no such file before the first backup
  }
}
