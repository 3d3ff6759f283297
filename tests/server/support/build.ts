import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "../../../scripts/prepare.mjs";
import { startInstance } from "./instance.ts";

/**
 * Tests run against what is built; this keeps a test from passing against yesterday's hooks. Then the product is
 * started once: most tests' instances begin with a copy of its data instead of migrating their own.
 * @returns what removes those data after all tests
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await buildIfStale();
  const folder = await mkdtemp(join(tmpdir(), "cayo-started-"));
  const dataDir = join(folder, "data");
  const instance = await startInstance({ env: { DATA_DIR: dataDir } });
  await instance.stop();
  process.env.STARTED_DATA = dataDir;
  return () => rm(folder, { recursive: true, force: true });
}
