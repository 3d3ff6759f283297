import { parseArgs } from "node:util";
import { environmentOrExit } from "../environment/environment.ts";
import { rollBack, upgradeTo } from "../upgrade/steps.ts";

const USAGE = "npm run upgrade -- REVISION   or   npm run rollback";

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
  const environment = environmentOrExit();
  if (values.back) return rollBack(environment);
  const [revision] = positionals;
  if (!revision) throw new Error(USAGE);
  return upgradeTo(environment, revision);
}
