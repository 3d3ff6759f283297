import { environmentOrExit } from "../environment/environment.ts";
import { findPocketBase } from "../pocketbase/find.ts";
import { promote as takeOver } from "../standby/promote.ts";
import { tellRestored } from "./restore.ts";
import { start } from "./start.ts";

/**
 * `npm run promote`: takes over from the machine that runs the site, and starts it here. `-- --gone`: that one is off for
 * good; `-- --only`: something else starts it here.
 * @param build renews what is outdated of the build
 */
export async function promote(build: () => Promise<void>) {
  const environment = environmentOrExit();
  const [{ path: binary }] = await Promise.all([findPocketBase(environment), build()]);
  process.umask(0o077);
  const isGone = process.argv.includes("--gone");
  console.log("Looking whether the data can be fetched and opened here ...");
  tellRestored(environment, await takeOver(environment, { binary, isGone }));
  if (process.argv.includes("--only")) return;
  console.log("This machine has the right to write now: let the site's name lead to it.");
  await start(async () => {});
}
