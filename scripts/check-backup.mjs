/**
 * Run by PocketBase (src/server/backups.ts) for each archive that it has made, with the archive's path: opens a
 * copy of it, and notes that it is good. Ends with 1 and the reason when it is not.
 */
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { checkedFile, inspectArchive } from "./backup/inspect.mjs";
import { runMain } from "./command.mjs";

runMain(async () => {
  const [archive = ""] = process.argv.slice(2);
  const variable = (/** @type {string} */ name) => process.env[name] ?? "";
  const contents = await inspectArchive(archive, {
    dataDir: dirname(dirname(archive)),
    tools: {
      binary: variable("POCKETBASE_BIN"),
      key: variable("PB_ENCRYPTION_KEY"),
      hooks: variable("HOOKS_DIR"),
      migrations: variable("MIGRATIONS_DIR"),
    },
  });
  const file = checkedFile(archive);
  const known = existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : {};
  const kept = Object.entries(known).filter(([name]) => existsSync(join(dirname(file), name)));
  const checked = Object.fromEntries([
    ...kept,
    [basename(archive), { at: new Date().toISOString(), ...contents }],
  ]);
  await writeFile(`${file}.part`, JSON.stringify(checked, null, 2), { mode: 0o600 });
  await rename(`${file}.part`, file);
  console.log(JSON.stringify(contents));
});
