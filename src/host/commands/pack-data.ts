/**
 * Run by PocketBase (src/server/machine/backups.ts) while it keeps its database from being written, with the path of the
 * archive that it makes of the data, and the names in them that stay out. Ends with 1 and the reason when it cannot.
 */
import { dirname } from "node:path";
import { packData } from "../backup/pack.ts";
import { runMain } from "../system/command.mjs";

runMain(async () => {
  const [archive = "", ...except] = process.argv.slice(2);
  await packData(dirname(dirname(archive)), archive, except);
});
