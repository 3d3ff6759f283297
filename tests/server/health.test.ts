import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../../src/host/system/command.mjs";
import { signedIn } from "./support/admin.ts";
import { askForMails, bookWell } from "./support/bookings.ts";
import { copyStartedData, type Instance } from "./support/instance.ts";
import { call } from "./support/requests.ts";
import { sharedInstance } from "./support/shared.ts";
import { testFolder } from "./support/test-folder.ts";
import { testInstance } from "./support/test-instance.ts";

const STRANGERS = { code: 200, message: "API is healthy.", data: {} };

const instance = sharedInstance();

const healthFor = async (of: Instance) => {
  const answer = await (await signedIn(of)).get("/api/health");
  expect(answer.status).toBe(200);
  return answer.body.data as {
    database: string;
    mail: { waiting: number; failed: number; oldestWaitingSeconds: number };
    disk: { freeBytes: number; isLow: boolean };
    lastBackup: string;
    version: string;
  };
};

test("strangers get PocketBase's own answer, and nothing beside it", async () => {
  const strangers = [
    {},
    { headers: { "X-Forwarded-For": "127.0.0.1" } },
    { headers: { "X-Internal-Key": "undefined" } },
  ];
  for (const init of strangers) {
    expect((await call(instance, "/api/health", init)).body).toEqual(STRANGERS);
  }
  const forged = await call(instance, "/api/health", { headers: { Authorization: "nonsense" } });
  expect(forged.status).toBe(401);
  expect(forged.text).not.toMatch(/mail|disk|backup|version/i);
});

test("the operator hears of the database, the mails, the disk, the backup and the version", async () => {
  expect(await healthFor(instance)).toEqual({
    database: "ok",
    mail: { waiting: 0, failed: 0, oldestWaitingSeconds: 0 },
    disk: { freeBytes: expect.any(Number), isLow: expect.any(Boolean) },
    lastBackup: "",
    copies: null,
    shipping: null,
    version: "1.0.0",
  });
});

test("mails that wait are counted with the age of the oldest, and those given up", async () => {
  await instance.postOffice.close();
  const waiting = await bookWell(instance);
  await askForMails(instance, waiting);
  const failed = await bookWell(instance);
  await instance.sql(`UPDATE mails SET state = 'failed' WHERE booking = '${failed}'`);
  await instance.sql(`UPDATE mails SET created_at = strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-2 hours')
    WHERE booking = '${waiting}' AND kind = 'customer'`);
  const { mail } = await healthFor(instance);
  expect(mail).toMatchObject({ waiting: 2, failed: 2 });
  expect(mail.oldestWaitingSeconds).toBeGreaterThanOrEqual(7200);
  expect(mail.oldestWaitingSeconds).toBeLessThan(7260);
  await instance.postOffice.open();
});

test("a database whose writes fail is told", async () => {
  await instance.sql("ALTER TABLE settings RENAME TO settings_away");
  const answer = await (await signedIn(instance)).get("/api/health");
  await instance.sql("ALTER TABLE settings_away RENAME TO settings");
  expect(answer.status).toBe(200);
  expect((answer.body.data as { database: string }).database).toContain("settings");
});

test("a small disk is called low, with what is left of it", async ({ skip }) => {
  const disk = await testFolder();
  const mounted = await run("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", disk]);
  skip(mounted.code !== 0, "this machine lets nobody mount");
  onTestFinished(async () => {
    await run("umount", [disk]);
  });
  const DATA_DIR = join(disk, "data");
  await copyStartedData(DATA_DIR);
  const small = await testInstance({ env: { DATA_DIR } });
  const { disk: space } = await healthFor(small);
  expect(space.isLow).toBe(true);
  expect(space.freeBytes).toBeGreaterThan(0);
  expect(space.freeBytes).toBeLessThan(64 * 1024 * 1024);
});

test("the system is asked for the disk's room once in five seconds, however often somebody looks", async () => {
  const folder = await testFolder();
  const asked = join(folder, "asked");
  const { PATH = "" } = process.env;
  const counting = `#!/bin/sh\necho >> '${asked}'\nPATH='${PATH}' exec df "$@"\n`;
  await writeFile(join(folder, "df"), counting, { mode: 0o755 });
  process.env.PATH = `${folder}:${PATH}`;
  const startedAt = performance.now();
  const watched = await testInstance().finally(() => {
    process.env.PATH = PATH;
  });
  const admin = await signedIn(watched);
  for (let look = 0; look < 20; look += 1) {
    const { body } = await admin.get("/api/health");
    expect(body.data).toMatchObject({ disk: { freeBytes: expect.any(Number) } });
  }
  const times = (await readFile(asked, "utf8")).length;
  const most = 1 + Math.ceil((performance.now() - startedAt) / 5_000);
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThanOrEqual(most);
  expect(most).toBeLessThan(20);
});
