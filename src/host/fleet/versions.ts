import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import { runOrThrow } from "../system/command.mjs";
import { ROOT } from "../system/root.mjs";
import { toolEnvironment } from "../system/tool-environment.mjs";
import { git } from "../upgrade/clone.ts";
import { fleetPlace } from "./place.ts";
import { linkOf } from "./sites.ts";

/** What a build leaves, so that the next version builds only what has changed. */
const BUILT = ["dist", "dist-host", "dist-pages", "pb_hooks/lib"];

const versionFolder = (commit: string): string => join(fleetPlace().versions, commit);

/**
 * The code of that commit in a folder of its own, installed and built once for all sites. It is made of what this clone
 * has: packages are shared with it as long as they are the same.
 */
export async function prepareVersion(commit: string): Promise<void> {
  const { versions, cache } = fleetPlace();
  const folder = versionFolder(commit);
  if (!existsSync(folder)) {
    console.log(`Building ${commit.slice(0, 10)}, once for all sites ...`);
    const part = `${folder}.part`;
    for (const each of [versions, cache]) mkdirSync(each, { recursive: true });
    rmSync(part, { recursive: true, force: true });
    await git("worktree", "prune");
    await git("worktree", "add", "--quiet", "--force", "--detach", part, commit);
    await takeAlong(commit, part);
    await runOrThrow(process.execPath, ["scripts/build.mjs"], {
      cwd: part,
      env: toolEnvironment({ XDG_CACHE_HOME: cache, POCKETBASE_BIN: process.env.POCKETBASE_BIN }),
    });
    // each site's user runs it
    await runOrThrow("chmod", ["-R", "a+rX", part, cache]);
    await git("worktree", "move", part, folder);
  }
}

async function takeAlong(commit: string, folder: string) {
  const lock = "package-lock.json";
  const hasSamePackages = (await git("diff", "--name-only", "HEAD", commit, "--", lock)) === "";
  if (hasSamePackages) await copy("node_modules", folder, "--link");
  for (const path of BUILT) await copy(path, folder);
}

async function copy(path: string, folder: string, ...how: string[]) {
  if (!existsSync(join(ROOT, path))) return;
  await runOrThrow("cp", ["--archive", ...how, join(ROOT, path), join(folder, path)]);
}

/** The commit that a site runs from. */
export const versionOf = (name: string): string => basename(readlinkSync(linkOf(name)));

/** Has a site run from that version, from its next start on. */
export function runFrom(name: string, commit: string): void {
  const { sites } = fleetPlace();
  mkdirSync(sites, { recursive: true });
  const next = `${linkOf(name)}.next`;
  rmSync(next, { force: true });
  symlinkSync(versionFolder(commit), next);
  renameSync(next, linkOf(name));
}

/** Removes what no site runs from, and none goes back to. */
export async function forgetVersions(kept: ReadonlySet<string>): Promise<void> {
  const { versions } = fleetPlace();
  for (const name of readdirSync(versions)) {
    if (!kept.has(name)) rmSync(join(versions, name), { recursive: true, force: true });
  }
  await git("worktree", "prune");
}
