import { checkSeats } from "../departures/check.ts";
import { fetchLedgers } from "../erasures/copy.ts";
import { renewSecrets } from "../erasures/new-secrets.ts";
import { replayErasures } from "../erasures/replay.ts";
import { queueReminders } from "../mail/reminders.ts";
import { checkReports } from "../office/figures/check.ts";
import { checkPayments } from "../office/payments/check.ts";
import { fetchCopy, openBucket } from "./backup-copies.ts";
import { makeBackup } from "./backups.ts";
import { lastWrite, renewEpoch } from "./epochs.ts";
import { refuseStrangers } from "./operations-key.ts";
import { findReplica } from "./replicas.ts";

/**
 * `POST /api/internal/backup` (`npm run backup`): only for who knows the key of the stored settings,
 * which is whoever can read the data anyhow. Answers the archive's path.
 */
export function backUpNow(e: pb.RequestEvent): void {
  refuseStrangers(e);
  e.json(200, { file: makeBackup(e.app, "backup") });
}

/** The commands that scripts run beside `serve`; the server must not be running on the same data. */
export function addCommands(app: pb.CommandLine): void {
  app.rootCmd.addCommand(
    new Command({
      use: "backup",
      short: "Makes a backup and prints its path",
      run: () => print({ file: makeBackup(app, "backup") }),
    }),
  );
  app.rootCmd.addCommand(
    new Command({
      use: "fetch-backup",
      short: "Fetches a copy that is off the machine into a folder and prints its path",
      run: (_, [folder = "", name = ""]) => print({ file: fetchCopy(name, folder) }),
    }),
  );
  app.rootCmd.addCommand(
    new Command({
      use: "find-replica",
      short: "Prints under which name the database's log lies in the bucket",
      run: (_, [name = ""]) => {
        const bucket = openBucket();
        if (bucket) print({ name: findReplica(bucket, name) });
      },
    }),
  );
  app.rootCmd.addCommand(
    new Command({
      use: "fetch-erasures",
      short: "Fetches the ledgers of erasures that are off the machine into a folder",
      run: (_, [folder = ""]) => print({ files: fetchLedgers(folder) }),
    }),
  );
  app.rootCmd.addCommand(
    new Command({
      use: "take-over",
      short: "Brings restored data up to what was erased since, and ends all sessions",
      run: (_, [ledger = "", source = ""]) => print(takeOver(app, ledger, source === "log")),
    }),
  );
  app.rootCmd.addCommand(
    new Command({
      use: "inspect",
      short: "Checks the database and prints what is in it",
      run: () => print(contentsOf(app)),
    }),
  );
}

function print(answer: object): void {
  // biome-ignore lint/suspicious/noConsole: a command's answer
  console.log(JSON.stringify(answer));
}

/**
 * @param ledger the file of erasures; empty where there is none
 * @param isOfLog the data come of the log that was shipped
 */
function takeOver(app: pb.App, ledger: string, isOfLog: boolean) {
  app.runAllMigrations();
  const asOf = lastWrite(app);
  const { passwords: outdated, ...erased } = replayErasures(app, ledger);
  renewEpoch(app, asOf, isOfLog);
  const passwords = renewSecrets(app, outdated);
  checkSeats(app);
  checkPayments(app);
  checkReports(app);
  const reminders = queueReminders(app, "suppressed");
  return { ...contentsOf(app), ...erased, passwords, reminders };
}

function contentsOf(app: pb.App) {
  const row = new DynamicModel({ bookings: 0, messages: 0, mails: 0 });
  app
    .db()
    .newQuery(
      `SELECT (SELECT count(*) FROM bookings) AS bookings, (SELECT count(*) FROM messages) AS messages,
         (SELECT count(*) FROM mails) AS mails`,
    )
    .one(row);
  return { bookings: row.bookings, messages: row.messages, mails: row.mails };
}
