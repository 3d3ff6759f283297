import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { shippingFolder } from "../shipping/place.ts";
import { readNote } from "../standby/note.ts";
import { run, runOrThrow } from "../system/command.mjs";
import { userOf } from "./place.ts";
import { asSite } from "./run-as.ts";
import { type FleetSite, folderOf, siteNamed } from "./sites.ts";

/** The one that runs hears of it within ten seconds, or as soon as the bucket answers it. */
const HEARD_MS = 150_000;
const AGAIN_MS = 1_000;
const NOT_YET = "has not heard yet";

/**
 * Takes a site of this fleet over from the machine that runs it: npm run standby until its copy has proved to be good, then
 * npm run promote. It is to be started then. One that was cut off goes on.
 */
export async function takeOver(name: string, key: string): Promise<void> {
  const site = siteNamed(name);
  mkdirSync(folderOf(name), { recursive: true, mode: 0o700 });
  writeFileSync(`${site.dataDir}.key`, key, { mode: 0o600 });
  await runOrThrow("chown", ["-R", `${userOf(name)}:`, folderOf(name)]);
  if (!hasBegun(site)) {
    console.log(`Fetching a copy of ${name} and checking it ...`);
    await standByOnce(site);
  }
  console.log("Taking over, once the other machine has heard of it (some seconds) ...");
  const end = Date.now() + HEARD_MS;
  for (;;) {
    const { command, args, options } = asSite(site, "promote", "--only");
    const { code, output } = await run(command, args, options);
    if (code === 0) return console.log(output.trim());
    if (!output.includes(NOT_YET) || Date.now() > end) throw new Error(output.trim());
    await sleep(AGAIN_MS);
  }
}

/** Whether a promotion has begun and not ended: the right to write may be taken by now, and the other machine stand by. */
export const hasBegun = ({ dataDir }: FleetSite): boolean =>
  Boolean(readNote(shippingFolder(dataDir))?.from);

/** @throws where the copy is not good */
async function standByOnce(site: FleetSite) {
  const { command, args, options } = asSite(site, "standby");
  const env = { ...options.env, LOG_FORMAT: "json" };
  const standby = spawn(command, args, { ...options, env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((done) => standby.once("close", done));
  let reason = "it ended";
  for await (const line of createInterface(standby.stdout)) {
    const told = JSON.parse(line) as { event: string; isReady?: boolean; reason?: string };
    if (told.event !== "standby") continue;
    reason = told.isReady ? "" : (told.reason ?? "");
    standby.kill("SIGTERM");
  }
  await ended;
  if (reason !== "") throw new Error(`Its copy can't be taken over: ${reason}`);
}
