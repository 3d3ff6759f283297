import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { httpUrl } from "../environment/addresses.ts";
import { freePort } from "../system/port.ts";
import { currentCommit } from "../upgrade/clone.ts";
import { healthOf } from "../upgrade/health.ts";
import { serviceOf } from "../upgrade/service.ts";
import { addRoute, addUser, enable, installUnit } from "./machine.ts";
import { refuseNames } from "./names.ts";
import { fleetPlace, unitOf } from "./place.ts";
import { takeAway } from "./remove.ts";
import { allSites, folderOf, settingsFile, siteNamed } from "./sites.ts";
import { hasBegun } from "./take-over.ts";
import { prepareVersion, runFrom } from "./versions.ts";

const HOST = "127.0.0.1";
const FIRST_PORT = 8101;
const LEAST_BYTES = 1e9;

/** A site that comes from another machine: its other settings, and what brings its data before it is started. */
interface Arrival {
  settings: string;
  begin: () => Promise<void>;
}

/**
 * Adds a site to the fleet, and starts it. Where that fails nothing of it is left, unless the right to write may be its
 * own by now: then all of it stays, and an arrival that was cut off goes on when it comes again.
 */
export async function add(name: string, domain: string, arrival?: Arrival): Promise<void> {
  const begun = arrival && allSites().find((site) => site.name === name && hasBegun(site));
  if (!begun) {
    refuseNames({ name, domain }, allSites());
    refusePlace(name);
  }
  const commit = await currentCommit();
  await prepareVersion(commit);
  const port = begun?.port ?? (await reserve(name, domain, arrival?.settings ?? ""));
  let hasArrived = false;
  try {
    await addUser(name);
    runFrom(name, commit);
    await installUnit();
    await enable(name);
    const service = serviceOf(unitOf(name));
    await arrival?.begin();
    hasArrived = arrival !== undefined;
    await service.start();
    if (!(await healthOf(httpUrl({ host: HOST, port }), service.isUp))) {
      throw new Error(`It does not come to answer; journalctl -u ${unitOf(name)} says why.`);
    }
    await addRoute(name, domain, port);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    if (hasArrived) throw new Error(`${name} is here, and is not well. ${reason}`);
    if (arrival && hasBegun(siteNamed(name))) {
      throw new Error(
        `${name} may be taken over by now and is not here yet: say the same command once more, which goes on with it. ${reason}`,
      );
    }
    await takeAway(name).catch(() => {});
    rmSync(folderOf(name), { recursive: true, force: true });
    throw new Error(`${name} was not added. ${reason}`);
  }
  console.log(`${name} answers under https://${domain} once the name leads to this machine.`);
  console.log(`Its settings: ${settingsFile(name)}.`);
  if (hasArrived) return;
  console.log(`The first password of its admin:`);
  console.log(`journalctl -u ${unitOf(name)} -o cat | grep firstPassword`);
}

/** @throws where no site can begin */
function refusePlace(name: string) {
  const { data, settings } = fleetPlace();
  for (const each of [data, settings]) mkdirSync(each, { recursive: true });
  const folder = folderOf(name);
  if (existsSync(folder)) {
    throw new Error(
      `${folder} holds the data of an earlier site: move it away, or take another name.`,
    );
  }
  const { bavail, bsize } = statfsSync(data);
  const free = bavail * bsize;
  if (free < LEAST_BYTES) {
    const left = Math.round(free / 1e6);
    throw new Error(`The disk of ${data} is nearly full: ${left} MB are left, a site wants 1,000.`);
  }
}

/** Takes name, domain and a port for a site, by writing its settings. */
async function reserve(name: string, domain: string, settings: string): Promise<number> {
  for (let port = FIRST_PORT; ; port += 1) {
    if (!(await isFree(port))) continue;
    const others = allSites();
    refuseNames({ name, domain }, others);
    if (others.some((site) => site.port === port)) continue;
    const lines = [
      ...["DOMAIN=", `HOST=${HOST}`, `PORT=${port}`, `APP_URL=https://${domain}`],
      ...["TRUSTED_PROXY=X-Real-IP", `DATA_DIR=${join(folderOf(name), "pb_data")}`],
    ];
    writeFileSync(settingsFile(name), `${settings}${lines.join("\n")}\n`, {
      flag: "wx",
      mode: 0o600,
    });
    return port;
  }
}

const isFree = (port: number) =>
  freePort({ host: HOST, port }).then(
    () => true,
    () => false,
  );
