import { parseArgs } from "node:util";
import { type Environment, environmentOrExit } from "../environment/environment.ts";
import { findPocketBase } from "../pocketbase/find.ts";
import { leave, standBy } from "../standby/stand-by.ts";
import { lockData } from "../system/data-lock.ts";
import { type Log, notesAsJson, openLog } from "../system/log.ts";
import { stopOnSignal } from "../system/stop-on-signal.ts";

/**
 * `npm run standby`: stands by until a signal ends it. `-- --leave`: nobody stands by any more.
 * @param build renews what is outdated of the build
 */
export async function standby(build: () => Promise<void>) {
  if (process.env.LOG_FORMAT === "json") notesAsJson();
  const { values } = parseArgs({ options: { leave: { type: "boolean", default: false } } });
  const environment = environmentOrExit();
  if (values.leave) {
    await leave(environment);
    return console.log("Nobody stands by any more.");
  }
  const log = openLog(environment.logFormat);
  const [{ path: binary }] = await Promise.all([findPocketBase(environment), build()]);
  const stop = await beginStandby(environment, { binary, log });
  stopOnSignal(stop);
  // its timers hold the process
}

/**
 * Stands by, and says how that is once it is known.
 * @returns what ends it
 * @throws where something else has the data
 */
export async function beginStandby(
  environment: Environment,
  { binary, log }: { binary: string; log: Log },
): Promise<() => Promise<void>> {
  const { unlock } = await lockData(environment.dataDir);
  const { first, stop } = standBy(environment, { binary, log });
  first.then(({ reason, hasKey }) => {
    if (reason !== "" || environment.logFormat === "json") return;
    console.log(
      hasKey
        ? "Standing by: the data can be fetched. To take over, end this (Ctrl-C) and say npm run promote."
        : `Standing by, but the key is missing: put it into ${environment.dataDir}.key.`,
    );
  });
  return () => stop().finally(unlock);
}
