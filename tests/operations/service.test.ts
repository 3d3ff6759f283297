import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { findProgram } from "../../scripts/test-programs.mjs";

const run = promisify(execFile);

/** The unit with this machine's node, since the check looks for what it starts. */
async function withUnit(use: (file: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "cayo-unit-"));
  const file = join(folder, "cayo-wayfarers.service");
  const unit = await readFile("deploy/cayo-wayfarers.service", "utf8");
  await writeFile(file, unit.replace("/usr/bin/node", process.execPath));
  await use(file).finally(() => rm(folder, { recursive: true }));
}

describe.skipIf(findProgram("systemd-analyze") === null)("the service unit", () => {
  test("is one that systemd finds no fault with", () =>
    withUnit(async (file) => {
      const { stdout, stderr } = await run("systemd-analyze", ["verify", file]);
      expect(stdout + stderr).toBe("");
    }));

  test("gives the service little of the system", () =>
    withUnit(async (file) => {
      const { stdout } = await run("systemd-analyze", ["security", "--offline=true", file]);
      const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
      expect(exposure).toBeLessThan(2.5);
    }));

  test("comes back within a second, and gives a clean stop its time", async () => {
    const unit = await readFile("deploy/cayo-wayfarers.service", "utf8");
    expect(unit).toMatch(/^Restart=on-failure$/m);
    expect(unit).toMatch(/^RestartSec=1$/m);
    expect(unit).toMatch(/^KillMode=mixed$/m);
  });
});
