import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram } from "../../scripts/test-programs.mjs";
import { copyStartedData } from "../server/support/instance.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";

const run = promisify(execFile);

/** Two hosts on one machine: the site's, and a stranger's with several addresses. */
const SITE = `cayo-site-${process.pid}`;
const STRANGER = `cayo-from-${process.pid}`;
const ADDRESSES = ["10.77.0.2/24", "10.77.0.3/24", "fd77:0:0:1::2/48", "fd77:0:0:1::3/48"];
const LIMIT = 256;

const on = (host: string) => ["ip", "netns", "exec", host];
const ip = (...args: string[]) => run("ip", args);

/** Opens lines from an address, each with one call that is answered, and holds them all. */
async function holdLines(from: string, to: string, port: number, count: number) {
  const script = `
    const counted = { held: 0, refused: 0 };
    const count = (kind) => {
      counted[kind]++;
      if (counted.held + counted.refused === ${count}) console.log(JSON.stringify(counted));
    };
    for (let i = 0; i < ${count}; i++) {
      const line = require("node:net").connect({ host: "${to}", port: ${port}, localAddress: "${from}" });
      line.on("connect", () => line.write("GET /api/health HTTP/1.1\\r\\nHost: site\\r\\n\\r\\n"));
      line.once("data", () => count("held"));
      line.once("error", () => count("refused"));
    }`;
  const [command = "", ...args] = [...on(STRANGER), process.execPath, "-e", script];
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(child.stdout)) {
    const counted: { held: number; refused: number } = JSON.parse(line);
    return { ...counted, letGo: () => child.kill("SIGKILL") };
  }
  throw new Error("the stranger has gone");
}

const canMakeHosts =
  ["nft", "ip"].every(findProgram) && spawnSync("unshare", ["-n", "true"]).status === 0;

describe.runIf(canMakeHosts)("one client's lines where the site meets the internet itself", () => {
  let folder: string;
  let site: StartedSite;
  let port: number;

  beforeAll(async () => {
    for (const host of [SITE, STRANGER]) await ip("netns", "add", host);
    await ip(
      "link",
      "add",
      "site0",
      "netns",
      SITE,
      "type",
      "veth",
      "peer",
      "from0",
      "netns",
      STRANGER,
    );
    await ip("-n", SITE, "addr", "add", "10.77.0.1/24", "dev", "site0");
    await ip("-n", SITE, "addr", "add", "fd77:0:0:9::1/48", "dev", "site0", "nodad");
    for (const address of ADDRESSES) {
      const nodad = address.includes(":") ? ["nodad"] : [];
      await ip("-n", STRANGER, "addr", "add", address, "dev", "from0", ...nodad);
    }
    for (const [host, device] of [
      [SITE, "site0"],
      [SITE, "lo"],
      [STRANGER, "from0"],
    ] as const) {
      await ip("-n", host, "link", "set", device, "up");
    }
    folder = await mkdtemp(join(tmpdir(), "cayo-lines-"));
    const DATA_DIR = join(folder, "data");
    await copyStartedData(DATA_DIR);
    const [command = "", ...args] = [...on(SITE), "nft", "-f", "deploy/lines.nft"];
    await run(command, args);
    // twice, as at each start of the unit
    await run(command, args);
    // the port that the rules are for, free in a network of its own
    port = 8090;
    const listening = { HOST: "::", RATE_LIMITS: "on", PORT: String(port) };
    site = startSite({ ...listening, DATA_DIR }, on(SITE));
    await site.says("its address", (line) => line.includes("Ctrl-C stops it"));
  });

  afterAll(async () => {
    site?.kill("SIGTERM");
    await site?.ended;
    await ip("netns", "del", STRANGER);
    await ip("netns", "del", SITE);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  test.each([
    { kind: "IPv4", to: "10.77.0.1", from: "10.77.0.2", other: "10.77.0.3", isSame: false },
    {
      kind: "a network of IPv6",
      to: "fd77:0:0:9::1",
      from: "fd77:0:0:1::2",
      other: "fd77:0:0:1::3",
      isSame: true,
    },
  ])("$kind holds so many, and others get in", async ({ to, from, other, isSame }) => {
    const greedy = await holdLines(from, to, port, LIMIT + 50);
    expect(greedy).toMatchObject({ held: LIMIT, refused: 50 });
    const another = await holdLines(other, to, port, 20);
    expect(another).toMatchObject(isSame ? { held: 0, refused: 20 } : { held: 20, refused: 0 });
    another.letGo();
    greedy.letGo();
  });
});
