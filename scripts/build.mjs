/**
 * `npm run build`: all that a start needs, so that the start itself writes nothing into the clone and
 * asks no network: the packages, the build, PocketBase. For a service that may only read its code.
 */
import { runMain } from "./command.mjs";
import { environmentOrExit } from "./environment.mjs";
import { findPocketBase } from "./pocketbase.mjs";
import { buildIfStale, installDependencies } from "./prepare.mjs";

runMain(async () => {
  const environment = environmentOrExit();
  await installDependencies();
  await buildIfStale();
  const { path, version } = await findPocketBase(environment);
  console.log(
    `Ready to start, with PocketBase ${version === "given" ? "as given" : version}: ${path}`,
  );
});
