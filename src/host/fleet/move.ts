import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import { siteUrl } from "../environment/addresses.ts";
import { type Environment, environmentOrExit } from "../environment/environment.ts";
import { encryptionKey } from "../environment/secrets.ts";
import { litestreamFor } from "../shipping/find.ts";
import { shippingFolder } from "../shipping/place.ts";
import { isOvertaken } from "../standby/lease.ts";
import { readNote } from "../standby/note.ts";
import { objectsIn } from "../standby/objects.ts";
import { ROOT } from "../system/root.mjs";
import { answers } from "../upgrade/health.ts";
import { add } from "./add.ts";
import { fleetPlace } from "./place.ts";
import { settingsFile, siteNamed } from "./sites.ts";
import { takeOver } from "./take-over.ts";

const HOST = /^[\w.@:][\w.@:-]*$/;
/** What is each machine's own, and what the next one gives anew. */
const LEFT_HERE =
  /^(DOMAIN|HOST|PORT|APP_URL|TRUSTED_PROXY|DATA_DIR|POCKETBASE_BIN|LITESTREAM_BIN)=/;

/** What a site takes along: its settings, and the key without which its data can't be read. */
const LuggageSchema = v.object({
  name: v.string(),
  domain: v.string(),
  settings: v.string(),
  key: v.string(),
});

/**
 * Moves a site that runs to another machine, over ssh: that one takes it over from the bucket it ships to, as a machine that
 * stands by does. This one sees it, stops, and stands by.
 * @param host as ssh takes it, of a machine that has the clone at the same place
 */
export async function move(name: string, host: string): Promise<void> {
  if (!HOST.test(host)) throw new Error(`"${host}" is no machine: give it as ssh takes it.`);
  const site = siteNamed(name);
  const environment = environmentOrExit(site.variables);
  if (!(await litestreamFor(environment, console.warn))) {
    throw new Error(
      `${name} ships nothing that another machine could take over: give it a bucket in ${settingsFile(name)} (BACKUP_S3_...) and this machine Litestream, start it anew, then move it.`,
    );
  }
  // one whose move was cut off stands by for it already
  if (!(await answers(siteUrl(environment))) && !(await isTakenOver(environment))) {
    throw new Error(`${name} does not answer: start it.`);
  }
  const luggage: v.InferOutput<typeof LuggageSchema> = {
    ...{ name, domain: site.domain, key: encryptionKey(environment) },
    settings: [fleetPlace().shared, settingsFile(name)].map(linesToTake).join(""),
  };
  await send(host, JSON.stringify(luggage));
  console.log(`Now lead ${site.domain} to ${host}. Here ${name} stands by for it; once nobody`);
  console.log(`comes here any more: npm run fleet -- remove ${name}`);
}

async function isTakenOver({ bucket, dataDir }: Environment): Promise<boolean> {
  const note = readNote(shippingFolder(dataDir));
  return bucket !== null && note !== null && isOvertaken(objectsIn(bucket), note);
}

const linesToTake = (file: string) =>
  (existsSync(file) ? readFileSync(file, "utf8") : "")
    .split("\n")
    .filter((line) => line !== "" && !LEFT_HERE.test(line))
    .map((line) => `${line}\n`)
    .join("");

/** @throws where it was not taken; what the other machine says of it is shown */
function send(host: string, luggage: string): Promise<void> {
  return new Promise((done, fail) => {
    const command = `cd '${ROOT}' && npm run --silent fleet -- arrive`;
    const ssh = spawn("ssh", [host, command], { stdio: ["pipe", "inherit", "inherit"] });
    ssh.once("error", fail);
    ssh.once("close", (code) =>
      code === 0 ? done() : fail(new Error(`${host} did not take it: what it said stands above.`)),
    );
    ssh.stdin.on("error", () => {}); // told by `close`
    ssh.stdin.end(luggage);
  });
}

/** The other end of it, which reads what comes. */
export async function arrive(): Promise<void> {
  const { name, domain, settings, key } = v.parse(
    LuggageSchema,
    JSON.parse(await text(process.stdin)),
  );
  await add(name, domain, { settings, begin: () => takeOver(name, key) });
}
