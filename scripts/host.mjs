import { runMain } from "../src/host/system/command.mjs";
import { buildIfStale, loadHost } from "./prepare.mjs";

// The commands of the host, which read the rest of the line: `node scripts/host.mjs restore FILE`.
const [name = ""] = process.argv.splice(2, 1);
runMain(async () => {
  const { backup, fleet, promote, restore, standby, upgrade } = await loadHost();
  const commands = { backup, fleet, promote, restore, standby, upgrade };
  await commands[/** @type {keyof typeof commands} */ (name)](buildIfStale);
});
