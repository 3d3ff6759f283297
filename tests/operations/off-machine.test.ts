import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram } from "../../scripts/test-programs.mjs";
import { signedIn } from "../server/support/admin.ts";
import { bookWell } from "../server/support/bookings.ts";
import { cronsOf } from "../server/support/crons.ts";
import { type Instance, startInstance } from "../server/support/instance.ts";
import { until } from "../server/support/waiting.ts";
import { type LocalBucket, openBucket } from "./support/bucket.ts";

const run = promisify(execFile);
const OLD = "backups/backup_20200101090000.zip";
const FOREIGN = ["other/backup_20200101090000.zip", "backups/notes.txt"];

describe.skipIf(findProgram("gofakes3") === null)("backups off the machine", () => {
  const events: object[] = [];
  let bucket: LocalBucket;
  let instance: Instance;
  let folder: string;
  let crons: Awaited<ReturnType<typeof cronsOf>>;
  beforeAll(async () => {
    bucket = await openBucket();
    folder = await mkdtemp(join(tmpdir(), "cayo-off-"));
    instance = await startInstance({
      env: { ...bucket.env, DASHBOARD: "on" },
      tell: (event, facts) => events.push({ event, ...facts }),
    });
    crons = await cronsOf(instance);
  });
  afterAll(async () => {
    await instance?.stop();
    await bucket?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const npm = async (command: string, dataDir: string, args: string[] = [], env = {}) => {
    const all = ["run", "--silent", command, ...(args.length > 0 ? ["--", ...args] : [])];
    const { stdout } = await run("npm", all, {
      env: { ...process.env, ...bucket.env, DATA_DIR: dataDir, ...env },
    });
    return stdout.trim();
  };
  const backUp = async () =>
    basename((await npm("backup", instance.dataDir)).split("\n").at(-1) ?? "");
  /** The keys of those that are in the bucket, oldest first. */
  const backups = async () =>
    (await bucket.keys()).filter((key) => /^backups\/.*zip$/.test(key)).sort();
  const copies = async () => {
    const { data } = (await (await signedIn(instance)).get("/api/health")).body as {
      data: { copies: { lastBackup: string; isLate: boolean }; lastBackup: string };
    };
    return { ...data.copies, newest: data.lastBackup };
  };

  test("each good backup is copied, old copies go, and nothing else is touched", async () => {
    expect(await copies()).toMatchObject({ lastBackup: "", isLate: false });
    await bookWell(instance);
    for (const key of [OLD, ...FOREIGN]) await bucket.put(key, "x");
    const name = await backUp();
    await crons.run("copy-backups");
    await until("the copy is there, the old one gone", async () => {
      const keys = await bucket.keys();
      return keys.includes(`backups/${name}`) && !keys.includes(OLD);
    });
    expect((await bucket.keys()).sort()).toEqual([`backups/${name}`, ...FOREIGN].sort());
    const { lastBackup, newest, isLate } = await until("it is noted", async () => {
      const found = await copies();
      return found.lastBackup === "" ? null : found;
    });
    expect([lastBackup, isLate]).toEqual([newest, false]);
    expect(events).toContainEqual({ event: "backup-copied", name });
  });

  test("the drill: a new machine with the key and the bucket has its bookings again", async () => {
    const booking = await bookWell(instance);
    // a backup is called after its second
    const [before = ""] = await backups();
    await until("the next second", () => Date.now() >= secondOf(before) + 1000);
    const name = await backUp();
    await crons.run("copy-backups");
    await until("it is copied", async () => (await bucket.keys()).includes(`backups/${name}`));
    await bookWell(instance);

    const place = join(folder, "new-machine");
    await cp(`${instance.dataDir}.key`, `${place}.key`);
    expect(await npm("restore", place, ["s3"])).toContain("2 bookings");
    const again = await startInstance({ env: { DATA_DIR: place } });
    expect(await again.sql(`SELECT id FROM bookings WHERE id = '${booking}'`)).toHaveLength(1);
    expect(await again.sql("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    await again.stop();

    // an earlier one by its name; a name that is none changes nothing, and says which there are
    const [earlier = ""] = await backups();
    expect(await npm("restore", place, [`s3:${basename(earlier)}`])).toContain("1 bookings");
    await expect(npm("restore", place, ["s3:nothing.zip"])).rejects.toThrow(
      `There is no nothing.zip in the bucket. ${basename(earlier)}`,
    );
    await expect(npm("restore", place, ["s3"], { BACKUP_S3_BUCKET: "another" })).rejects.toThrow(
      "NoSuchBucket",
    );
  });

  test("while the bucket is away the site and its backups go on, and the operator hears of it", async () => {
    const name = await backUp();
    await bucket.stop();
    await crons.run("copy-backups");
    await bookWell(instance);
    await expect
      .poll(() => events)
      .toContainEqual({ event: "backup-copy-failed", reason: "not reached" });
    // an hour later
    const earlier = new Date(Date.now() - 3_700_000).toISOString();
    const file = join(instance.dataDir, "backups/checked.json");
    const checked = JSON.parse(await readFile(file, "utf8"));
    for (const one of Object.values<{ at: string }>(checked)) one.at = earlier;
    await writeFile(file, JSON.stringify(checked));
    await writeFile(join(instance.dataDir, "backups/copied.json"), '{"at":""}');
    expect(await copies()).toMatchObject({ isLate: true, newest: earlier });
    expect(Object.keys(checked)).toContain(name);
  });
});

/** The UTC second that a backup's name tells, in ms. */
function secondOf(key: string): number {
  const [, year, month, day, hour, minute, second] =
    /_(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\.zip$/.exec(key) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
