import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnvironment, startServer } from "#host";
import { write } from "../seed/run.mjs";

const PASSWORD = "bench bench 42";

/**
 * @typedef {{
 *   url: string,
 *   port: number,
 *   pid: number,
 *   signIn: () => Promise<{ token: string, record: Record<string, unknown> }>,
 *   stop: () => Promise<void>,
 * }} Product
 */

/**
 * The product as `npm start` runs it, on a free port with data of its own; without rate limits,
 * which would count the benchmark as one visitor.
 * @param {{ binary: string, bookings?: number, appUrl?: string }} options `bookings`: how many are there
 * @returns {Promise<Product>}
 */
export async function startProduct({ binary, bookings = 0, appUrl = "" }) {
  const folder = await mkdtemp(join(tmpdir(), "cayo-bench-"));
  const { environment, problems } = parseEnvironment({
    PORT: "0",
    APP_URL: appUrl,
    DATA_DIR: join(folder, "data"),
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMITS: "off",
  });
  if (!environment) throw new Error(problems.join("\n"));
  const start = () => startServer(environment, { binary, quiet: true, smallPages: true });
  let server = await start();
  if (bookings > 0) {
    await server.stop();
    await write({ environment, binary, command: ["seed", String(bookings)] });
    server = await start();
  }
  const { url, port, child } = server;
  return {
    url,
    port,
    pid: child.pid ?? 0,
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
