import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#host";
import { ROOT } from "../../../src/host/system/root.mjs";
import { PASSWORD } from "../product.mjs";

const GROUPS = "/sys/fs/cgroup/cpu/cayo-bench";
const PERIOD_US = 100_000;
const FIRST = "first";
/** Of the kernel's clock, per second. */
const TICKS = 100;

/** What the unit of a fleet's site says (deploy/fleet.conf). */
function unitOfFleet() {
  const unit = readFileSync(join(ROOT, "deploy/fleet.conf"), "utf8");
  const all = (/** @type {string} */ name) =>
    Array.from(unit.matchAll(new RegExp(`^${name}=(.+)$`, "gm")), ([, value = ""]) => value);
  const variables = all("Environment").flatMap((line) => line.split(" "));
  return {
    args: all("ExecStart").at(-1)?.split(" ").slice(1) ?? [],
    env: Object.fromEntries(variables.map((each) => each.split("="))),
    quota: Number.parseInt(all("CPUQuota").at(-1) ?? "", 10) / 100,
  };
}

/** @param {string} url */
const answers = (url) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Sites of a fleet as their units start them, each a process of its own on a copy of the same data. Where this process may
 * make groups for the processor (cgroup v1), each has the unit's quota.
 * @param {{ binary: string }} options
 */
export async function openFleet({ binary }) {
  const folder = await mkdtemp(join(tmpdir(), "cayo-bench-fleet-"));
  const { args, env, quota } = unitOfFleet();
  /** @type {Set<{ stop: () => Promise<void> }>} */
  const sites = new Set();
  let hasLimits = true;

  /** @param {string} name @param {number} pid */
  const limit = (name, pid) => {
    try {
      const group = join(GROUPS, name);
      mkdirSync(group, { recursive: true });
      writeFileSync(join(group, "cpu.cfs_period_us"), String(PERIOD_US));
      writeFileSync(join(group, "cpu.cfs_quota_us"), String(quota * PERIOD_US));
      writeFileSync(join(group, "cgroup.procs"), String(pid));
    } catch {
      hasLimits = false;
    }
  };

  /** Starts one, new or again, and waits until it answers. @param {string} name */
  async function start(name) {
    const dataDir = join(folder, name);
    // the first one's migrations and pages are what all begin with
    for (const part of existsSync(dataDir) || name === FIRST ? [] : ["", ".key", ".pages"]) {
      await cp(join(folder, FIRST + part), dataDir + part, { recursive: true });
    }
    const port = await freePort({ host: "127.0.0.1", port: 0 });
    const url = `http://127.0.0.1:${port}`;
    const startedAt = performance.now();
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: "ignore",
      env: {
        ...{ PATH: process.env.PATH, HOME: process.env.HOME, POCKETBASE_BIN: binary, ...env },
        ...{ DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: "off" },
        // a mail server of one's own, as an operator has; nobody answers there
        ...{ SMTP_HOST: "127.0.0.1", SMTP_PORT: "9", APP_URL: "https://site.example" },
        ADMIN_PASSWORD: PASSWORD,
        XDG_CACHE_HOME: process.env.XDG_CACHE_HOME,
      },
    });
    const { pid = 0 } = child;
    limit(name, pid);
    const ended = new Promise((done) => child.once("close", done));
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
      await sleep(20);
    }
    const site = {
      port,
      startMs: performance.now() - startedAt,
      memory: async () => ({
        host: await heldBy([pid]),
        pocketBase: await heldBy(childrenOf(pid)),
      }),
      /** What it has taken of the processor so far, s. */
      processor: () => [pid, ...childrenOf(pid)].reduce((sum, one) => sum + secondsOf(one), 0),
      /** Until its pages are as small as they get: a second folder takes the place of the first. */
      async rendered() {
        const shown = new Set();
        while (shown.size < 2) {
          await sleep(500);
          const current = await readFile(join(`${dataDir}.pages`, "current"), "utf8").catch(
            () => "",
          );
          if (current) shown.add(current);
        }
      },
      async stop() {
        child.kill("SIGTERM");
        await ended;
        sites.delete(site);
      },
    };
    sites.add(site);
    return site;
  }

  const first = await start(FIRST);
  await first.rendered();
  await first.stop();
  return {
    start,
    hasLimits: () => hasLimits,
    async close() {
      await Promise.all([...sites].map((site) => site.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @param {number} pid */
function secondsOf(pid) {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = after.split(" ").slice(11, 13).map(Number);
  return (user + system) / TICKS;
}

/** @param {number} pid */
const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);

/** Memory of processes, bytes, of which what several share counts in parts (Linux). @param {number[]} pids */
async function heldBy(pids) {
  let sum = 0;
  for (const pid of pids) {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
    sum += Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
  }
  return sum;
}

/** What the groups leave, once nobody is in them. @param {readonly string[]} names */
export function removeGroups(names) {
  for (const path of [...names.map((name) => join(GROUPS, name)), GROUPS]) {
    try {
      rmdirSync(path);
    } catch {}
  }
}
