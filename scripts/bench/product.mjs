import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseEnvironment, startServer } from "#host";
import { write } from "../seed/run.mjs";

export const PASSWORD = "bench bench 42";

/** In which the pages' program has heard of a change (src/host/pages/site-pages.ts looks each 2 s) and drawn the pages. */
const FOLLOWED_MS = 10_000;

/**
 * @typedef {{
 *   url: string,
 *   port: number,
 *   signIn: () => Promise<{ token: string, record: Record<string, unknown> }>,
 *   followed: () => Promise<void>,
 *   mostMemory: () => Promise<number>,
 *   stop: () => Promise<void>,
 * }} Product `followed`: the pages stand, as small as they get, after a change of the site; what makes them has most of a
 *   core meanwhile, and would be measured too. `mostMemory`: what its process has held so far, bytes
 */

/**
 * The product as `npm start` runs it, on a free port with data of its own; without rate limits,
 * which would count the benchmark as one visitor.
 * @param {{ binary: string, bookings?: number, appUrl?: string, variables?: Record<string, string> }} options
 *   `bookings`: how many are there
 * @returns {Promise<Product>}
 */
export async function startProduct({ binary, bookings = 0, appUrl = "", variables = {} }) {
  const folder = await mkdtemp(join(tmpdir(), "cayo-bench-"));
  const { environment, problems } = parseEnvironment({
    PORT: "0",
    APP_URL: appUrl,
    DATA_DIR: join(folder, "data"),
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMITS: "off",
    ...variables,
  });
  if (!environment) throw new Error(problems.join("\n"));
  const start = () => startServer(environment, { binary, quiet: true, smallPagesAfterMs: 0 });
  let server = await start();
  if (bookings > 0) {
    await server.stop();
    await write({ environment, binary, command: ["seed", String(bookings)] });
    server = await start();
  }
  const { url, port, child, shrunk } = server;
  await shrunk();
  return {
    url,
    port,
    async followed() {
      await new Promise((done) => setTimeout(done, FOLLOWED_MS));
      await shrunk();
    },
    mostMemory: () => residentBytes(child.pid ?? 0),
    async signIn() {
      const answer = await fetch(`${url}/api/collections/admins/auth-with-password`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ identity: "admin", password: PASSWORD }),
      });
      return answer.json();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The most memory that a process has held so far. @param {number} pid */
async function residentBytes(pid) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const peak = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
  if (peak) return Number(peak) * 1024;
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout.trim()) * 1024;
}
