import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, spawnPocketBase, waitForHealth } from "#host";
import { ROOT } from "../../src/host/system/root.mjs";

const FULL = 2;

/**
 * The same PocketBase without the product: one collection with the product's fields, and its own
 * static handler with one of the product's pages.
 * @param {{ binary: string, page: string }} options `page`: a built page, served as `/`
 */
export async function startBare({ binary, page }) {
  const folder = await mkdtemp(join(tmpdir(), "cayo-bare-"));
  const port = await freePort({ host: "127.0.0.1", port: 0 });
  await mkdir(join(folder, "public"));
  await cp(page, join(folder, "public/index.html"));
  const { child, exited, listens, whatItSaid } = spawnPocketBase({
    binary,
    quiet: true,
    env: process.env,
    args: [
      ...["serve", `--http=127.0.0.1:${port}`, `--dir=${join(folder, "data")}`],
      `--hooksDir=${join(ROOT, "scripts/bench/bare/hooks")}`,
      `--migrationsDir=${join(ROOT, "scripts/bench/bare/migrations")}`,
      `--publicDir=${join(folder, "public")}`,
      ...["--hooksWatch=false", "--automigrate=false", "--dev=false"],
    ],
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await waitForHealth({ url, child, listens }))) {
    await stop();
    throw new Error(`The bare PocketBase did not start:\n${whatItSaid()}`);
  }
  return {
    port,
    /** Each commit on the disk before its answer, as the product does it. */
    async commitToDisk() {
      const answer = await fetch(`${url}/bench/synchronous`, { method: "POST" });
      const { synchronous } = await answer.json();
      if (synchronous !== FULL)
        throw new Error(`The bare PocketBase has synchronous ${synchronous}.`);
    },
    stop,
  };
}
