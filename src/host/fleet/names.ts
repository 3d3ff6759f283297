import { parseEnvironment } from "../environment/environment.ts";
import type { FleetSite } from "./sites.ts";

/** A user's name has 32 characters at most, and begins with `cayo-`. */
const NAME = /^[a-z][a-z0-9-]{0,26}$/;

/** @throws where a site can't be called so, or answer there */
export function refuseNames(
  { name, domain }: { name: string; domain: string },
  others: readonly FleetSite[],
): void {
  if (!NAME.test(name)) {
    throw new Error(
      `"${name}" can't be a site's name: at most 27 of a-z, 0-9 and -, beginning with a letter.`,
    );
  }
  if (!domain || parseEnvironment({ DOMAIN: domain }).problems.length > 0) {
    throw new Error(`"${domain}" is no domain: give one such as tours.example.`);
  }
  if (others.some((site) => site.name === name)) {
    throw new Error(`There is a site ${name} already: npm run fleet -- list`);
  }
  const taken = others.find((site) => site.domain === domain);
  if (taken) throw new Error(`${domain} belongs to the site ${taken.name} already.`);
}
