import { parseArgs } from "node:util";
import { environmentOrExit } from "../environment/environment.ts";
import { findPocketBase } from "../pocketbase/find.ts";
import { promote as takeOver, whatIsLeft } from "../standby/promote.ts";
import { freePort } from "../system/port.ts";
import { tellRestored } from "./restore.ts";
import { start } from "./start.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * `npm run promote`: takes over from the machine that runs the site, and starts it here. `-- --gone`: that one is off for
 * good; `-- --only`: something else starts it here.
 * @param build renews what is outdated of the build
 */
export async function promote(build: () => Promise<void>) {
  const { gone: isGone, only: isOnly } = parseArgs({
    options: {
      gone: { type: "boolean", default: false },
      only: { type: "boolean", default: false },
    },
  }).values;
  const environment = environmentOrExit();
  const [{ path: binary }] = await Promise.all([findPocketBase(environment), build()]);
  process.umask(0o077);
  // what would stop the start is to stop it before the other machine does
  if (!isOnly) await freePort(environment);
  console.log("Looking whether the data can be fetched and opened here ...");
  const cutOff = () => {
    console.error(whatIsLeft(environment));
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, cutOff);
  tellRestored(environment, await takeOver(environment, { binary, isGone }));
  for (const signal of SIGNALS) process.off(signal, cutOff);
  if (isOnly) return;
  console.log("This machine has the right to write now: let the site's name lead to it.");
  await start(async () => {});
}
