import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Not everywhere installed; what it shows is seen in another way there. */
const TRACER = "strace";

/**
 * How often a process asks the system to flush to the disk (fsync, fdatasync) while `work` runs,
 * as strace sees it; null where there is no strace or the system does not let us look.
 */
export async function countFlushes(pid: number, work: () => Promise<void>): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), "cayo-trace-"));
  const file = join(folder, "trace");
  const args = ["-f", "-e", "trace=fsync,fdatasync", "-o", file, "-p", String(pid)];
  const tracer = spawn(TRACER, args, { stdio: ["ignore", "ignore", "pipe"] });
  const isAttached = await new Promise<boolean>((answer) => {
    tracer.stderr.on("data", (text) => {
      if (String(text).includes("attached")) answer(true);
    });
    tracer.once("error", () => answer(false));
    tracer.once("close", () => answer(false));
  });
  try {
    if (!isAttached) return null;
    await work();
    tracer.kill("SIGINT");
    await once(tracer, "close");
    // a call that another thread's line interrupts is written in two: 'unfinished' and 'resumed'
    const lines = (await readFile(file, "utf8")).split("\n");
    return lines.filter((line) => /f(data)?sync\(\d/.test(line)).length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
