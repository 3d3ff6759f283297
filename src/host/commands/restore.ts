import { resolve } from "node:path";
import { isOffMachine } from "../backup/fetch.ts";
import { isReplica } from "../backup/replica.ts";
import { restoreBackup } from "../backup/restore.ts";
import { type Environment, environmentOrExit } from "../environment/environment.ts";
import { findPocketBase } from "../pocketbase/find.ts";

/**
 * `npm run restore -- FILE`.
 * @param build renews what is outdated of the build
 */
export async function restore(build: () => Promise<void>) {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) {
    throw new Error(
      "npm run restore -- FILE   or, off the machine, s3, s3:FILE, replica, replica:NAME",
    );
  }
  const environment = environmentOrExit();
  await build();
  const { path: binary } = await findPocketBase(environment);
  process.umask(0o077);
  // npm runs scripts in the clone's folder; the file was named from where the operator stands
  const archive =
    isOffMachine(file) || isReplica(file) ? file : resolve(process.env.INIT_CWD ?? ".", file);
  tellRestored(environment, await restoreBackup(environment, { archive, binary }));
}

/** Says what was restored, and what the operator has to know of it. */
export function tellRestored(
  { dataDir }: Environment,
  restored: Awaited<ReturnType<typeof restoreBackup>>,
) {
  const { bookings, messages, customers, deleted, passwords, reminders } = restored;
  const { aside, isLedgerKnown, picturesMissing } = restored;
  console.log(`Restored into ${dataDir}: ${bookings} bookings, ${messages} messages.`);
  if (customers + deleted > 0) {
    console.log(`Taken out of it again: ${customers} customers, ${deleted} deleted rows.`);
  }
  if (reminders > 0) {
    console.log(
      `Reminders of today that may have left before: ${reminders}. They are held back; each stands with its booking, to be sent from there.`,
    );
  }
  if (!isLedgerKnown) {
    console.log(
      "No ledger of erasures was found: if anybody was erased since the backup, they are back in it.",
    );
  }
  if (picturesMissing)
    console.log(
      `No uploaded pictures were found; if there were any, they are missing: ${picturesMissing}`,
    );
  console.log("All sessions have ended.");
  for (const { username, password } of passwords) {
    console.log(`New password of ${username}, in place of an outdated one: ${password}`);
  }
  if (!aside) return;
  console.log(`The data that were there before: ${aside}`);
  console.log("They are removed after 14 days.");
}
