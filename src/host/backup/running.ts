import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const ASK_MS = 3000;

/** Beside the data, so that no backup holds it. */
const noteOf = (dataDir: string) => `${dataDir}.running`;

/** Notes under which address the server of a data folder answers. */
export const noteRunning = (dataDir: string, url: string) =>
  writeFileSync(noteOf(dataDir), url, { mode: 0o600 });

/** True when the last start came to no clean end; to be asked by who holds the data. */
export const isNotedRunning = (dataDir: string) => existsSync(noteOf(dataDir));

export const forgetRunning = (dataDir: string) => rmSync(noteOf(dataDir), { force: true });

/**
 * The address of the server that runs on a data folder; null when none does. A note that a crash has
 * left behind counts for nothing.
 */
export async function runningServer(dataDir: string) {
  const file = noteOf(dataDir);
  if (!existsSync(file)) return null;
  const url = readFileSync(file, "utf8");
  const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(ASK_MS) }).catch(
    () => null,
  );
  return answer === null ? null : url;
}
