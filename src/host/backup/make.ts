import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { FOLDERS } from "../environment/folders.ts";
import { encryptionKey } from "../environment/secrets.ts";
import { askOperations } from "../pocketbase/operations.ts";
import { lockData } from "../system/data-lock.ts";
import { ROOT } from "../system/root.mjs";
import { checkRecipient } from "./age.ts";
import { type Contents, checkedFile, runOurCommand, type Tools } from "./inspect.ts";
import { runningServer } from "./running.ts";

/** A database of a million bookings takes its time. */
const MINUTES = 10;

export interface Place {
  dataDir: string;
  encryptionKey: string | null;
  backupRecipient: string | null;
}

/** Makes a backup through PocketBase, running or not, which opens a copy of it. */
export async function makeBackup(
  environment: Place,
  { binary }: { binary: string },
): Promise<Contents & { file: string }> {
  const { dataDir } = environment;
  if (!existsSync(join(dataDir, "data.db"))) throw new Error(`There are no data in ${dataDir}.`);
  const tools = toolsOf(environment, binary);
  const url = await runningServer(dataDir);
  const { file } = await (url ? askServer(url, tools.key) : makeAlone(environment, tools));
  const checked = JSON.parse(await readFile(checkedFile(file), "utf8"));
  return { file, ...checked[basename(file)] };
}

/** What PocketBase's hooks are told, so that each archive is made and checked (src/server/machine/backups.ts). */
export const checkVariables = (
  { binary, hooks, migrations }: Omit<Tools, "key">,
  recipient: string | null,
) => ({
  NODE_BIN: process.execPath,
  PACK_DATA: join(ROOT, "dist-host/pack-data.js"),
  CHECK_BACKUP: join(ROOT, "dist-host/check-backup.js"),
  POCKETBASE_BIN: binary,
  HOOKS_DIR: hooks,
  MIGRATIONS_DIR: migrations,
  BACKUP_RECIPIENT: recipient ?? "",
});

/** What opens the data of this environment. */
export function toolsOf(environment: Place, binary: string) {
  const { hooks, migrations } = FOLDERS;
  return { binary, key: encryptionKey(environment), hooks, migrations };
}

async function askServer(server: string, key: string) {
  const asking = { server, key, path: "backup", timeLimitMs: MINUTES * 60_000 };
  const { status, body } = await askOperations(asking);
  if (status !== 200) throw new Error(`The server made no backup: ${body.message}`);
  return { file: String(body.file) };
}

async function makeAlone({ dataDir, backupRecipient }: Place, tools: Tools) {
  if (backupRecipient) await checkRecipient(backupRecipient);
  const { unlock } = await lockData(dataDir);
  const variables = checkVariables(tools, backupRecipient);
  return runOurCommand<{ file: string }>(["backup", `--dir=${dataDir}`], tools, variables).finally(
    unlock,
  );
}
