import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { signIn } from "./support/admin.ts";
import type { Instance } from "./support/instance.ts";
import { testInstance } from "./support/test-instance.ts";

const GENERATED = /^[a-z2-9]{16}$/;

const signInWith = (instance: Instance, password: string) =>
  signIn(instance, { identity: "admin", password });
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe("the first start", () => {
  test("generates a readable password that signs in, once, and keeps no copy of it; only its owner reads its files", async () => {
    const started = await testInstance({ isFirstStart: true, env: { ADMIN_PASSWORD: "" } });
    const { dataDir } = started;
    expect(await modeOf(dataDir)).toBe("700");
    expect(await modeOf(`${dataDir}/data.db`)).toBe("600");
    expect(await modeOf(`${dataDir}.key`)).toBe("600");
    expect(await readFile(`${dataDir}.key`, "utf8")).toMatch(/^[\w-]{32}$/);
    expect(started.adminPassword).toMatch(GENERATED);
    expect((await signInWith(started, started.adminPassword)).status).toBe(200);
    expect(await readdir(dataDir)).not.toContain(".first-password");

    await started.restart();
    expect(started.server.adminPassword).toBeUndefined();
    expect((await signInWith(started, started.adminPassword)).status).toBe(200);
  });

  test("takes ADMIN_PASSWORD, which later starts ignore, encrypts the settings, and makes no link for a superuser", async () => {
    const printed: string[] = [];
    const { error, log, warn } = console;
    console.error = console.log = console.warn = (...said) => printed.push(said.join(" "));
    const smtp = { SMTP_USERNAME: "u", SMTP_PASSWORD: "smtp-secret" };
    const started = await testInstance({
      ...{ isFirstStart: true, isQuiet: false },
      env: { ADMIN_PASSWORD: "the first one", ...smtp },
    });
    const [settings] = await started.sql<{ value: string }>(
      "SELECT value FROM _params WHERE id = 'settings'",
    );
    expect(settings?.value).not.toContain("{");
    expect(settings?.value).not.toContain("smtp-secret");
    expect(started.server.adminPassword).toBeUndefined();
    await started.restart({ ADMIN_PASSWORD: "another one" });
    expect((await signInWith(started, "the first one")).status).toBe(200);
    expect((await signInWith(started, "another one")).status).toBe(400);

    // the installer's, which is a superuser's token; at this start, and at the later one
    Object.assign(console, { error, log, warn });
    expect(printed.join("\n")).not.toMatch(/pbinstall|eyJ/);
    const superusers = await started.sql<{ email: string }>("SELECT email FROM _superusers");
    expect(superusers.map(({ email }) => email)).toEqual(["operations@cayowayfarers.example"]);
  });
});

describe("a later start", () => {
  test("has everything after a kill -9, on the same port", async () => {
    const { url, kill9, restart, sql } = await testInstance();
    const count = () => sql("SELECT count(*) AS n FROM tours");
    const before = await count();
    await kill9();
    await expect(fetch(`${url}/api/health`)).rejects.toThrow();
    await restart();
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    expect(await count()).toEqual(before);
  });

  test("is refused when the key is missing, instead of making a new one", async () => {
    const started = await testInstance();
    await rm(`${started.dataDir}.key`);
    await expect(started.restart()).rejects.toThrow(/\.key is missing: put it back/);
  });

  test("is refused on a database that an earlier build left in the middle, with what to do", async () => {
    const started = await testInstance();
    await started.server.stop();
    // as that build's was before its last migration
    await started.sql("DELETE FROM _migrations WHERE file = '1764696000_push.js'");
    const settings = () => started.sql("SELECT updated FROM _params");
    const before = await settings();
    await expect(started.restart()).rejects.toThrow(
      /data\.db is of an earlier build and lacks some of its migrations.*git checkout .*npm start/,
    );
    expect(await settings()).toEqual(before);
  });
});

test.skipIf(process.platform !== "linux")(
  "both connections that read see the database's file as memory",
  async () => {
    const started = await testInstance();
    const { url, dataDir } = started;
    const mappings = async () => {
      // each of them reads, unlike what an engine has kept; the second connection is for who finds the first taken
      const list = `${url}/api/collections/tours/records`;
      await Promise.all(Array.from({ length: 30 }, () => fetch(list)));
      const maps = await readFile(`/proc/${started.server.child.pid}/maps`, "utf8");
      return maps.split("\n").filter((line) => line.endsWith(` ${join(dataDir, "data.db")}`));
    };
    await expect.poll(mappings).toHaveLength(2);
  },
);

test("two instances run side by side, each with its own data", async () => {
  const one = await testInstance();
  const two = await testInstance();
  expect(one.port).not.toBe(two.port);
  await one.sql("DELETE FROM tours");
  expect(await two.sql("SELECT id FROM tours LIMIT 1")).toHaveLength(1);
});
