import { parseArgs } from "node:util";
import { type Environment, environmentOrExit } from "../environment/environment.ts";
import { runOrThrow } from "../system/command.mjs";
import { checkOut, currentCommit, fetchRevision } from "../upgrade/clone.ts";
import { serviceOf } from "../upgrade/service.ts";
import { replaceVersion, rollBack, type Site } from "../upgrade/steps.ts";

const USAGE = "npm run upgrade -- REVISION   or   npm run rollback";

/** The site that runs from this clone. */
const ourSite = (environment: Environment): Site => ({
  environment,
  service: serviceOf("cayo-wayfarers"),
  switchTo: checkOut,
  command: (name, ...args) =>
    runOrThrow("npm", ["run", "--silent", name, "--", ...args], { env: process.env }),
});

/**
 * `npm run upgrade -- REVISION`: a backup, the new code, its build and migrations, a start and a
 * health check; when one of them fails, everything is put back as it was. `npm run rollback` puts
 * back by hand what the last upgrade replaced. Both are run on the server, in the clone that the
 * service runs from and with the service's environment (docs/OPERATIONS.md).
 */
export async function upgrade() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { back: { type: "boolean", default: false } },
  });
  const site = ourSite(environmentOrExit());
  if (values.back) return rollBack(site);
  const [revision] = positionals;
  if (!revision) throw new Error(USAGE);
  const to = await fetchRevision(revision);
  const from = await currentCommit();
  if (to === from) return console.log(`${revision} is what runs already.`);
  await replaceVersion(site, { from, to, name: revision });
  console.log(`Runs at ${to.slice(0, 10)}. Back to ${from.slice(0, 10)}: npm run rollback`);
}
