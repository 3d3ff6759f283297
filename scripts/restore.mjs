import { resolve } from "node:path";
import { isOffMachine } from "./backup/fetch.mjs";
import { restoreBackup } from "./backup/restore.mjs";
import { runMain } from "./command.mjs";
import { environmentOrExit } from "./environment.mjs";
import { findPocketBase } from "./pocketbase.mjs";
import { buildIfStale, installDependencies } from "./prepare.mjs";

runMain(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) {
    throw new Error("npm run restore -- FILE.zip   or, off the machine, s3   or   s3:FILE.zip");
  }
  const environment = environmentOrExit();
  await installDependencies();
  await buildIfStale();
  const { path: binary } = await findPocketBase(environment);
  process.umask(0o077);
  // npm runs scripts in the clone's folder; the file was named from where the operator stands
  const archive = isOffMachine(file) ? file : resolve(process.env.INIT_CWD ?? ".", file);
  const { bookings, messages, aside } = await restoreBackup(environment, { archive, binary });
  console.log(`Restored into ${environment.dataDir}: ${bookings} bookings, ${messages} messages.`);
  if (aside) console.log(`The data that were there before: ${aside}`);
});
