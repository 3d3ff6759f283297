import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { toolEnvironment } from "./tool-environment.mjs";

/**
 * Does work while nobody else of this machine does what goes by the same file, whoever's process that is: a lock of the
 * system's on it, which ends with its holder. Where there is no flock(1) nobody waits.
 * @param options `signal` ends the wait; after `mostSeconds`, where they are given, nobody waits any longer for one that hangs
 */
export async function inTurn<Result>(
  file: string,
  { signal, mostSeconds }: { signal: AbortSignal; mostSeconds?: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const fd = openSync(file, "r");
  try {
    await new Promise<void>((done) => {
      // it locks the file that it inherits, and with it ours: both are the same open file
      const stdio = ["ignore", "ignore", "ignore", fd] as const;
      const args = [...(mostSeconds ? ["-w", String(mostSeconds)] : []), "3"];
      const waiting = spawn("flock", args, { stdio: [...stdio], signal, env: toolEnvironment() });
      // one whose wait is over has to be gone before anybody is told so
      waiting.once("error", (error) => error.name !== "AbortError" && done());
      waiting.once("close", () => done());
    });
    signal.throwIfAborted();
    return await work();
  } finally {
    closeSync(fd);
  }
}
