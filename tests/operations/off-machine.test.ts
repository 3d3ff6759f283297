import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram } from "../../scripts/test-programs.mjs";
import { signedIn } from "../server/support/admin.ts";
import { bookWell } from "../server/support/bookings.ts";
import { cronsOf } from "../server/support/crons.ts";
import { type Instance, startInstance } from "../server/support/instance.ts";
import { testInstance } from "../server/support/test-instance.ts";
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
      log: (event, facts) => events.push({ event, ...facts }),
    });
    crons = await cronsOf(instance);
  });
  afterAll(async () => {
    await instance?.stop();
    await bucket?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
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
    (await bucket.keys("backups/")).filter((key) => /zip(\.age)?$/.test(key)).sort();
  const copies = async () => {
    const { data } = (await (await signedIn(instance)).get("/api/health")).body as {
      data: {
        copies: { lastBackup: string; isLate: boolean; isPlain: boolean };
        lastBackup: string;
      };
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
    const again = await testInstance({ env: { DATA_DIR: place } });
    expect(await again.sql(`SELECT id FROM bookings WHERE id = '${booking}'`)).toHaveLength(1);
    expect(await again.sql("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    await again.server.stop();

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

  test("with a key they leave the machine encrypted, and only its other half opens them", async () => {
    const plain = await backups();
    expect(plain.length).toBeGreaterThan(0);
    expect((await copies()).isPlain).toBe(true);
    const key = await generateIdentity();
    await instance.restart({ BACKUP_RECIPIENT: await identityToRecipient(key) });
    expect((await copies()).isPlain).toBe(false);
    const erased = await bookWell(instance, { customer_email: "erased@example.com" });
    const name = await backUp();
    expect(name).toMatch(/\.zip\.age$/);
    await crons.run("copy-backups");
    // those that were plain until now are, too
    await until("only encrypted ones are there", async () => {
      const keys = await backups();
      return keys.includes(`backups/${name}`) && keys.every((each) => each.endsWith(".age"));
    });
    expect((await backups()).length).toBe(plain.length + 1);
    for (const archive of await backups()) {
      const bytes = (await bucket.get(archive)).toString("latin1");
      expect(bytes).toMatch(/^age-encryption\.org\/v1/);
      expect(bytes).not.toMatch(/SQLite format 3|Ixchel|data\.db/);
    }
    const beside = await readdir(join(instance.dataDir, "backups"));
    expect(beside.filter((each) => /\.(zip|part)$/.test(each))).toEqual([]);
    expect((await copies()).newest).not.toBe("");

    // what is erased is known in the bucket before it is answered
    const admin = await signedIn(instance);
    const path = "/api/office/customers/erased@example.com/erase";
    expect((await admin.post(path, {})).status).toBe(204);
    const [ledger = ""] = await bucket.keys("erasures/");
    expect((await bucket.get(ledger)).toString()).not.toContain("example.com");

    const place = join(folder, "newest-machine");
    await cp(`${instance.dataDir}.key`, `${place}.key`);
    const [right, wrong] = [join(folder, "right.txt"), join(folder, "wrong.txt")];
    await writeFile(right, `# kept elsewhere\n${key}\n`);
    await writeFile(wrong, await generateIdentity());
    const restore = (identity: string) =>
      npm("restore", place, ["s3"], { BACKUP_IDENTITY: identity });
    await expect(restore("")).rejects.toThrow("give BACKUP_IDENTITY");
    await expect(restore(wrong)).rejects.toThrow("does not open this backup");
    expect(await readdir(place)).toEqual([]);
    expect(await restore(right)).toContain("1 customers, 0 deleted rows");
    const again = await testInstance({ env: { DATA_DIR: place } });
    expect(
      await again.sql(`SELECT customer_first_name AS name FROM bookings WHERE id = '${erased}'`),
    ).toEqual([{ name: "Erased" }]);
    // the ledger is at home there now
    expect(await readFile(`${place}.erased`)).toEqual(await bucket.get(ledger));
  });

  test("while the bucket is away the site and its backups go on, and the operator hears of it", async () => {
    const name = await backUp();
    await bucket.stop();
    await crons.run("copy-backups");
    await bookWell(instance);
    await expect
      .poll(() => events)
      .toContainEqual({ event: "backup-copy-failed", reason: "not reached" });
    // an erasure that only this machine knows of is done, and no yes
    const gone = await bookWell(instance, { customer_email: "gone@example.com" });
    const erased = await (await signedIn(instance)).post(
      "/api/office/customers/gone@example.com/erase",
      {},
    );
    expect([erased.status, erased.text]).toEqual([503, expect.stringContaining("done here")]);
    const left = await instance.sql(`SELECT customer_first_name AS name FROM bookings
      WHERE id = '${gone}'`);
    expect(left).toEqual([{ name: "Erased" }]);
    // an hour later
    const earlier = new Date(Date.now() - 3_700_000).toISOString();
    const file = join(instance.dataDir, "backups/checked.json");
    const checked = JSON.parse(await readFile(file, "utf8"));
    for (const one of Object.values<{ at: string }>(checked)) one.at = earlier;
    await writeFile(file, JSON.stringify(checked));
    await writeFile(join(instance.dataDir, "backups/copied.json"), '{"at":""}');
    expect(await copies()).toMatchObject({ isLate: true, newest: earlier });
    expect(Object.keys(checked)).toContain(name);

    // a restore goes on with the erasures that are known here, and not where none are
    const archive = join(instance.dataDir, "backups", name);
    const restore = (place: string) =>
      run("npm", ["run", "--silent", "restore", "--", archive], {
        env: {
          ...process.env,
          ...bucket.env,
          DATA_DIR: join(folder, place),
          BACKUP_IDENTITY: join(folder, "right.txt"),
        },
      });
    await cp(`${instance.dataDir}.key`, join(folder, "without-ledger.key"));
    await expect(restore("without-ledger")).rejects.toThrow("stands in the bucket");
    expect((await restore("newest-machine")).stderr).toContain("only erasures that are known here");
  });
});

/** The UTC second that a backup's name tells, in ms. */
function secondOf(key: string): number {
  const [, year, month, day, hour, minute, second] =
    /_(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\.zip(\.age)?$/.exec(key) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
