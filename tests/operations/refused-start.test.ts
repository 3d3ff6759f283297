import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { bookWell } from "../server/support/bookings.ts";
import { startInstance } from "../server/support/instance.ts";
import { startSite } from "./support/started-site.ts";

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

/** What `npm start` says and ends with when it does not start. */
async function refusal(env: Readonly<Record<string, string>>) {
  const site = startSite(env);
  return { code: await site.ended, said: site.lines.join("\n") };
}

test("a port in use ends the start with one sentence and 1, before anything is made", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cayo-port-"));
  cleanUp.push(() => rm(folder, { recursive: true, force: true }));
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((ready) => other.once("listening", ready));
  cleanUp.push(() => new Promise((closed) => other.close(closed)));
  const address = other.address();
  const PORT = String(address && typeof address === "object" ? address.port : 0);
  const DATA_DIR = join(folder, "data");
  expect(await refusal({ PORT, DATA_DIR })).toEqual({
    code: 1,
    said: `Port ${PORT} is in use: stop what listens there, or set PORT.`,
  });
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test("a second start on data that are in use ends with 1, and harms nothing", async () => {
  const first = await startInstance();
  cleanUp.push(() => first.stop());
  const booking = await bookWell(first);
  expect(await refusal({ PORT: "0", DATA_DIR: first.dataDir })).toEqual({
    code: 1,
    said: `DATA_DIR ${first.dataDir} is in use: stop the site that runs on it, or set DATA_DIR.`,
  });
  await bookWell(first);
  const stored = await first.sql<{ id: string }>("SELECT id FROM bookings");
  expect(stored).toHaveLength(2);
  expect(stored).toContainEqual({ id: booking });
  expect(await first.sql("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
});
