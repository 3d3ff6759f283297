import { makeBackup } from "../backup/make.ts";
import { environmentOrExit } from "../environment/environment.ts";
import { findPocketBase } from "../pocketbase/find.ts";

/**
 * `npm run backup`.
 * @param build renews what is outdated of the build
 */
export async function backup(build: () => Promise<void>) {
  const environment = environmentOrExit();
  await build();
  const { path: binary } = await findPocketBase(environment);
  process.umask(0o077); // an archive is its owner's only; the build before is not
  const { file, bookings, messages } = await makeBackup(environment, { binary });
  console.error(`Opened and good: ${bookings} bookings, ${messages} messages.`);
  console.log(file);
}
