import { join } from "node:path";

/** Where a fleet lies on its machine; FLEET_ROOT stands before all of it, for tests. */
export function fleetPlace() {
  const at = (path: string) => join(process.env.FLEET_ROOT ?? "/", path);
  const settings = at("etc/cayo-wayfarers");
  const code = at("opt/cayo-fleet");
  return {
    /** What all sites share, such as the mail server. */
    shared: at("etc/cayo-wayfarers.env"),
    /** Two files a site: NAME.env, which is also what makes it a site of the fleet, and NAME.caddy. */
    settings,
    caddyfile: at("etc/caddy/Caddyfile"),
    units: at("etc/systemd/system"),
    data: at("var/lib/cayo-wayfarers"),
    /** One folder a version, installed and built once for all sites. */
    versions: join(code, "versions"),
    /** One link a site: to the version that it runs from. */
    sites: join(code, "sites"),
    /** Where PocketBase is kept (XDG_CACHE_HOME). */
    cache: join(code, "cache"),
  };
}

export const unitOf = (name: string): string => `cayo-wayfarers@${name}`;
export const userOf = (name: string): string => `cayo-${name}`;
