import { execFile, spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { findProgram } from "../../scripts/test-programs.mjs";
import { ROOT } from "../../src/host/system/root.mjs";
import { copyStartedData } from "../server/support/instance.ts";
import { testFolder } from "../server/support/test-folder.ts";
import { startSite } from "./support/started-site.ts";

const run = promisify(execFile);

/** The unit with this machine's node, since the check looks for what it starts. */
async function unitFile(): Promise<string> {
  const file = join(await testFolder(), "cayo-wayfarers.service");
  const unit = await readFile("deploy/cayo-wayfarers.service", "utf8");
  await writeFile(file, unit.replace("/usr/bin/node", process.execPath));
  return file;
}

describe.skipIf(findProgram("systemd-analyze") === null)("the service unit", () => {
  test("is one that systemd finds no fault with", async () => {
    const { stdout, stderr } = await run("systemd-analyze", ["verify", await unitFile()]);
    expect(stdout + stderr).toBe("");
  });

  test("gives the service little of the system", async () => {
    const args = ["security", "--offline=true", await unitFile()];
    const { stdout } = await run("systemd-analyze", args);
    const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
    expect(exposure).toBeLessThan(2.5);
  });

  test("comes back within a second, and gives a clean stop its time", async () => {
    const unit = await readFile("deploy/cayo-wayfarers.service", "utf8");
    expect(unit).toMatch(/^Restart=on-failure$/m);
    expect(unit).toMatch(/^RestartSec=1$/m);
    expect(unit).toMatch(/^KillMode=mixed$/m);
  });

  test("takes only so much of the machine, and writes nothing but its data", async () => {
    const unit = await readFile("deploy/cayo-wayfarers.service", "utf8");
    for (const limit of ["MemoryHigh", "MemoryMax", "TasksMax", "LimitNOFILE"]) {
      expect(unit).toMatch(new RegExp(`^${limit}=\\d+M?$`, "m"));
    }
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
    const writable = Array.from(unit.matchAll(/^(ReadWritePaths|\w+Directory)=(.+)$/gm), String);
    expect(writable.map((line) => line.split(",")[0])).toEqual([
      "WorkingDirectory=/opt/cayo-wayfarers",
      "StateDirectory=cayo-wayfarers",
    ]);
  });
});

describe.skipIf(findProgram("systemd-analyze") === null)("a fleet's unit", () => {
  test("is that of one site with what is other, and systemd finds no fault with it", async () => {
    const folder = await testFolder();
    const unit = join(folder, "cayo-wayfarers@.service");
    await mkdir(`${unit}.d`);
    for (const [from, to] of [
      ["cayo-wayfarers.service", unit],
      ["fleet.conf", `${unit}.d/fleet.conf`],
    ] as const) {
      const text = await readFile(`deploy/${from}`, "utf8");
      await writeFile(to, text.replace("/usr/bin/node", process.execPath));
    }
    const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
    const analyze = (...words: string[]) =>
      run("systemd-analyze", [...words, "cayo-wayfarers@reef.service"], { env });
    const { stdout, stderr } = await analyze("verify");
    expect(stdout + stderr).toBe("");
    const { stdout: said } = await analyze("security", "--offline=true");
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(said)?.[1])).toBeLessThan(2.5);
  });

  test("keeps a flood to the site it is for", async () => {
    const unit = await readFile("deploy/fleet.conf", "utf8");
    for (const limit of ["CPUQuota", "CPUWeight", "MemoryHigh", "MemoryMax"]) {
      expect(unit).toMatch(new RegExp(`^${limit}=\\d+[M%]?$`, "m"));
    }
  });
});

/** As the unit shows it the clone: for reading only. `more`: commands before that, in the same place. */
const readOnlyClone = (more: string) => {
  const mounts = `mount --bind "$0" "$0" && ${more} mount -o remount,bind,ro "$0"`;
  return ["unshare", "-m", "sh", "-c", `${mounts} && exec "$@"`, ROOT];
};
const canMount = spawnSync("unshare", ["-m", "true"]).status === 0;

describe.runIf(canMount)("on a clone that can only be read", () => {
  test("a start writes nothing there, and one that would have to build says what to do", async () => {
    const folder = await testFolder();
    const env = { PORT: "0", DATA_DIR: join(folder, "data") };
    await copyStartedData(env.DATA_DIR);
    const site = startSite(env, readOnlyClone(""));
    await site.says("its address", (line) => line.includes("Ctrl-C stops it"));
    site.kill("SIGTERM");
    expect(await site.ended).toBe(0);
    expect(site.lines.join("\n")).not.toMatch(/EROFS|read-only|could not/i);

    const changed = join(folder, "index.html");
    await writeFile(changed, "<!doctype html>\n");
    const stale = startSite(env, readOnlyClone(`mount --bind ${changed} "$0/index.html" &&`));
    expect(await stale.ended).toBe(1);
    expect(stale.lines).toEqual([
      `The build is not that of the sources, and nothing can be written into ${ROOT} here: run npm run build there as its owner, then start again.`,
    ]);
  });
});
