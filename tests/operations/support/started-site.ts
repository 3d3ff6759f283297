import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "../../../src/host/system/root.mjs";
import { until } from "../../server/support/waiting.ts";

/** The site as `npm start` runs it: a process of its own, with what it says. */
export interface StartedSite {
  readonly pid: number;
  /** All lines of both outputs, as they come. */
  readonly lines: readonly string[];
  /** Waits for a line, and answers it. */
  says(what: string, fits: (line: string) => boolean): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  /** How it ended: its exit code, or the signal. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/**
 * Starts scripts/start.mjs with these variables beside the test's own.
 * @param within a command that becomes the one behind it, in other surroundings
 */
export function startSite(
  env: Readonly<Record<string, string>>,
  within: readonly string[] = [],
): StartedSite {
  return startCommand(["start.mjs"], env, within);
}

/** The same for another of the scripts, with what stands behind its name. */
export function startCommand(
  [script = "", ...rest]: readonly string[],
  env: Readonly<Record<string, string>>,
  within: readonly string[] = [],
): StartedSite {
  const line = [...within, process.execPath, join(ROOT, "scripts", script), ...rest];
  const [command = "", ...args] = line;
  const child = spawn(command, args, {
    env: { ...process.env, RATE_LIMITS: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on("line", (line) => lines.push(line));
  }
  return {
    pid: child.pid ?? 0,
    lines,
    says: (what, fits) =>
      until(what, () => {
        const found = lines.find(fits);
        if (!found && child.exitCode !== null) throw new Error(`no ${what}:\n${lines.join("\n")}`);
        return found;
      }),
    kill: (signal) => child.kill(signal),
    ended: once(child, "close").then(([code, signal]) => signal ?? code),
  };
}

/** The process number of the PocketBase that it has started (Linux). */
export async function pocketBaseOf({ pid }: Pick<StartedSite, "pid">): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  for (const child of children.trim().split(" ")) {
    const words = await readFile(`/proc/${child}/cmdline`, "utf8");
    if (words.split("\0").includes("serve")) return Number(child);
  }
  throw new Error("no PocketBase runs");
}
