import { siteUrl } from "../environment/addresses.ts";
import { environmentOrExit } from "../environment/environment.ts";
import { runOrThrow } from "../system/command.mjs";
import { currentCommit, fetchRevision, git } from "../upgrade/clone.ts";
import { answers } from "../upgrade/health.ts";
import { serviceOf } from "../upgrade/service.ts";
import { lastUpgrade, replaceVersion, rollBack, type Site } from "../upgrade/steps.ts";
import { unitOf } from "./place.ts";
import { asSite } from "./run-as.ts";
import { allSites, type FleetSite, siteNamed } from "./sites.ts";
import { forgetVersions, prepareVersion, runFrom, versionOf } from "./versions.ts";

const replaceable = (site: FleetSite): Site => ({
  environment: environmentOrExit(site.variables),
  service: serviceOf(unitOf(site.name)),
  switchTo: async (commit) => runFrom(site.name, commit),
  command: (...words) => {
    const { command, args, options } = asSite(site, ...words);
    return runOrThrow(command, args, options);
  },
});

/**
 * Upgrades one site after the other, and stops at the first that does not get healthy, which is taken back.
 * @param names whom; where none is named all that answer
 */
export async function upgrade(revision: string, names: readonly string[]): Promise<void> {
  const sites = names.length > 0 ? names.map(siteNamed) : allSites();
  const to = await fetchRevision(revision);
  await prepareVersion(to);
  const silent: string[] = [];
  const upgradeOne = async (site: FleetSite) => {
    const ours = replaceable(site);
    const from = versionOf(site.name);
    if (from === to) return console.log(`${site.name} runs at ${revision} already.`);
    if (names.length === 0 && !(await answers(siteUrl(ours.environment)))) {
      return silent.push(site.name);
    }
    await replaceVersion(ours, { from, to, name: revision });
    console.log(`${site.name} runs at ${to.slice(0, 10)}.`);
  };
  await oneByOne(sites, upgradeOne);
  if (silent.length === 0) return;
  const left = silent.join(" ");
  throw new Error(
    `Left out, since they did not answer before: ${left}. npm run fleet -- upgrade ${revision} ${left}`,
  );
}

/** @param names whose last upgrade is taken back; where none is named everybody's who has one */
export async function rollback(names: readonly string[]): Promise<void> {
  const sites = (names.length > 0 ? names.map(siteNamed) : allSites()).filter(
    (site) => names.length > 0 || lastUpgrade(replaceable(site)),
  );
  await oneByOne(sites, async (site) => {
    console.log(`${site.name}:`);
    await rollBack(replaceable(site));
  });
}

/** @throws at the first that fails, with who is done and who is not */
async function oneByOne(sites: readonly FleetSite[], act: (site: FleetSite) => Promise<unknown>) {
  const namesOf = (some: readonly FleetSite[]) => some.map(({ name }) => name).join(", ") || "none";
  for (const [at, site] of sites.entries()) {
    await act(site).catch((error) => {
      const [done, left] = [sites.slice(0, at), sites.slice(at + 1)];
      const reason = error instanceof Error ? error.message : error;
      throw new Error(
        `${site.name}: ${reason}\nDone before it: ${namesOf(done)}. Not touched: ${namesOf(left)}.`,
      );
    });
  }
  await tidyUp();
}

/** A new site begins with what all others run, and what nobody needs is removed. */
async function tidyUp() {
  const sites = allSites();
  const running = new Set(sites.map(({ name }) => versionOf(name)));
  const [only = ""] = running;
  if (running.size === 1) await git("checkout", "--quiet", "--detach", only);
  const former = sites.map((site) => lastUpgrade(replaceable(site))?.from ?? "");
  await forgetVersions(new Set([...running, ...former, await currentCommit()]));
}
