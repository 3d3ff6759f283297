import { makeInternalKey } from "../guards/internal-calls.ts";
import { releaseInterrupted } from "../mail/queue.ts";
import { textOf } from "../office/sql.ts";
import { backUpBeforeMigrations, hasNewMigrations, scheduleBackups } from "./backups.ts";
import { checkParts } from "./parts.ts";

/** Connections that read at once: more get less done together (docs/decisions/0012-speed.md). */
const READERS = 2;
/**
 * Bytes of the database's file that a reading connection sees as memory, SQLite's own most. What it looks
 * at so needs none of the pages that SQLite keeps for all connections under one lock.
 */
const MAPPED_BYTES = 2 ** 31;

/** After PocketBase's own bootstrap: the environment's mail server and what a restart has to tidy. */
export function bootstrap(e: pb.BootstrapEvent): void {
  checkParts();
  openDatabase(e);
  const isFirst = !isMigrated(e.app);
  if ($os.getenv("MIGRATIONS") === "left out" && (isFirst || hasNewMigrations(e.app))) {
    // the host starts it again with them (src/host/start/serving.ts)
    throw new Error("These data have migrations to run.");
  }
  if (!isFirst) refuseUnfinished(e.app);
  makeInternalKey(e.app);
  applyEnvironment(e.app);
  if (isFirst) return;
  releaseInterrupted(e.app);
  if (isServer()) backUpBeforeMigrations(e.app);
}

/**
 * Opens the database and has SQLite look at every page of it: bookings written into a damaged file
 * may be lost later, when nobody can tell why.
 * @throws with what to do, which stops the start
 */
function openDatabase(e: pb.BootstrapEvent): void {
  try {
    e.next();
  } catch (error) {
    if (!DAMAGED.test(String(error))) throw error;
    throw new Error(`${damagedText(e.app)}\n${error}`);
  }
  const found = textOf(e.app, "SELECT quick_check AS value FROM pragma_quick_check LIMIT 1");
  if (found !== "ok") throw new Error(`${damagedText(e.app)}\n${found.split("\n")[0]}`);
  prepareReaders(e.app.concurrentDB().db());
}

/** The pool keeps these connections, and with them how they read. */
function prepareReaders(pool: pb.Handle): void {
  pool.setMaxOpenConns(READERS);
  pool.setConnMaxIdleTime(0);
  const context = new Context();
  const readers: pb.Connection[] = [];
  try {
    for (let count = 0; count < READERS; count += 1) readers.push(pool.conn(context));
    for (const reader of readers) {
      // without the pages that the look at the whole file has left
      reader.execContext(context, `PRAGMA mmap_size=${MAPPED_BYTES}; PRAGMA shrink_memory`);
    }
  } finally {
    for (const reader of readers) reader.close();
  }
}

const DAMAGED = /malformed|not a database|disk image|corrupt/i;
const damagedText = (app: pb.App) =>
  `The database ${app.dataDir()}/data.db is damaged, so the site does not start. Put back the newest good backup: npm run restore -- ${app.dataDir()}/backups/FILE.zip`;

/**
 * An earlier build came to its shape by 41 migrations. Those that are left of them bear the names of twelve, the last
 * among them: a database that has run all 41 has nothing more of them to run, and one that has not cannot get
 * the rest here.
 * @throws with what to do, which stops the start before anything is written
 */
function refuseUnfinished(app: pb.App): void {
  const sql = `SELECT count(*) AS value FROM _migrations WHERE file = '${LAST_OF_ALL}'`;
  if (textOf(app, sql) === "0") throw new Error(unfinishedText(app));
}

const LAST_OF_ALL = "1764696000_push.js";
const unfinishedText = (app: pb.App) =>
  `The database ${app.dataDir()}/data.db is of an earlier build and lacks some of its migrations, which this version no longer has. Start the last version that has them on it once, and stop it: git checkout $(git log -1 --diff-filter=D --format=%p -- pb_migrations/1764000000_new_mails.js) && npm start. Then start this one.`;

/** False for a command such as `superuser upsert` or `inspect`. */
const isServer = () => $os.getenv("SMTP_HOST") !== "";

/** False at the very first start, when the migrations are still to come. */
function isMigrated(app: pb.App): boolean {
  try {
    return app.findCollectionByNameOrId("mails") !== null;
  } catch {
    return false;
  }
}

/**
 * Settings that come from the environment at every start. PocketBase's own log of calls is off: it holds
 * whole addresses, with the names that people search for and erase, and whoever calls for what is not
 * there fills the disk with it. What has to be known is told (events.ts).
 */
function applyEnvironment(app: pb.App): void {
  if (!isServer()) return;
  const settings = app.settings();
  settings.smtp.enabled = true;
  settings.smtp.host = $os.getenv("SMTP_HOST");
  settings.smtp.port = Number($os.getenv("SMTP_PORT"));
  settings.smtp.username = $os.getenv("SMTP_USERNAME");
  settings.smtp.password = $os.getenv("SMTP_PASSWORD");
  settings.smtp.tls = $os.getenv("SMTP_TLS") === "on";
  settings.meta.appURL = $os.getenv("APP_URL");
  settings.meta.appName = "Cayo Wayfarers";
  settings.meta.hideControls = true;
  const proxyHeader = $os.getenv("TRUSTED_PROXY");
  settings.trustedProxy.headers = proxyHeader ? [proxyHeader] : [];
  settings.trustedProxy.useLeftmostIP = false;
  scheduleBackups(settings);
  settings.logs.maxDays = 0;
  app.save(settings);
  // PocketBase has emptied its table of logs; what led up to that is cut off
  app.auxNonconcurrentDB().newQuery("PRAGMA wal_checkpoint(TRUNCATE)").execute();
}
