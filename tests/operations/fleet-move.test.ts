import { appendFile, chmod, mkdtemp, readdir, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { findProgram } from "../../scripts/test-programs.mjs";
import { book, tourCommand } from "../server/support/bookings.ts";
import { askSqlite } from "../server/support/sqlite.ts";
import { until } from "../server/support/waiting.ts";
import { openBucket } from "./support/bucket.ts";
import { fleetMachine, turnOfFleets } from "./support/fleet-machine.ts";

const isHere = findProgram("litestream") !== null && findProgram("gofakes3") !== null;

/** Litestream, of which the third restore finds the disk full: that of the promotion. */
async function failingThird(folder: string) {
  const [program, notes] = [join(folder, "litestream"), join(folder, "restores")];
  const fails = `[ "$1" = restore ] && echo >> "${notes}" && [ "$(wc -l < "${notes}")" = 3 ]`;
  const text = `#!/bin/sh\nif ${fails}; then echo disk is full; exit 1; fi\n`;
  await writeFile(program, `${text}exec "${findProgram("litestream")}" "$@"\n`);
  await chmod(program, 0o755);
  return program;
}

describe.skipIf(!isHere)("a site that ships its data", () => {
  test("moves to another machine with all that was booked, is none of the first one's any more, and moves back", async () => {
    const { end } = await turnOfFleets();
    onTestFinished(end);
    const [here, there] = [
      await mkdtemp(join(tmpdir(), "cayo-here-")),
      await mkdtemp(join(tmpdir(), "cayo-there-")),
    ];
    const bucket = await openBucket();
    onTestFinished(() => bucket.stop());
    const clone = join(here, "clone");
    const old = await fleetMachine(here, { clone, other: there });
    onTestFinished(() => old.stop(["reef"]));
    const next = await fleetMachine(there, { clone, other: here });
    onTestFinished(() => next.stop(["reef"]));
    const urlAt = async (machine: typeof old) =>
      `http://127.0.0.1:${(await machine.fleet("list")).split(/\s+/)[7]}`;

    await old.fleet("add", "reef", "reef.example");
    const settings = {
      ...bucket.env,
      DURABILITY: "shipped",
      LITESTREAM_BIN: findProgram("litestream"),
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    await appendFile(old.settingsOf("reef"), lines.join(""));
    // each machine has its own
    for (const machine of [here, there]) {
      await appendFile(join(machine, "etc/cayo-wayfarers.env"), lines.at(-1) ?? "");
    }
    await old.fleet("stop", "reef");
    await old.fleet("start", "reef");
    const site = { url: await urlAt(old) };
    const command = tourCommand();
    await until(
      "it books",
      async () => (await book(site, command).catch(() => null))?.status === 200,
    );

    // cut off once it is taken over, it goes on when it is said again
    await appendFile(
      join(there, "etc/cayo-wayfarers.env"),
      `LITESTREAM_BIN=${await failingThird(there)}\n`,
    );
    const cut = old.fleet("move", "reef", "root@there");
    await expect(cut).rejects.toThrow("reef may be taken over by now and is not here yet");
    const said = await old.fleet("move", "reef", "root@there");
    expect(said).toContain("Now lead reef.example to root@there");
    const booked = { url: await urlAt(next) };
    expect((await book(booked, tourCommand())).status).toBe(200);
    const bookingsAt = (machine: typeof old) =>
      askSqlite(join(machine.dataOf("reef"), "data.db"), "SELECT id FROM bookings ORDER BY id");
    expect(await bookingsAt(next)).toContain(command.id);
    expect(await fetch(site.url).catch(() => null)).toBeNull();

    await old.fleet("remove", "reef");
    expect(await readdir(join(here, "etc/cayo-wayfarers"))).toEqual([]);
    // nobody stands by any more: a bucket that is away stops it no longer
    expect(await bucket.keys("standby")).toEqual([]);

    // and back, once what was left of it there is out of the way
    const before = await bookingsAt(next);
    await rename(dirname(old.dataOf("reef")), join(here, "earlier"));
    await next.fleet("move", "reef", "root@here");
    expect(await bookingsAt(old)).toEqual(before);
    expect((await book({ url: await urlAt(old) }, tourCommand())).status).toBe(200);
  });
});
