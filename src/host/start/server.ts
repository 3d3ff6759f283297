import { join } from "node:path";
import { checkRecipient } from "../backup/age.ts";
import { bucketVariables } from "../backup/bucket.ts";
import { ledgerOf } from "../backup/ledger.ts";
import { removeLeftOvers } from "../backup/left-overs.ts";
import { checkVariables } from "../backup/make.ts";
import { forgetRunning, isNotedRunning, noteRunning } from "../backup/running.ts";
import type { Environment } from "../environment/environment.ts";
import { FOLDERS, type Folders } from "../environment/folders.ts";
import { encryptionKey, firstPassword } from "../environment/secrets.ts";
import { type Following, sitePages } from "../pages/site-pages.ts";
import type { Child } from "../pocketbase/process.ts";
import { pushKeys } from "../push/keys.ts";
import { startPushing } from "../push/sender.ts";
import { startShipping } from "../shipping/shipping.ts";
import { type DataLock, lockData } from "../system/data-lock.ts";
import { type Log, openLog } from "../system/log.ts";
import { freePort } from "../system/port.ts";
import { startMailCatcher } from "./mail-catcher.ts";
import { startServing } from "./serving.ts";
import {
  addressesOf,
  folderArguments,
  hookVariables,
  listenArguments,
  smtpVariables,
} from "./told.ts";

const STOP_MS = 10_000;

export interface Server {
  url: string;
  appUrl: string;
  port: number;
  child: Child;
  exited: Promise<void>;
  shrunk: Following["shrunk"];
  /** Resolves when another machine has taken over. */
  overtaken: Promise<void>;
  stop: () => Promise<void>;
  adminPassword?: string;
  mailDir?: string;
}

/**
 * Starts PocketBase with the site and waits until it answers. Without SMTP_HOST the mail catcher
 * runs in this process.
 * @param options `smallPagesAfterMs`: compressed as far as it goes after so long, which takes a core for some seconds
 */
export async function startServer(
  environment: Environment,
  options: {
    binary: string;
    quiet?: boolean;
    watchHooks?: boolean;
    smallPagesAfterMs?: number;
    folders?: Partial<Folders>;
    log?: Log;
  },
): Promise<Server> {
  const lock = await lockData(environment.dataDir);
  try {
    return await startLocked(environment, options, lock);
  } catch (error) {
    lock.unlock();
    throw error;
  }
}

async function startLocked(
  environment: Environment,
  options: Parameters<typeof startServer>[1],
  lock: DataLock,
): Promise<Server> {
  const { binary, quiet = false, watchHooks = false, smallPagesAfterMs } = options;
  const log = options.log ?? (quiet ? () => {} : openLog("text"));
  const { dataDir } = environment;
  const folders = { ...FOLDERS, ...options.folders };
  if (environment.backupRecipient) await checkRecipient(environment.backupRecipient);
  await removeLeftOvers(dataDir);
  const port = await freePort(environment);
  const addresses = addressesOf(environment, port);

  log("start", { dataDir, port, afterCrash: isNotedRunning(dataDir) });
  const key = encryptionKey(environment);
  const keys = pushKeys(key);
  const first = firstPassword(environment);
  const pagesFolder = `${dataDir}.pages`;
  const pages = sitePages({
    dist: folders.public,
    target: pagesFolder,
    appUrl: addresses.public,
    smallAfterMs: smallPagesAfterMs,
  });
  const shipping = await startShipping(environment, log);
  const mailDir = join(dataDir, "mail");
  const catcher = environment.smtp ? null : await startMailCatcher({ folder: mailDir });

  const { child, exited, show, whatItSaid, isServing } = await startServing({
    ...{ dataDir, migrations: folders.migrations, health: addresses.health },
    binary,
    quiet,
    log,
    lockFd: lock.fd,
    args: [
      "serve",
      ...listenArguments(environment, port),
      `--dir=${dataDir}`,
      ...folderArguments(folders),
      // Watching lets a server with a broken hook start, and take bookings without its rules.
      `--hooksWatch=${watchHooks}`,
      "--automigrate=false",
      "--dev=false",
      "--encryptionEnv=PB_ENCRYPTION_KEY",
      `--origins=${addresses.public}`,
      `--hooksPool=${environment.hooksPool}`,
    ],
    env: {
      ...hookVariables(environment, addresses, port),
      ...smtpVariables(environment.smtp ?? { username: "", password: "", tls: false, ...catcher }),
      ...bucketVariables(environment.bucket),
      ...checkVariables({ binary, ...folders }, environment.backupRecipient),
      ...shipping?.variables,
      ERASURES: ledgerOf(dataDir),
      SITE_DIR: folders.public,
      PAGES_DIR: pagesFolder,
      PAGES_BOOT: pages.boot,
      ADMIN_PASSWORD: environment.adminPassword ?? first?.password ?? "",
      PB_ENCRYPTION_KEY: key,
      PUSH_KEY: keys.publicKey,
    },
  });

  let following: Following | null = null;
  let pushing: ReturnType<typeof startPushing> | null = null;
  const stop = async () => {
    log("stop");
    // at the same time: what is being asked of PocketBase ends with it, however long it would have taken
    const followed = [following?.stop(), pushing?.stop()];
    child.kill("SIGTERM");
    const tooLong = setTimeout(() => {
      child.kill("SIGKILL");
      // a program that it had started may hold them open, and nobody listens any more
      child.stdout.destroy();
      child.stderr.destroy();
    }, STOP_MS);
    await Promise.all([...followed, exited]);
    clearTimeout(tooLong);
    await shipping?.stop();
    forgetRunning(dataDir);
    await catcher?.stop();
    lock.unlock();
    log("stopped");
  };
  if (!isServing) {
    await stop();
    throw new Error(`PocketBase did not start:\n${whatItSaid()}`);
  }
  // before its pages are rendered: from now on a backup is asked of it
  noteRunning(dataDir, addresses.internal);
  following = pages.follow(addresses.internal);
  await Promise.all([following.first, shipping?.begin()]);
  pushing = startPushing({
    ...{ server: addresses.internal, key, keys, log },
    ...{ appUrl: addresses.public, service: environment.pushService ?? "" },
  });
  first?.forget();
  show();
  return {
    url: addresses.site,
    appUrl: addresses.public,
    port,
    child,
    exited,
    shrunk: following.shrunk,
    overtaken: shipping?.overtaken ?? new Promise(() => {}),
    stop,
    ...(first ? { adminPassword: first.password } : {}),
    ...(catcher ? { mailDir } : {}),
  };
}
