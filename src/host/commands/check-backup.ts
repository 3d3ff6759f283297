/**
 * Run by PocketBase (src/server/machine/backups.ts) for each archive that it has made, with the archive's path: opens a
 * copy of it, encrypts it where BACKUP_RECIPIENT is given, and notes that it is good. Ends with 1 and the reason
 * when it is not. Nightly with that, what old work has left beside the data is removed.
 */
import { existsSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { encryptFile } from "../backup/age.ts";
import { checkedFile, inspectArchive } from "../backup/inspect.ts";
import { removeLeftOvers } from "../backup/left-overs.ts";
import { runMain } from "../system/command.mjs";

runMain(async () => {
  const [archive = ""] = process.argv.slice(2);
  process.umask(0o077);
  const variable = (name: string) => process.env[name] ?? "";
  const folder = dirname(archive);
  const dataDir = dirname(folder);
  const contents = await inspectArchive(archive, {
    dataDir,
    tools: {
      binary: variable("POCKETBASE_BIN"),
      key: variable("PB_ENCRYPTION_KEY"),
      hooks: variable("HOOKS_DIR"),
      migrations: variable("MIGRATIONS_DIR"),
    },
  });
  const file = checkedFile(archive);
  const checked = existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : {};
  checked[basename(archive)] = { at: new Date().toISOString(), ...contents };

  const recipient = variable("BACKUP_RECIPIENT");
  if (recipient) {
    // older ones too, from before there was a key
    for (const name of (await readdir(folder)).filter((each) => each.endsWith(".zip"))) {
      const encrypted = basename(await encryptFile(join(folder, name), recipient));
      if (checked[name]) checked[encrypted] = checked[name];
    }
  }
  const kept = Object.entries(checked).filter(([name]) => existsSync(join(folder, name)));
  await writeFile(`${file}.part`, JSON.stringify(Object.fromEntries(kept), null, 2), {
    mode: 0o600,
  });
  await rename(`${file}.part`, file);
  await removeLeftOvers(dataDir);
});
