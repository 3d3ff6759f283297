import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { run, runOrThrow } from "../system/command.mjs";
import { ROOT } from "../system/root.mjs";
import { fleetPlace, unitOf, userOf } from "./place.ts";
import { folderOf, routeFile } from "./sites.ts";

const deployed = (file: string) => join(ROOT, "deploy", file);
const USER_IS_THERE = 9;

const systemctl = (...args: string[]) => runOrThrow("systemctl", args);

/** A user who may do nothing but run this site. */
export async function addUser(name: string): Promise<void> {
  const home = ["--home-dir", folderOf(name), "--no-create-home"];
  const args = ["--system", ...home, "--shell", "/usr/sbin/nologin", userOf(name)];
  const { code, output } = await run("useradd", args);
  if (code !== 0 && code !== USER_IS_THERE) throw new Error(`useradd: ${output.trim()}`);
}

/** The unit of all sites, each of which is an instance of it: that of a single site, and what is other in a fleet. */
export async function installUnit(): Promise<void> {
  const unit = join(fleetPlace().units, `${unitOf("")}.service`);
  mkdirSync(`${unit}.d`, { recursive: true });
  replaceFile(unit, readFileSync(deployed("cayo-wayfarers.service")));
  replaceFile(join(`${unit}.d`, "fleet.conf"), readFileSync(deployed("fleet.conf")));
  await systemctl("daemon-reload");
}

/** In one step: whoever reads meanwhile reads the old one or the new one. */
function replaceFile(file: string, content: Buffer) {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, content);
  renameSync(next, file);
}

/** Has a site start with the machine. */
export const enable = (name: string): Promise<string> =>
  systemctl("enable", "--quiet", unitOf(name));
export const disable = (name: string): Promise<string> =>
  systemctl("disable", "--quiet", "--now", unitOf(name));

/** Has Caddy lead the domain to the site. @throws where it takes none; it goes on with the routes it had then */
export async function addRoute(name: string, domain: string, port: number): Promise<void> {
  const { caddyfile, settings } = fleetPlace();
  const example = readFileSync(deployed("Caddyfile"), "utf8").replace(/^#.*\n/gm, "");
  const route = example
    .replace("cayo.example", domain)
    .replace("127.0.0.1:8090", `127.0.0.1:${port}`);
  writeFileSync(routeFile(name), route, { mode: 0o644 });
  const all = `import ${settings}/*.caddy\n`;
  if (!readFileSync(caddyfile, "utf8").includes(all)) appendFileSync(caddyfile, `\n${all}`);
  await systemctl("reload", "caddy");
}

export async function removeRoute(name: string): Promise<void> {
  rmSync(routeFile(name), { force: true });
  await systemctl("reload", "caddy");
}
