import { makeBackup } from "./backup/make.mjs";
import { runMain } from "./command.mjs";
import { environmentOrExit } from "./environment.mjs";
import { findPocketBase } from "./pocketbase.mjs";
import { buildIfStale, installDependencies } from "./prepare.mjs";

runMain(async () => {
  const environment = environmentOrExit();
  await installDependencies();
  await buildIfStale();
  const { path: binary } = await findPocketBase(environment);
  process.umask(0o077); // an archive is its owner's only; the build before is not
  const { file, bookings, messages } = await makeBackup(environment, { binary });
  console.error(`Opened and good: ${bookings} bookings, ${messages} messages.`);
  console.log(file);
});
