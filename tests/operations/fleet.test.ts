import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findProgram } from "../../scripts/test-programs.mjs";
import { freePort } from "../../src/host/system/port.ts";
import { BOOKINGS, tourCommand } from "../server/support/bookings.ts";
import { askSqlite } from "../server/support/sqlite.ts";
import { until } from "../server/support/waiting.ts";
import { fleetMachine, turnOfFleets } from "./support/fleet-machine.ts";
import { type Program, startProgram } from "./support/program.ts";

const run = promisify(execFile);
const canMount = spawnSync("unshare", ["-m", "true"]).status === 0;
const LOOPBACK = { host: "127.0.0.1", port: 0 };
/** Six show what is between sites; `npm run torture -- --tests` has twenty. */
const SITES = process.env.LONG ? 20 : 6;
const NAMES = Array.from({ length: SITES }, (_, at) => `site-${String(at + 1).padStart(2, "0")}`);
const domainOf = (name: string) => `${name}.example`;
/** At how many sites something is done at a time. */
const AT_A_TIME = 3;

let root: string;
let machine: Awaited<ReturnType<typeof fleetMachine>>;
let caddy: Program;
let holder: Program;
let port: number;
let turn: Awaited<ReturnType<typeof turnOfFleets>>;

/**
 * Pages are compressed as far as they go one site after the other, and nobody waits for that: somebody is at it for
 * ever, from the moment on when the first site's version is there.
 */
function holdCompression(commit: string) {
  const queue = join(root, "opt/cayo-fleet/versions", commit, "dist/site.json");
  const hold = `until [ -e "$0" ]; do sleep 0.02; done; exec flock --no-fork "$0" sh -c "echo held; exec sleep 3600"`;
  return startProgram("sh", ["-c", hold, queue]);
}

async function inTurns<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

/** One call by a site's domain, as Caddy leads it. */
async function ask(name: string, path: string, body?: object) {
  const sent = request({
    ...{ host: "127.0.0.1", port, path, servername: domainOf(name), agent: false },
    rejectUnauthorized: false,
    method: body ? "POST" : "GET",
    headers: { Host: domainOf(name), ...(body ? { "Content-Type": "application/json" } : {}) },
  });
  sent.end(body && JSON.stringify(body));
  const [answer] = await once(sent, "response");
  return { status: answer.statusCode as number, text: await text(answer) };
}

async function bookAt(name: string) {
  const command = tourCommand();
  expect((await ask(name, BOOKINGS, command)).status, name).toBe(200);
  return command.id;
}
const bookingsAt = async (name: string) => {
  const rows = await askSqlite(join(machine.dataOf(name), "data.db"), "SELECT id FROM bookings");
  return rows === "" ? [] : (JSON.parse(rows) as { id: string }[]).map(({ id }) => id);
};
/** Gives a site a disk of its own, which is full. Answers what gives it its own again. */
async function fillDisk(name: string) {
  const home = dirname(machine.dataOf(name));
  onTestFinished(() => run("umount", ["-l", home]).then(undefined, () => {}));
  const move = async (act: () => Promise<unknown>) => {
    await machine.fleet("stop", name);
    await act();
    await machine.fleet("start", name);
    await until("it answers", async () => (await ask(name, "/api/health")).status === 200);
  };
  await move(async () => {
    await rename(home, `${home}.aside`);
    await mkdir(home);
    await run("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", home]);
    await run("cp", ["-a", `${home}.aside/.`, home]);
  });
  await run("dd", ["if=/dev/zero", `of=${home}/full`, "bs=64K"]).catch(() => {});
  return () =>
    move(async () => {
      await run("umount", [home]);
      await rm(home, { recursive: true });
      await rename(`${home}.aside`, home);
    });
}

