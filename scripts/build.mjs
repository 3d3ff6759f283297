/**
 * `npm run build`: all that a start needs, so that the start itself writes nothing into the clone and
 * asks no network: the packages, the build, PocketBase. For a service that may only read its code.
 */
import { runMain } from "../src/host/system/command.mjs";
import { buildIfStale, loadHost } from "./prepare.mjs";

runMain(async () => {
  const { environmentOrExit, findPocketBase } = await loadHost();
  const environment = environmentOrExit();
  await buildIfStale();
  const { path, version } = await findPocketBase(environment);
  console.log(
    `Ready to start, with PocketBase ${version === "given" ? "as given" : version}: ${path}`,
  );
});
