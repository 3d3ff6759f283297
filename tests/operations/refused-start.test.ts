import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findProgram } from "../../scripts/test-programs.mjs";
import { parseEnvironment } from "../../src/host/environment/environment.ts";
import { findPocketBase } from "../../src/host/pocketbase/find.ts";
import { bookWell } from "../server/support/bookings.ts";
import { copyStartedData } from "../server/support/instance.ts";
import { testFolder } from "../server/support/test-folder.ts";
import { testInstance } from "../server/support/test-instance.ts";
import { until } from "../server/support/waiting.ts";
import { pocketBaseOf, startSite } from "./support/started-site.ts";

/** What `npm start` says and ends with when it does not start. */
async function refusal(env: Readonly<Record<string, string>>, within: readonly string[] = []) {
  const site = startSite(env, within);
  return { code: await site.ended, said: site.lines.join("\n") };
}

test("a port in use ends the start with one sentence and 1, before anything is made", async () => {
  const folder = await testFolder();
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((ready) => other.once("listening", ready));
  onTestFinished(() => new Promise<void>((closed) => other.close(() => closed())));
  const address = other.address();
  const PORT = String(address && typeof address === "object" ? address.port : 0);
  const DATA_DIR = join(folder, "data");
  expect(await refusal({ PORT, DATA_DIR })).toEqual({
    code: 1,
    said: `Port ${PORT} is in use: stop what listens there, or set PORT.`,
  });
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test("who takes the port just before PocketBase does is not taken for it", async () => {
  const folder = await testFolder();
  const POCKETBASE_BIN = join(folder, "pocketbase");
  const { environment } = parseEnvironment(process.env);
  if (!environment) throw new Error("no environment");
  const real = JSON.stringify((await findPocketBase(environment)).path);
  const script = `#!${process.execPath}
    const { spawn } = require("node:child_process");
    const [, port] = /--http=127.0.0.1:(\\d+)/.exec(process.argv.join(" ")) ?? [];
    const run = () => spawn(${real}, process.argv.slice(2), { stdio: "inherit" })
      .on("exit", (code) => process.exit(code));
    const other = require("node:http").createServer((_, answer) => answer.end("{}"));
    port ? other.listen(Number(port), "127.0.0.1", run) : run();`;
  await writeFile(POCKETBASE_BIN, script, { mode: 0o755 });
  const DATA_DIR = join(folder, "data");
  await copyStartedData(DATA_DIR);
  const { code, said } = await refusal({ PORT: "0", DATA_DIR, POCKETBASE_BIN });
  expect([code, said]).toEqual([1, expect.stringContaining("address already in use")]);
  expect(said).not.toContain("is running");
});

test("data for which another machine stands by do not start where nobody would look whether one has", async () => {
  const DATA_DIR = join(await testFolder(), "data");
  await mkdir(`${DATA_DIR}.shipping`);
  await writeFile(
    `${DATA_DIR}.shipping/lease.json`,
    JSON.stringify({ number: 1, isWatched: true }),
  );
  const bucket = {
    ...{ BACKUP_S3_ENDPOINT: "http://127.0.0.1:9", BACKUP_S3_BUCKET: "cayo-backups" },
    ...{ BACKUP_S3_ACCESS_KEY: "k", BACKUP_S3_SECRET: "s" },
  };
  const lacks = [
    {},
    { ...bucket, LITESTREAM_BIN: process.execPath },
    { ...bucket, DURABILITY: "disk" },
  ];
  for (const env of lacks) {
    const { code, said } = await refusal({ PORT: "0", DATA_DIR, ...env });
    expect([code, said]).toEqual([1, expect.stringContaining("can take over")]);
    expect(said).toContain(`remove ${DATA_DIR}.shipping`);
  }
});

/** As in another container, which shares the folder and nothing else of the network. */
const ANOTHER_NETWORK = ["unshare", "-n", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"];
const canHaveNetworks =
  spawnSync("unshare", ["-n", "ip", "link", "set", "lo", "up"]).status === 0 &&
  findProgram("flock") !== null;

test("a second start on data that are in use ends with 1, and harms nothing", async () => {
  const first = await testInstance();
  const booking = await bookWell(first);
  const variables = { PORT: "0", DATA_DIR: first.dataDir };
  const inUse = {
    code: 1,
    said: `DATA_DIR ${first.dataDir} is in use: stop the site that runs on it, or set DATA_DIR.`,
  };
  expect(await refusal(variables)).toEqual(inUse);
  if (canHaveNetworks) expect(await refusal(variables, ANOTHER_NETWORK)).toEqual(inUse);
  await bookWell(first);
  const stored = await first.sql<{ id: string }>("SELECT id FROM bookings");
  expect(stored).toHaveLength(2);
  expect(stored).toContainEqual({ id: booking });
  expect(await first.sql("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
});

test.runIf(findProgram("setpriv"))(
  "PocketBase ends with a start that is killed, at whatever moment, and the next one works",
  async () => {
    const folder = await testFolder();
    const variables = { PORT: "0", DATA_DIR: join(folder, "data") };
    const isRunning = (pid: number) => existsSync(`/proc/${pid}`);
    const kill = async (signal: NodeJS.Signals, isReady: boolean) => {
      const site = startSite(variables);
      onTestFinished(() => site.kill("SIGKILL"));
      if (isReady) await site.says("its address", (line) => line.includes("Ctrl-C stops it"));
      const pocketBase = await until("PocketBase is started", () =>
        pocketBaseOf(site).catch(() => null),
      );
      site.kill(signal);
      expect(await site.ended).toBe(signal);
      await until("PocketBase has ended too", () => !isRunning(pocketBase));
    };
    await kill("SIGTERM", false);
    await kill("SIGKILL", true);
    await kill("SIGKILL", true);
  },
);
