import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { run } from "../src/host/system/command.mjs";
import { cacheFolder } from "../src/host/system/root.mjs";
import { toolEnvironment } from "../src/host/system/tool-environment.mjs";

/**
 * Where programs that tests run are kept, beside PocketBase in the user's cache folder.
 * @param {Record<string, string | undefined>} variables
 */
export const goPrograms = (variables) => join(cacheFolder(variables), "go-programs");

/**
 * Builds a program from its module, where Go is there; its checksum database vouches for the source.
 * @param {string} module `host/path/cmd/name@version`
 */
export async function buildWithGo(module) {
  if ((await run("go", ["version"])).code !== 0) return;
  const folder = goPrograms(process.env);
  const name = basename(module).split("@")[0] ?? "";
  console.log(`Building ${name} with Go, once; this takes some minutes ...`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(folder, "work-"));
  try {
    const env = toolEnvironment({ GOBIN: work, GOWORK: "off", CGO_ENABLED: "0" });
    const { code, output } = await run("go", ["install", module], { env, cwd: work });
    if (code === 0) return await rename(join(work, name), join(folder, name));
    console.warn(`Go could not build ${name}: ${output.trim().split("\n").slice(-3).join(" ")}`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
