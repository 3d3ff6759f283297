import { runMain } from "../src/host/system/command.mjs";
import { buildIfStale, loadHost } from "./prepare.mjs";

// The commands of the host, which read the rest of the line: `node scripts/host.mjs restore FILE`.
const [name = ""] = process.argv.splice(2, 1);
runMain(async () => {
  const { COMMANDS } = await loadHost();
  const command = await COMMANDS[/** @type {keyof typeof COMMANDS} */ (name)]();
  await command(buildIfStale);
});
