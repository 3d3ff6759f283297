import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { run } from "../system/command.mjs";
import { extractZip } from "../system/extract-zip.ts";
import { toolEnvironment } from "../system/tool-environment.mjs";
import { timeInName } from "./left-overs.ts";

/** What opens a data folder: PocketBase, the key of its settings, our hooks and migrations. */
export interface Tools {
  binary: string;
  key: string;
  hooks: string;
  migrations: string;
}
export interface Contents {
  bookings: number;
  messages: number;
  mails: number;
}

/** Opens a data folder as a start would, which checks the database, and counts what is in it. */
export const inspectData = (folder: string, tools: Tools): Promise<Contents> =>
  runOurCommand<Contents>(["inspect", `--dir=${folder}`], tools);

/**
 * One of the commands that src/server/machine/operations.ts adds to PocketBase.
 * @param variables beside those of this process
 * @returns its answer, which is one line of JSON
 */
export async function runOurCommand<Answer>(
  command: string[],
  { binary, key, hooks, migrations }: Tools,
  variables: Record<string, string> = {},
): Promise<Answer> {
  const args = [
    ...command,
    `--hooksDir=${hooks}`,
    `--migrationsDir=${migrations}`,
    "--hooksWatch=false",
    "--automigrate=false",
    "--dev=false",
    "--encryptionEnv=PB_ENCRYPTION_KEY",
  ];
  // without SMTP_HOST it is no server
  const env = toolEnvironment({ ...variables, SMTP_HOST: "", PB_ENCRYPTION_KEY: key });
  const { code, output } = await run(binary, args, { env });
  const [answer] = /\{.*\}$/m.exec(output) ?? [];
  if (code !== 0 || !answer) throw new Error(reasonIn(output) || `PocketBase ended with ${code}.`);
  return JSON.parse(answer);
}

/** What a person can do something with: where in our hooks and in Go it was thrown is none of it. */
function reasonIn(output: string): string {
  if (output.includes("cipher: message authentication failed")) {
    return "The key is not that of these data: put theirs into DATA_DIR.key, or give it as PB_ENCRYPTION_KEY.";
  }
  if (/dial tcp|no such host|i\/o timeout/.test(output)) return "The bucket is not reached.";
  if (/database or disk is full/.test(output)) return "The disk is full: make room.";
  const [said = ""] = output.split(/\n\s*goroutine \d+ /);
  return said
    .replace(/^panic: (Error: )?/m, "")
    .replace(/\s+at \S+ \([^()]*(\(\d+\))?\)\s*$/, "")
    .trim();
}

/** Unpacks an archive beside the data, where there is room for one, and opens the copy. */
export async function inspectArchive(
  archive: string,
  { dataDir, tools }: { dataDir: string; tools: Tools },
) {
  const folder = await mkdtemp(`${dataDir}.check-${timeInName()}-`);
  try {
    await extractZip(archive, folder);
    return await inspectData(folder, tools);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Which archives have been opened and found good: name → when, and what is in it. */
export const checkedFile = (archive: string) => join(dirname(archive), "checked.json");
