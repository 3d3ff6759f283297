import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, open, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../src/host/system/root.mjs";
import { signedIn, signIn } from "../server/support/admin.ts";
import {
  askForMails,
  book,
  bookWell,
  inDays,
  newId,
  tourCommand,
} from "../server/support/bookings.ts";
import { cronsOf } from "../server/support/crons.ts";
import { type Instance, startInstance } from "../server/support/instance.ts";
import { officeOf } from "../server/support/office.ts";
import { call, post } from "../server/support/requests.ts";
import { SUPERUSER } from "../server/support/superuser.ts";
import { testFolder } from "../server/support/test-folder.ts";
import { testHooks, testInstance } from "../server/support/test-instance.ts";
import { until } from "../server/support/waiting.ts";

const runFile = promisify(execFile);
const MESSAGES = "/api/collections/messages/records";

let instance: Instance;

/** As the operator calls it. */
const npm = (command: "backup" | "restore", dataDir: string, ...args: string[]) =>
  runFile(process.execPath, [join(ROOT, "scripts/host.mjs"), command, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
/** The archive's path is the last that it says. */
const backUp = async (dataDir: string) =>
  (await npm("backup", dataDir)).stdout.trim().split("\n").at(-1) ?? "";

const emptyPlace = async () => join(await testFolder(), "data");
/** The archives that there are, by their names. */
const archives = async () =>
  (await readdir(join(instance.dataDir, "backups"))).filter((name) => name.endsWith(".zip"));

/** Every row that matters, as one number. */
async function hashOf(dataDir: string, where = ""): Promise<string> {
  const queries = ["bookings", "mails", "messages", "tours", "transfers", "settings"].map(
    (table) => `SELECT * FROM ${table} ${table === "bookings" ? where : ""} ORDER BY id;`,
  );
  const args = [join(dataDir, "data.db"), queries.join("")];
  const { stdout } = await runFile("sqlite3", args, { maxBuffer: 256 * 1024 * 1024 });
  return createHash("sha256").update(stdout).digest("hex");
}

const lastBackup = async () => {
  const answer = await officeOf(instance, (await signedIn(instance)).token).get("dashboard");
  return (answer.body.activity as { lastBackup: string }).lastBackup;
};

describe("the drill", () => {
  test("a backup under load, restored into an empty folder, is whole", async () => {
    instance = await testInstance();
    for (let count = 0; count < 50; count++) await bookWell(instance);
    const before: string[] = [];
    let isBooking = true;
    const load = async () => {
      while (isBooking) {
        const command = tourCommand();
        const { status } = await book(instance, command);
        expect(status).toBe(200);
        before.push(command.id);
      }
    };
    const visitors = Array.from({ length: 4 }, load);
    const file = await backUp(instance.dataDir).finally(() => {
      isBooking = false;
    });
    const acknowledged = [...before];
    await Promise.all(visitors);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect((await stat(file)).mode & 0o077).toBe(0);

    const place = await emptyPlace();
    await cp(`${instance.dataDir}.key`, `${place}.key`);
    const { stdout } = await npm("restore", place, file);

    // the same site as it was at one moment: all its bookings are ours, with their mails
    const restored = await runFile("sqlite3", [
      join(place, "data.db"),
      "SELECT count(*), (SELECT count(*) FROM mails) FROM bookings",
    ]);
    const [bookings = 0, mails = 0] = restored.stdout.split("|").map(Number);
    expect(stdout).toContain(`${bookings} bookings`);
    expect(bookings).toBeGreaterThanOrEqual(50);
    expect(mails).toBe(2 * bookings);
    const known = await instance.sql<{ n: number }>("SELECT count(*) AS n FROM bookings");
    expect(bookings).toBeLessThanOrEqual(Number(known[0]?.n));
  });

  test("of a site at rest it is the same to the last byte of each row, and it starts", async () => {
    instance = await testInstance();
    for (let count = 0; count < 20; count++) await bookWell(instance);
    await instance.sql("UPDATE mails SET due_at = due_at + 3600000");
    // at rest it is once a mail that was on its way then is noted: the backup is of what stood before it and after it
    let [file, hash] = ["", ""];
    await until("nothing changed meanwhile", async () => {
      hash = await hashOf(instance.dataDir);
      file = await backUp(instance.dataDir);
      return (await hashOf(instance.dataDir)) === hash;
    });
    const place = await emptyPlace();
    await cp(`${instance.dataDir}.key`, `${place}.key`);
    await npm("restore", place, file);
    expect(await hashOf(place)).toBe(hash);
    const env = { DATA_DIR: place };
    const again = await testInstance({ env });
    expect((await call(again, "/api/health")).status).toBe(200);
    expect((await call(again, "/api/collections/tours/records")).body.totalItems).toBe(8);

    // hashOf() has opened and closed the running site's database: where the backup had cost the server its locks,
    // that deleted the log in which it goes on writing
    const id = await bookWell(instance);
    await instance.kill9();
    await instance.restart();
    const [kept] = await instance.sql(`SELECT id FROM bookings WHERE id = '${id}'`);
    expect(kept).toEqual({ id });
  });

  test("of a stopped site it is made and put back just the same, the former data aside", async () => {
    instance = await testInstance();
    await bookWell(instance);
    await instance.server.stop();
    const hash = await hashOf(instance.dataDir);
    const file = await backUp(instance.dataDir);
    expect((await stat(file)).mode & 0o077).toBe(0);
    await instance.restart();
    await bookWell(instance);
    await expect(npm("restore", instance.dataDir, file)).rejects.toThrow(/Stop the site first/);
    await instance.server.stop();
    const { stdout } = await npm("restore", instance.dataDir, file);
    expect(await hashOf(instance.dataDir)).toBe(hash);
    const aside = /before: (.+)/.exec(stdout)?.[1] ?? "";
    const { stdout: count } = await runFile("sqlite3", [
      join(aside, "data.db"),
      "SELECT count(*) FROM bookings",
    ]);
    expect(count.trim()).toBe("2");
    // the backups stay where they were
    expect(await archives()).toContain(file.split("/").at(-1));

    // what reminds a guest today may have left since: it is not sent again, and stands with its booking
    await instance.sql(
      `UPDATE bookings SET booking_date = '${inDays(1)}';
       DELETE FROM booking_queue; UPDATE booking_list SET created_at = '2026-01-01 00:00:00.000Z';
       UPDATE mails SET created_at = '2026-01-01 00:00:00.000Z';
       UPDATE settings SET reminders = '{"eve":{"isOn":true,"days":1,"hour":0}}'`,
    );
    const later = await npm("restore", instance.dataDir, await backUp(instance.dataDir));
    expect(later.stdout).toContain("Reminders of today that may have left before: 1.");
    expect(
      await instance.sql("SELECT state, error FROM mails WHERE kind = 'reminder-eve'"),
    ).toEqual([{ state: "suppressed", error: "before_restore" }]);
  });
});

describe("restoring an older backup brings back nobody and nothing that was erased", () => {
  const NEW_PASSWORD = "another horse 43";
  const customer = (name: string) => ({
    customer_first_name: name,
    customer_email: `${name.toLowerCase()}@example.com`,
  });
  /** In which files of the data, backups aside, such words stand. */
  const filesWith = async (words: RegExp) => {
    const names = await readdir(instance.dataDir, { recursive: true, withFileTypes: true });
    const files = names.filter((name) => name.isFile() && !name.name.endsWith(".zip"));
    const paths = files.map((name) => join(name.parentPath, name.name));
    const texts = await Promise.all(paths.map((path) => readFile(path, "latin1")));
    return paths.filter((_, index) => words.test(texts[index] ?? ""));
  };
  const nameOf = (id: string) =>
    instance
      .sql<{ name: string }>(`SELECT customer_first_name AS name FROM bookings WHERE id = '${id}'`)
      .then(([row]) => row?.name);
  const passwordWorks = async (password: string) =>
    (await signIn(instance, { identity: "admin", password })).status === 200;
  const isSignedIn = async (token: string) =>
    (await officeOf(instance, token).get("dashboard")).status === 200;

  test("nor an old password, nor any session", async () => {
    instance = await testInstance({ smtp: "catcher", env: { DASHBOARD: "on" } });
    const booked: Record<string, string> = {};
    for (const name of ["Erasmus", "Delmira", "Rosalind", "Stacia", "Longinus"]) {
      booked[name] = await bookWell(instance, customer(name));
    }
    const { Erasmus = "", Delmira = "", Rosalind = "", Stacia = "", Longinus = "" } = booked;
    await instance.sql(
      `UPDATE bookings SET booking_date = '2020-02-03', created_at = '2020-01-01 00:00:00.000Z' WHERE id = '${Longinus}'`,
    );
    const message = { id: newId(), name: "Marguerite", email: "m@example.com", message: "Hi" };
    expect((await post(instance, MESSAGES, message)).status).toBe(200);
    const admin = await signedIn(instance);
    const office = officeOf(instance, admin.token);
    const noted = {
      changes: { notes: "Delmira dives" },
      before: { notes: "", status: "confirmed" },
    };
    expect((await office.ask("PATCH", `bookings/${Delmira}`, noted)).status).toBe(200);
    // the operator's mails of what will be deleted name whom they are about
    await askForMails(instance, Delmira);
    await (await cronsOf(instance)).run("deliver-mails");
    await until("the mail of the message has left", async () => {
      const mails = await instance.sql(`SELECT id FROM mails WHERE subject LIKE '%Marguerite%'`);
      return mails.length > 0;
    });
    await writeFile(join(instance.dataDir, "mail/1.eml"), "To: erasmus@example.com\r\n");
    const older = await backUp(instance.dataDir);

    // what cannot be noted is not done: it would come back
    const ledger = `${instance.dataDir}.erased`;
    await mkdir(ledger);
    const refused = [
      await office.post("customers/erasmus@example.com/erase"),
      await office.ask("DELETE", `bookings/${Delmira}`),
      await admin.remove(`/api/collections/bookings/records/${Delmira}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(await Promise.all([Erasmus, Delmira].map(nameOf))).toEqual(["Erasmus", "Delmira"]);
    await rm(ledger, { recursive: true });
    for (const name of ["erasmus", "rosalind"]) {
      const erased = await office.post(`customers/${name}@example.com/erase`);
      expect(erased.status).toBe(204);
    }
    expect((await office.ask("DELETE", `bookings/${Delmira}`)).status).toBe(204);
    expect((await admin.remove(`${MESSAGES}/${message.id}`)).status).toBe(204);
    await runAnonymising();
    const again = await bookWell(instance, customer("Rosalind"));
    const passwords = { current: instance.adminPassword, next: NEW_PASSWORD };
    const changed = await office.post("password", passwords);
    expect(changed.status).toBe(200);
    const newer = await backUp(instance.dataDir);
    expect((await stat(ledger)).mode & 0o077).toBe(0);
    expect(await readFile(ledger, "utf8")).not.toMatch(
      new RegExp(["erasmus", "@", Delmira, message.id].join("|"), "i"),
    );
    expect(await readFile(ledger, "utf8")).toContain('"kind":"retention"');

    await instance.server.stop();
    const { stdout } = await npm("restore", instance.dataDir, older);
    const printed = /New password of admin, .*: (\S+)/.exec(stdout)?.[1] ?? "";
    expect(stdout).toContain("2 customers, 2 deleted rows");
    expect(await filesWith(/Erasmus|Rosalind/i)).toEqual([]);
    // what the catcher has of others goes by its age
    const databases = (await filesWith(/Longinus|Marguerite|Delmira/i)).filter(
      (f) => !f.endsWith(".eml"),
    );
    expect(databases).toEqual([]);
    await instance.restart();
    expect(await Promise.all([Erasmus, Rosalind, Longinus].map(nameOf))).toEqual(
      Array(3).fill("Erased"),
    );
    expect(await nameOf(Stacia)).toBe("Stacia");
    expect(await instance.sql("SELECT id FROM sessions")).toEqual([]);
    expect(await nameOf(Delmira)).toBeUndefined();
    const late = await book(instance, tourCommand({ id: Delmira }));
    expect(late.body.message).toContain("has been deleted");
    expect(await isSignedIn(admin.token)).toBe(false);
    expect(await isSignedIn(String(changed.body.token))).toBe(false);
    expect(await passwordWorks(instance.adminPassword)).toBe(false);
    expect(await passwordWorks(NEW_PASSWORD)).toBe(false);
    expect(await passwordWorks(printed)).toBe(true);
    const superuser = "/api/collections/_superusers/auth-with-password";
    expect((await post(instance, superuser, SUPERUSER)).status).toBe(400);

    // the newer one has all of that in it: who came back after the erasure stays
    await instance.server.stop();
    expect((await npm("restore", instance.dataDir, newer)).stdout).not.toContain("New password");
    await instance.restart();
    expect(await nameOf(again)).toBe("Rosalind");
    expect(await nameOf(Erasmus)).toBe("Erased");
    expect(await passwordWorks(NEW_PASSWORD)).toBe(true);
    expect(await isSignedIn(String(changed.body.token))).toBe(false);
  });

  /** The nightly job, as the clock runs it. */
  async function runAnonymising() {
    await (await cronsOf(instance)).run("anonymise-old");
    const ledger = () => readFile(`${instance.dataDir}.erased`, "utf8");
    await expect.poll(ledger).toContain("retention");
  }
});

describe("a backup that is no good", () => {
  test.each([
    ["cut off", (size: number) => size - 30, 0],
    ["with other bytes in its middle", (size: number) => size, 64],
  ])("%s changes nothing", async (_, sizeOf, bytes) => {
    instance = await testInstance();
    await bookWell(instance);
    const file = await backUp(instance.dataDir);
    await instance.server.stop();
    const hash = await hashOf(instance.dataDir);
    const handle = await open(file, "r+");
    const { size } = await handle.stat();
    await handle.truncate(sizeOf(size));
    if (bytes > 0) await handle.write(Buffer.alloc(bytes, 7), 0, bytes, Math.floor(size / 2));
    await handle.close();
    await expect(npm("restore", instance.dataDir, file)).rejects.toThrow();
    expect(await hashOf(instance.dataDir)).toBe(hash);
    const beside = await readdir(join(instance.dataDir, ".."));
    expect(beside.filter((name) => /restore-|check-|before-/.test(name))).toEqual([]);
  });

  test("and one without its key says so", async () => {
    instance = await testInstance();
    const file = await backUp(instance.dataDir);
    const place = await emptyPlace();
    await expect(npm("restore", place, file)).rejects.toThrow(/Put the key that belongs/);
    await writeFile(`${place}.key`, "x".repeat(32));
    await expect(npm("restore", place, file)).rejects.toThrow();
    expect(await readdir(join(place, ".."))).toEqual(["data", "data.key"]);
  });

  test("is noticed when it is made, and is no 'last backup'", async () => {
    const hooks = await testHooks();
    const built = join(hooks, "lib/office.js");
    const text = await readFile(built, "utf8");
    // whoever opens the copy finds no bookings in it
    await writeFile(built, text.replaceAll("count(*) FROM bookings)", "count(*) FROM lost)"));
    instance = await testInstance({ folders: { hooks } });
    await expect(npm("backup", instance.dataDir)).rejects.toThrow(/made but cannot be opened/);
    expect(await lastBackup()).toBe("");

    await instance.stop();
    instance = await testInstance();
    expect(await lastBackup()).toBe("");
    await backUp(instance.dataDir);
    expect(Date.now() - Date.parse(await lastBackup())).toBeLessThan(60_000);
  });
});

describe("by itself", () => {
  test("it is made nightly and fourteen are kept", async () => {
    const told: unknown[] = [];
    instance = await testInstance({
      env: { DASHBOARD: "on" },
      log: (event, facts) => told.push([event, facts]),
    });
    const { headers, run } = await cronsOf(instance);
    const settings = await call(instance, "/api/settings", { headers });
    expect(settings.body.backups).toMatchObject({ cron: "0 9 * * *", cronMaxKeep: 14 });
    const crons = await fetch(`${instance.url}/api/crons`, { headers });
    expect(JSON.stringify(await crons.json())).toContain("__pbAutoBackup__");
    // as the clock will
    await run("__pbAutoBackup__");
    await expect.poll(lastBackup).not.toBe("");

    // PocketBase's own way back would leave out all that ours does
    const later = await bookWell(instance);
    const [name = ""] = await archives();
    const restore = { method: "POST", headers };
    // the backup that is told of as made may still be being put away
    const ask = async () => (await call(instance, `/api/backups/${name}/restore`, restore)).status;
    await expect.poll(ask).toBe(204);
    await expect.poll(() => told).toContainEqual(["restore-refused", { name }]);
    expect(await instance.sql(`SELECT id FROM bookings WHERE id = '${later}'`)).toHaveLength(1);
  });

  test("what is older than fourteen days goes, or erased data would live on", async () => {
    instance = await testInstance();
    const old = await backUp(instance.dataDir);
    const days15 = Date.now() / 1000 - 15 * 86_400;
    await utimes(old, days15, days15);
    const file = await backUp(instance.dataDir);
    expect(await archives()).toEqual([file.split("/").at(-1)]);
  });

  test("so goes what restores have moved aside, and what killed ones have left", async () => {
    instance = await testInstance();
    const place = (kind: string, days: number) => {
      const made = new Date(Date.now() - days * 86_400_000).toISOString().replaceAll(/\D/g, "");
      return `${instance.dataDir}.${kind}-${made.slice(0, 14)}`;
    };
    const kept = [place("before", 13), place("check", 0)];
    const makeAll = async () => {
      const old = [place("before", 15), place("restore", 2), place("fetch", 2), place("check", 2)];
      for (const folder of [...kept, ...old]) await mkdir(folder, { recursive: true });
    };
    const beside = async () =>
      (await readdir(join(instance.dataDir, "..")))
        .filter((name) => /-\d{14}/.test(name))
        .map((name) => join(instance.dataDir, "..", name));
    await makeAll();
    await backUp(instance.dataDir); // as each night
    expect((await beside()).sort()).toEqual(kept.sort());
    await makeAll();
    await instance.restart();
    expect((await beside()).sort()).toEqual(kept.sort());
  });

  test("one is made before a migration runs, and holds what was before it", async () => {
    instance = await testInstance();
    await bookWell(instance);
    const migrations = await testFolder();
    await cp(join(ROOT, "pb_migrations"), migrations, { recursive: true });
    const file = join(migrations, "9999999999_drop.js");
    await writeFile(
      file,
      'migrate((app) => { app.db().newQuery("DELETE FROM bookings").execute(); }, () => {});',
    );
    const env = { DATA_DIR: instance.dataDir };
    await instance.server.stop();
    const next = await startInstance({ env, folders: { migrations } });
    expect(await instance.sql("SELECT id FROM bookings")).toEqual([]);
    await next.stop();
    // what has run is not even loaded again
    await writeFile(file, 'throw new Error("loaded again");');
    await (await startInstance({ env, folders: { migrations } })).stop();
    const name = (await archives()).find((each) => each.startsWith("before_migration")) ?? "";
    await npm("restore", instance.dataDir, join(instance.dataDir, "backups", name));
    expect(await instance.sql("SELECT id FROM bookings")).toHaveLength(1);
  });
});

describe("a start on a damaged database is refused, and says what to do", () => {
  const TEXT = /is damaged, so the site does not start.*npm run restore/s;

  test("whose pages are overwritten", async () => {
    instance = await testInstance();
    for (let count = 0; count < 50; count++) await bookWell(instance);
    await instance.server.stop();
    await instance.sql("PRAGMA wal_checkpoint(TRUNCATE)");
    const [page] = await instance.sql<{ root: number }>(
      "SELECT rootpage AS root FROM sqlite_schema WHERE name = 'idx_bookings_created'",
    );
    const file = await open(join(instance.dataDir, "data.db"), "r+");
    await file.write(Buffer.alloc(4000, 0xaa), 0, 4000, (Number(page?.root) - 1) * 4096 + 8);
    await file.close();
    await expect(instance.restart()).rejects.toThrow(TEXT);
  });

  test("that is no database at all", async () => {
    instance = await testInstance();
    await instance.server.stop();
    for (const suffix of ["-wal", "-shm"]) {
      await rm(join(instance.dataDir, `data.db${suffix}`), { force: true });
    }
    await writeFile(join(instance.dataDir, "data.db"), "not a database ".repeat(1000));
    await expect(instance.restart()).rejects.toThrow(TEXT);
  });
});
