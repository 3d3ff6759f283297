import { rmSync } from "node:fs";
import { httpUrl } from "../environment/addresses.ts";
import { runOrThrow } from "../system/command.mjs";
import { answers } from "../upgrade/health.ts";
import { disable, removeRoute } from "./machine.ts";
import { userOf } from "./place.ts";
import { asSite } from "./run-as.ts";
import { folderOf, linkOf, settingsFile, siteNamed } from "./sites.ts";

/** Takes a site that does not run out of the fleet. Its data, its key and its user stay. */
export async function remove(name: string): Promise<void> {
  const site = siteNamed(name);
  if (await answers(httpUrl({ host: "127.0.0.1", port: site.port }))) {
    throw new Error(`${name} runs: npm run fleet -- stop ${name} first.`);
  }
  await disable(name);
  // where another machine has taken it over, nobody stands by for that one from now on
  if (site.variables.BACKUP_S3_BUCKET) {
    const { command, args, options } = asSite(site, "standby", "--leave");
    await runOrThrow(command, args, options);
  }
  await takeAway(name);
  console.log(
    `${name} is no site of this fleet any more. Its data and their key stay; to delete them:`,
  );
  console.log(`rm -r ${folderOf(name)}; userdel ${userOf(name)}`);
}

/** Stops a site, and forgets it: neither the unit nor Caddy knows it then. Its data stay. */
export async function takeAway(name: string): Promise<void> {
  await disable(name);
  for (const file of [settingsFile(name), linkOf(name)]) rmSync(file, { force: true });
  await removeRoute(name);
}
