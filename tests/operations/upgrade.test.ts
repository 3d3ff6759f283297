import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decryptFile } from "../../src/host/backup/age.ts";
import { freePort } from "../../src/host/system/port.ts";
import { bookWell } from "../server/support/bookings.ts";
import { copyStartedData } from "../server/support/instance.ts";

const run = promisify(execFile);
const BROKEN_HOOK = "routerAdd('GET', '/broken', (e) => {";
const NEW_COLLECTION = `migrate((app) => { app.save(new Collection({ type: "base", name: "later" })); },
  (app) => { app.delete(app.findCollectionByNameOrId("later")); });`;

/** The private key of the backups, which nobody is given but by name. */
const KEY = await generateIdentity();

let folder: string;
let clone: string;
let site: { url: string };
let env: NodeJS.ProcessEnv;

const inClone = (command: string, args: string[]) =>
  run(command, args, { cwd: clone, env, maxBuffer: 64 * 1024 * 1024 });
const git = async (...args: string[]) => (await inClone("git", args)).stdout.trim();
const npm = (...args: string[]) => inClone("npm", ["run", "--silent", ...args]);
const sql = async (query: string) =>
  (await run("sqlite3", [`${env.DATA_DIR}/data.db`, query])).stdout.trim();
const bookings = async () => Number(await sql("SELECT count(*) FROM bookings"));
const hasCollection = async (name: string) =>
  (await sql(`SELECT count(*) FROM _collections WHERE name = '${name}'`)) === "1";

const answers = async () => (await fetch(`${site.url}/api/health`).catch(() => null))?.ok;
async function startService(): Promise<void> {
  await inClone("sh", ["-c", env.SERVICE_START ?? ""]);
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** A later version: one more file in the tree. */
async function laterVersion(tag: string, file: string, text: string): Promise<void> {
  await git("checkout", "--quiet", "--detach", "first");
  await writeFile(join(clone, file), text);
  await git("add", "--all");
  await git("commit", "--quiet", "--message", tag);
  await git("tag", tag);
  await git("checkout", "--quiet", "--detach", "first");
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cayo-upgrade-"));
  clone = join(folder, "clone");
  const { stdout } = await run("git", ["ls-files", "-co", "--exclude-standard"]);
  const built = ["dist", "dist-host", "dist-pages", "pb_hooks/lib"];
  for (const file of [...stdout.trim().split("\n"), ...built]) {
    // a file that was removed and not committed yet is still in the list
    await cp(file, join(clone, file), { recursive: true }).catch(() => dirname(file));
  }
  await symlink(join(process.cwd(), "node_modules"), join(clone, "node_modules"));

  const port = await freePort({ host: "127.0.0.1", port: 0 });
  site = { url: `http://127.0.0.1:${port}` };
  const author = { GIT_AUTHOR_NAME: "t", GIT_AUTHOR_EMAIL: "t@t", GIT_COMMITTER_NAME: "t" };
  env = {
    ...process.env,
    ...author,
    GIT_COMMITTER_EMAIL: "t@t",
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    RATE_LIMITS: "off",
    UPGRADE_SECONDS: "60",
    BACKUP_RECIPIENT: await identityToRecipient(KEY),
    SERVICE_START: `node scripts/start.mjs > ${folder}/log 2>&1 & echo $! > ${folder}/pid`,
    SERVICE_STOP: `pid=$(cat ${folder}/pid) && kill $pid; while kill -0 $pid; do sleep 0.1; done; true`,
  };
  await git("init", "--quiet");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "first");
  await git("tag", "first");
  await laterVersion("fine", "docs/news.md", "news\n");
  await laterVersion("broken", "pb_hooks/broken.pb.js", BROKEN_HOOK);
  await laterVersion("grown", "pb_migrations/2000000000_later.js", NEW_COLLECTION);
  await copyStartedData(env.DATA_DIR ?? "");
  await startService();
});

afterAll(async () => {
  await inClone("sh", ["-c", env.SERVICE_STOP ?? ""]).catch(() => {});
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

test("an upgrade keeps the bookings, and so does the way back", async () => {
  await bookWell(site);
  const { stdout } = await npm("upgrade", "--", "fine");
  expect(stdout).toContain("Backup: ");
  expect(await readFile(join(clone, "docs/news.md"), "utf8")).toBe("news\n");
  await bookWell(site);
  await npm("rollback");
  expect(await git("rev-parse", "HEAD")).toBe(await git("rev-parse", "first"));
  await bookWell(site);
  expect(await bookings()).toBe(3);
});

test("a version that does not start is taken back by itself", async () => {
  const before = await bookings();
  const { UPGRADE_SECONDS } = env;
  // all of them are waited for; the way back has as many of its own
  env.UPGRADE_SECONDS = "20";
  await expect(npm("upgrade", "--", "broken")).rejects.toThrow("runs as before the upgrade");
  env.UPGRADE_SECONDS = UPGRADE_SECONDS;
  expect(await git("rev-parse", "HEAD")).toBe(await git("rev-parse", "first"));
  await bookWell(site);
  expect(await bookings()).toBe(before + 1);
});

test("a rollback over a migration brings the backup, and keeps the newer data in another", async () => {
  const before = await bookings();
  // the way back leads over an encrypted backup
  await expect(npm("upgrade", "--", "grown")).rejects.toThrow("give BACKUP_IDENTITY");
  expect(await git("rev-parse", "HEAD")).toBe(await git("rev-parse", "first"));
  env.BACKUP_IDENTITY = join(folder, "key.txt");
  await writeFile(env.BACKUP_IDENTITY, KEY);
  await npm("upgrade", "--", "grown");
  expect(await hasCollection("later")).toBe(true);
  await bookWell(site);
  const { stdout } = await npm("rollback");
  // as the restore has said it, with passwords if there are any
  expect(stdout).toMatch(/The data that were there before: \S+\.before-/);
  const newer = /kept in (\S+\.zip\.age)/.exec(stdout)?.[1] ?? "";
  expect(await hasCollection("later")).toBe(false);
  expect(await bookings()).toBe(before);
  const plain = join(folder, "newer.zip");
  await decryptFile(newer, { target: plain, identity: env.BACKUP_IDENTITY });
  await run("unzip", ["-o", "-q", plain, "data.db*", "-d", join(folder, "newer")]);
  const kept = await run("sqlite3", [
    join(folder, "newer/data.db"),
    "SELECT count(*) FROM bookings",
  ]);
  expect(Number(kept.stdout)).toBe(before + 1);
});
