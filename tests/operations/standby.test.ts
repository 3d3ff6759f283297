import { cp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findProgram } from "../../scripts/test-programs.mjs";
import { book, tourCommand } from "../server/support/bookings.ts";
import { copyStartedData } from "../server/support/instance.ts";
import { askSqlite } from "../server/support/sqlite.ts";
import { testFolder } from "../server/support/test-folder.ts";
import { until } from "../server/support/waiting.ts";
import { type LocalBucket, openBucket } from "./support/bucket.ts";
import { isEvent, type Machine, newMachine } from "./support/machine.ts";

const isHere = findProgram("litestream") !== null && findProgram("gofakes3") !== null;

let bucket: LocalBucket;
let folder: string;
const machines: Machine[] = [];

async function machine(name: string): Promise<Machine> {
  const env = { ...bucket.env, DURABILITY: "shipped" };
  const made = await newMachine(name, { folder, env });
  machines.push(made);
  return made;
}

/** Devices that book on whoever is named, until they are told to stop. */
function devices(at: () => Machine) {
  const yes: { id: string; url: string; atMs: number }[] = [];
  let isOver = false;
  const device = async () => {
    while (!isOver) {
      const command = tourCommand();
      const { url } = at();
      const answer = await book({ url }, command).catch(() => null);
      if (answer?.status === 200) yes.push({ id: command.id, url, atMs: performance.now() });
      // some are under way at each moment; more of them prove no more, and take two cores for a minute
      await sleep(50);
    }
  };
  const all = Array.from({ length: 4 }, device);
  return {
    yes,
    more: (count: number) => {
      const wanted = yes.length + count;
      return until(`${count} more are booked`, () => yes.length >= wanted);
    },
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** How many of these bookings a machine does not have. */
async function missingAt({ dataDir }: Machine, booked: readonly { id: string }[]) {
  const rows = await askSqlite(join(dataDir, "data.db"), "SELECT id FROM bookings");
  const stored = new Set((JSON.parse(rows) as { id: string }[]).map(({ id }) => id));
  return booked.filter(({ id }) => !stored.has(id)).length;
}

describe.skipIf(!isHere)("a second machine", () => {
  beforeAll(async () => {
    bucket = await openBucket();
  });
  afterAll(() => bucket?.stop());

  test("stands by, takes over from one that runs, gives back, and takes over from one that is lost", async () => {
    folder = await testFolder();
    onTestFinished(async () => {
      await Promise.all(machines.map(({ cut }) => cut()));
    });
    const [a, b] = [await machine("a"), await machine("b")];
    let serving = a;
    const early = b.run("host.mjs", "standby");
    await early.says("that nothing is there yet", isEvent("standby-failed"));
    await copyStartedData(a.dataDir);
    const first = a.run("start.mjs");
    await first.says("that it runs", isEvent("ready"));
    const guests = devices(() => serving);
    await guests.more(20);
    await until("it has heard of the second", async () =>
      (await bucket.keys("lease/")).some((key) => key.endsWith(".watched")),
    );
    early.kill("SIGTERM");
    expect(await early.ended).toBe(0);

    // without the key, or as a site of its own, nothing happens
    const keyless = b.run("host.mjs", "promote");
    await keyless.says("what is missing", (line) => line.includes("The key is missing"));
    expect(await keyless.ended).toBe(1);
    // nor with another's: said while it stands by, and before the one that serves would stop for it
    const isKey = (line: string) => line.includes("The key is not that of these data");
    await writeFile(`${b.dataDir}.key`, "x".repeat(32));
    const wrong = b.run("host.mjs", "standby");
    await wrong.says("that the key is another's", isKey);
    wrong.kill("SIGTERM");
    await wrong.ended;
    const wrongly = b.run("host.mjs", "promote");
    await wrongly.says("that the key is another's", isKey);
    expect(await wrongly.ended).toBe(1);
    expect(await bucket.keys("lease/0000000002")).toEqual([]);
    await rm(`${b.dataDir}.key`);
    await cp(`${a.dataDir}.key`, `${b.dataDir}.key`);
    const stranger = b.run("start.mjs");
    await stranger.says("whose the bucket is", (line) => line.includes("runs elsewhere"));
    expect(await stranger.ended).toBe(1);

    const standby = b.run("host.mjs", "standby");
    expect(await standby.says("how it stands", isEvent("standby"))).toContain('"isReady":true');
    // beside it nothing happens either: the other one would stop for a promotion that can't go on
    const beside = b.run("host.mjs", "promote");
    await beside.says("what is in its way", (line) => line.includes("End npm run standby first"));
    expect(await beside.ended).toBe(1);
    standby.kill("SIGTERM");
    await standby.ended;
    // nor where its port is another's, nor for who only asks what can be said
    const other = createServer().listen(Number(new URL(b.url).port), "127.0.0.1");
    const closed = b.run("host.mjs", "promote");
    await closed.says("whose the port is", (line) => line.includes("is in use"));
    expect(await closed.ended).toBe(1);
    other.close();
    const help = b.run("host.mjs", "promote", "--help");
    await help.says("that it knows no such option", (line) => line.includes("Unknown option"));
    expect(await help.ended).toBe(1);
    expect(await bucket.keys("lease/0000000002")).toEqual([]);

    const second = b.run("host.mjs", "promote");
    await first.says("that it is overtaken", isEvent("overtaken"));
    await second.says("that it runs", isEvent("ready"));
    const atOld = guests.yes.filter(({ url }) => url === a.url);
    serving = b;
    await guests.more(20);
    expect(await missingAt(b, atOld)).toBe(0);
    await first.says("how it stands", isEvent("standby"));
    // started again it serves nothing either
    first.kill("SIGTERM");
    await first.ended;
    const again = a.run("start.mjs");
    await again.says("how it stands", isEvent("standby"));
    expect(await fetch(a.url).catch(() => null)).toBeNull();
    again.kill("SIGTERM");
    await again.ended;

    // the other direction, and two at once: one of them is too late
    const c = await machine("c");
    await cp(`${a.dataDir}.key`, `${c.dataDir}.key`);
    await until("it has heard of one that stands by", async () =>
      (await bucket.keys("lease/")).some((key) => key.endsWith("2.watched")),
    );
    const both = [a, c].map((each) => ({ each, site: each.run("host.mjs", "promote") }));
    await second.says("that it is overtaken", isEvent("overtaken"));
    const late = await Promise.race(both.map((one) => one.site.ended.then(() => one)));
    expect(await late.site.ended).toBe(1);
    // what was cut off there is nobody's to go on with
    const overtaken = late.each.run("start.mjs");
    const winner = both.find((one) => one !== late);
    await winner?.site.says("that it runs", isEvent("ready"));
    serving = winner?.each ?? a;
    await guests.more(20);

    // what is lost at once, with its disk, is taken over by the one that was too late
    const answered = [...guests.yes];
    await until("one stands by", async () => (await bucket.keys("standby")).length > 0);
    await overtaken.says("how it stands", isEvent("standby"));
    overtaken.kill("SIGTERM");
    expect(await overtaken.ended).toBe(0);
    second.kill("SIGTERM");
    await second.ended;
    await serving.destroy();
    // whoever ends it in the middle hears what that leaves, and the same command goes on
    const cut = late.each.run("host.mjs", "promote", "--gone");
    await until("it has the right", async () => (await bucket.keys("lease/0000000004")).length > 0);
    cut.kill("SIGINT");
    await cut.says("what to say again", (line) => line.includes("say npm run promote again"));
    expect(await cut.ended).toBe(130);
    const third = late.each.run("host.mjs", "promote");
    await third.says("that it runs", isEvent("ready"));
    // nor does it wait for itself
    expect(await bucket.keys("standby")).toEqual([]);
    serving = late.each;
    await guests.more(5);
    await guests.stop();
    expect(await missingAt(serving, answered)).toBe(0);
  });
});
