import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { startInstance } from "../server/support/instance.ts";
import { testFolder } from "../server/support/test-folder.ts";

const run = promisify(execFile);

test("the lock goes with the process that held it, even one that was killed", async () => {
  const folder = await testFolder();
  const file = join(import.meta.dirname, "../../src/host/system/data-lock.ts");
  const script = `const { runnerImport } = await import("vite");
    const { module } = await runnerImport(${JSON.stringify(file)}, { configFile: false });
    await module.lockData(${JSON.stringify(folder)}); process.kill(process.pid, "SIGKILL");`;
  await expect(run(process.execPath, ["--input-type=module", "-e", script])).rejects.toMatchObject({
    signal: "SIGKILL",
  });
  const { lockData } = await import("../../src/host/system/data-lock.ts");
  const { unlock } = await lockData(folder);
  await expect(lockData(folder)).rejects.toThrow("is in use");
  unlock();
});

test("a DATA_DIR below a file says what is wrong with it", async () => {
  const folder = await testFolder();
  await writeFile(join(folder, "file"), "");
  const dataDir = join(folder, "file", "data");
  await expect(startInstance({ env: { DATA_DIR: dataDir } })).rejects.toThrow(
    `DATA_DIR ${dataDir} can't be written (ENOTDIR)`,
  );
});

test("a read-only DATA_DIR says what is wrong with it", async ({ skip }) => {
  const dataDir = join(await testFolder(), "data");
  await mkdir(dataDir);
  // root may write everywhere but on a file system that is mounted for reading only
  const isRoot = process.getuid?.() === 0;
  const [command, ...args] = isRoot
    ? ["mount", "-t", "tmpfs", "-o", "ro", "tmpfs", dataDir]
    : ["chmod", "500", dataDir];
  const changed = await run(command as string, args).catch(() => null);
  skip(changed === null, "this machine lets nobody mount");
  onTestFinished(async () => {
    await run(isRoot ? "umount" : "chmod", isRoot ? [dataDir] : ["700", dataDir]);
  });
  await expect(startInstance({ env: { DATA_DIR: dataDir } })).rejects.toThrow(
    `DATA_DIR ${dataDir} can't be written (${isRoot ? "EROFS" : "EACCES"})`,
  );
});
