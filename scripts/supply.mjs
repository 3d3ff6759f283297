/**
 * `npm run supply`: what this product is made of. Lists the licences, checks versions, hashes and
 * known weaknesses, and names the PocketBase executable. Ends with 1 when something is wrong.
 */
import { run, runMain } from "../src/host/system/command.mjs";
import { loadHost } from "./prepare.mjs";
import { lockedPackages, packageProblems } from "./supply/packages.mjs";

/** The registry's list of known weaknesses; null where the registry at hand has none. */
async function audit() {
  const { code, output } = await run("npm", ["audit", "--audit-level=high"]);
  if (/audit endpoint returned an error|ENOTFOUND|ECONNREFUSED|ENOLOCK/.test(output)) return null;
  return { isClean: code === 0, output: output.trim() };
}

runMain(async () => {
  const { environmentOrExit, findPocketBase, PINNED, sha256 } = await loadHost();
  const packages = lockedPackages();
  const licences = new Map();
  for (const { licence, name, version, isShipped } of packages) {
    const named = licences.get(licence) ?? [];
    named.push(`${name} ${version}${isShipped ? "" : " (build)"}`);
    licences.set(licence, named);
  }
  for (const [licence, named] of [...licences].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`${licence}\n  ${named.sort().join("\n  ")}`);
  }

  const problems = packageProblems(packages);
  const audited = await audit();
  if (audited && !audited.isClean) problems.push(audited.output);
  const { path, version } = await findPocketBase(environmentOrExit());
  console.log(`\n${packages.length} packages, all versions exact, each with its SHA-512`);
  console.log(
    audited ? "npm audit, level high: asked" : "npm audit: this registry does not answer it",
  );
  console.log(
    `PocketBase ${version === "given" ? "as given" : version} (pinned ${PINNED}): ${path}`,
  );
  console.log(`  SHA-256 ${await sha256(path)}`);
  for (const problem of problems) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
});