describe.skipIf(!findProgram("caddy"))(`a fleet of ${SITES} sites on one machine`, () => {
  beforeAll(async () => {
    turn = await turnOfFleets();
    root = await mkdtemp(join(tmpdir(), "cayo-fleet-"));
    port = await freePort(LOOPBACK);
    const admin = `127.0.0.1:${await freePort(LOOPBACK)}`;
    machine = await fleetMachine(root, { clone: join(root, "clone"), caddyAdmin: admin });
    const file = join(root, "etc/caddy/Caddyfile");
    const options = `admin ${admin}\n\thttps_port ${port}\n\tauto_https disable_redirects\n\tlocal_certs\n\tskip_install_trust`;
    await writeFile(file, `{\n\t${options}\n}\n`);
    const home = { HOME: root, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root };
    caddy = startProgram("caddy", ["run", "--config", file], home);
    holder = holdCompression(await machine.git("rev-parse", "HEAD"));
    // the first builds for all
    await inTurns(NAMES.slice(0, 1), (name) => machine.fleet("add", name, domainOf(name)));
    await until("the first is not compressed any more", () => holder.said().includes("held"));
    await inTurns(NAMES.slice(1), (name) => machine.fleet("add", name, domainOf(name)));
  });
  afterAll(async () => {
    await caddy?.kill();
    await holder?.kill();
    await machine?.stop(NAMES);
    turn?.end();
  });

  test("each answers under its domain, with its own data", async () => {
    const booked = new Map<string, string>();
    await inTurns(NAMES, async (name) => booked.set(name, await bookAt(name)));
    for (const name of NAMES) expect(await bookingsAt(name)).toEqual([booked.get(name)]);
    expect((await ask("site-03", "/")).text).toContain("https://site-03.example/");
    const users = (await readFile(join(root, "useradd"), "utf8")).trim().split("\n");
    expect(users.map((line) => line.split(" ").at(-1)).sort()).toEqual(
      NAMES.map((name) => `cayo-${name}`),
    );
  });

  test.each([
    [["add", "site-01", "new.example"], "There is a site site-01 already"],
    [["remove", "site-01"], "site-01 runs: npm run fleet -- stop site-01 first."],
    [["remove", "nobody"], 'There is no site "nobody" in the fleet, which has: site-01, '],
    [["upgrade", "nowhere"], "There is no revision nowhere."],
    [
      ["move", "site-01", "root@other"],
      "site-01 ships nothing that another machine could take over",
    ],
    [["constructor"], "npm run fleet -- add NAME DOMAIN"],
  ])("%j is refused, and changes nothing", async (words, text) => {
    const before = await readdir(join(root, "etc/cayo-wayfarers"));
    await expect(machine.fleet(...words)).rejects.toThrow(text);
    expect(await readdir(join(root, "etc/cayo-wayfarers"))).toEqual(before);
  });

  test("one that is broken breaks nobody, and is started again when it is mended", async () => {
    const file = join(machine.dataOf("site-04"), "data.db");
    await machine.fleet("stop", "site-04");
    const good = await readFile(file);
    await writeFile(file, Buffer.concat([good.subarray(0, 4096), Buffer.alloc(good.length, 7)]));
    await machine.fleet("start", "site-04");
    await until("it has ended", async () => !(await machine.isUp("site-04")));
    expect((await ask("site-04", "/api/health")).status).toBe(502);
    await inTurns(
      NAMES.filter((name) => name !== "site-04"),
      async (name) => expect((await ask(name, "/api/health")).status, name).toBe(200),
    );
    const rows = (await machine.fleet("list")).split("\n");
    expect(rows.filter((row) => row.includes("does not answer"))).toEqual([
      expect.stringMatching(/^site-04 /),
    ]);
    await writeFile(file, good);
    await machine.fleet("start", "site-04");
    await until("it answers", async () => (await ask("site-04", "/api/health")).status === 200);
  });

  test("an upgrade stops at the first that does not get well, which goes on as before; and back", async () => {
    const first = await machine.git("rev-parse", "HEAD");
    const broken = `if ($app.dataDir().includes("site-03")) throw new Error("not here");`;
    const second = await machine.laterVersion("later", "pb_hooks/later.pb.js", broken);
    const failed = machine.fleet("upgrade", "later");
    await expect(failed).rejects.toThrow(
      /site-03: later does not run here.*\nDone before it: site-01, site-02\. Not touched: site-04, /s,
    );
    const others = NAMES.slice(2).map(() => first);
    expect(await machine.versions(NAMES)).toEqual([second, second, ...others]);
    const booked = await bookAt("site-03");
    expect(await bookingsAt("site-03")).toContain(booked);
    await bookAt("site-01");

    if (canMount) {
      const mend = await fillDisk("site-05");
      await expect(machine.fleet("upgrade", "later", "site-05")).rejects.toThrow(
        /site-05: The server made no backup: .*Done before it: none\./s,
      );
      expect((await ask("site-05", "/api/health")).status).toBe(200);
      await bookAt("site-06");
      await mend();
    }

    await machine.fleet("rollback");
    expect(await machine.versions(NAMES)).toEqual(NAMES.map(() => first));
    expect(await bookingsAt("site-01")).toHaveLength(2);
    await bookAt("site-02");
    // what nobody needs any more is gone
    expect(await readdir(join(root, "opt/cayo-fleet/versions"))).toEqual([first]);
  });

  test("one that is stopped can be removed, and leaves its data", async () => {
    const [beside = "", last = ""] = NAMES.slice(-2);
    const before = await bookingsAt(last);
    expect(before).not.toEqual([]);
    await machine.fleet("stop", last);
    await machine.fleet("remove", last);
    expect(await bookingsAt(last)).toEqual(before);
    await expect(ask(last, "/api/health")).rejects.toThrow();
    expect((await ask(beside, "/api/health")).status).toBe(200);
    const again = machine.fleet("add", last, domainOf(last));
    await expect(again).rejects.toThrow("holds the data of an earlier site");
  });
});
