import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseEnv } from "node:util";
import { parseEnvironment, type Variables } from "../environment/environment.ts";
import { fleetPlace } from "./place.ts";

const SUFFIX = ".env";

/** A site of this machine's fleet, as its settings say. */
export interface FleetSite {
  name: string;
  domain: string;
  port: number;
  dataDir: string;
  /** All of its environment, with what all sites share. */
  variables: Variables;
}

export const settingsFile = (name: string): string => join(fleetPlace().settings, name + SUFFIX);
export const routeFile = (name: string): string => join(fleetPlace().settings, `${name}.caddy`);
export const linkOf = (name: string): string => join(fleetPlace().sites, name);
export const folderOf = (name: string): string => join(fleetPlace().data, name);

const variablesIn = (file: string): Variables =>
  existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};

/** @throws where its settings can't be right, all of them named */
function readSite(name: string): FleetSite {
  const { shared, cache } = fleetPlace();
  const { BACKUP_IDENTITY } = process.env;
  const own = variablesIn(settingsFile(name));
  const variables = { XDG_CACHE_HOME: cache, BACKUP_IDENTITY, ...variablesIn(shared), ...own };
  const { environment, problems } = parseEnvironment(variables);
  if (!environment) throw new Error(`${settingsFile(name)}: ${problems.join(" ")}`);
  const domain = environment.appUrl ? new URL(environment.appUrl).hostname : "";
  return { name, domain, port: environment.port, dataDir: environment.dataDir, variables };
}

/** All of them, by name. */
export function allSites(): FleetSite[] {
  const { settings } = fleetPlace();
  if (!existsSync(settings)) return [];
  const files = readdirSync(settings).filter((file) => file.endsWith(SUFFIX));
  return files.sort().map((file) => readSite(basename(file, SUFFIX)));
}

/** @throws where there is none of that name */
export function siteNamed(name: string): FleetSite {
  const known = allSites();
  const found = known.find((site) => site.name === name);
  if (found) return found;
  const names = known.map((site) => site.name).join(", ") || "none";
  throw new Error(`There is no site "${name}" in the fleet, which has: ${names}.`);
}
