import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { withCloneLock } from "../../../scripts/lock.mjs";
import { buildIfStale } from "../../../scripts/prepare.mjs";
import { startInstance } from "./instance.ts";

/** Of ADMIN_PASSWORD at the lowest cost: each of a thousand sign-ins compares it in 2 ms instead of 75. */
const QUICK_HASH = "$2a$04$Axmg8pmy0UsQcj4qRT8FOO0qqwhUfIEsWWg2PcjWjFXNa2NiXaPaG";

/**
 * Tests run against what is built; this keeps a test from passing against yesterday's hooks. Then the product is
 * started once: most tests' instances begin with a copy of its data instead of migrating their own. `npm test`
 * says where to, for both kinds of its tests.
 * @returns what removes those data after all tests
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await buildIfStale();
  const given = process.env.STARTED_DATA || null;
  const folder = given ? dirname(given) : await mkdtemp(join(tmpdir(), "cayo-started-"));
  const dataDir = given ?? join(folder, "data");
  // the browser's tests and the server's begin at the same time
  await withCloneLock(async () => {
    if (existsSync(dataDir)) return;
    const instance = await startInstance({ env: { DATA_DIR: dataDir } });
    await instance.sql(`UPDATE admins SET password = '${QUICK_HASH}'`);
    await instance.stop();
  });
  process.env.STARTED_DATA = dataDir;
  return async () => {
    if (!given) await rm(folder, { recursive: true, force: true });
  };
}
