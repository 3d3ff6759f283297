import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "../src/host/system/root.mjs";

/** No install and no build takes longer; a process number may have gone to somebody else since. */
const LONGEST_WORK_MS = 15 * 60 * 1000;

/** @param {string} file */
function isHeld(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > LONGEST_WORK_MS) return false;
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return true;
  } catch (error) {
    // EPERM: the holder lives and belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** @param {string} file */
function tryToTake(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `work` while no other process of this clone does: two instances started at the same moment
 * must not install or build into the same folders. A lock whose holder is dead is taken over.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withCloneLock(work) {
  const name = createHash("sha256").update(ROOT).digest("hex").slice(0, 16);
  const file = join(tmpdir(), `cayo-wayfarers-${name}.lock`);
  while (!tryToTake(file)) {
    // Twice with a pause, since the holder writes its number a moment after it made the file.
    if (!isHeld(file) && (await sleep(200, true)) && !isHeld(file)) rmSync(file, { force: true });
    else await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
