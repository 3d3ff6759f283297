import { join } from "node:path";
import { checkRecipient } from "./backup/age.mjs";
import { bucketVariables } from "./backup/bucket.mjs";
import { ledgerOf } from "./backup/ledger.mjs";
import { removeLeftOvers } from "./backup/left-overs.mjs";
import { checkVariables } from "./backup/make.mjs";
import { forgetRunning, isNotedRunning, noteRunning } from "./backup/running.mjs";
import { lockData } from "./data-lock.mjs";
import { httpUrl, localUrl, siteUrl } from "./environment.mjs";
import { FOLDERS } from "./folders.mjs";
import { openLog } from "./log.mjs";
import { startMailCatcher } from "./mail-catcher.mjs";
import { networkBits } from "./networks.mjs";
import { spawnPocketBase, waitForHealth } from "./pocketbase/process.mjs";
import { freePort } from "./port.mjs";
import { encryptionKey, firstPassword } from "./secrets.mjs";
import { sitePages } from "./site-pages.mjs";

const STOP_MS = 10_000;

/** Handed on from our own environment; everything else the hooks get is named one by one. */
const SYSTEM_VARIABLES = [
  ...["PATH", "HOME", "TMPDIR", "TZ", "SSL_CERT_FILE", "SSL_CERT_DIR"],
  // what a small machine gives PocketBase of its memory
  ...["GOMEMLIMIT", "GOGC"],
];

/**
 * @typedef {import("./environment.mjs").Environment} Environment
 * @typedef {import("./folders.mjs").Folders} Folders
 * @typedef {{ site: string, public: string, internal: string, health: string }} Addresses
 * @typedef {{
 *   url: string,
 *   appUrl: string,
 *   port: number,
 *   child: import("./pocketbase/process.mjs").Child,
 *   exited: Promise<void>,
 *   stop: () => Promise<void>,
 *   adminPassword?: string,
 *   mailDir?: string,
 * }} Server
 */

/**
 * Starts PocketBase with the site and waits until it answers. Without SMTP_HOST the mail catcher
 * runs in this process.
 * @param {Environment} environment
 * @param {{
 *   binary: string,
 *   quiet?: boolean,
 *   watchHooks?: boolean,
 *   smallPages?: boolean,
 *   folders?: Partial<Folders>,
 *   tell?: import("./log.mjs").Tell,
 * }} options `smallPages`: compressed as far as it goes, which takes a second or two once
 * @returns {Promise<Server>}
 */
export async function startServer(environment, options) {
  const lock = await lockData(environment.dataDir);
  try {
    return await startLocked(environment, options, lock);
  } catch (error) {
    lock.unlock();
    throw error;
  }
}

/**
 * @param {Environment} environment
 * @param {Parameters<typeof startServer>[1]} options
 * @param {import("./data-lock.mjs").DataLock} lock
 * @returns {Promise<Server>}
 */
async function startLocked(environment, options, lock) {
  const { binary, quiet = false, watchHooks = false, smallPages = false } = options;
  const tell = options.tell ?? (quiet ? () => {} : openLog("text"));
  const { dataDir } = environment;
  const folders = { ...FOLDERS, ...options.folders };
  if (environment.backupRecipient) await checkRecipient(environment.backupRecipient);
  await removeLeftOvers(dataDir);
  const port = await freePort(environment);
  const addresses = addressesOf(environment, port);

  tell("start", { dataDir, port, afterCrash: isNotedRunning(dataDir) });
  const key = encryptionKey(environment);
  const first = firstPassword(environment);
  const pagesFolder = `${dataDir}.pages`;
  const pages = sitePages({
    dist: folders.public,
    target: pagesFolder,
    appUrl: addresses.public,
    small: smallPages,
  });
  const mailDir = join(dataDir, "mail");
  const catcher = environment.smtp ? null : await startMailCatcher({ folder: mailDir });

  const { child, exited, show, whatItSaid } = spawnPocketBase({
    binary,
    quiet,
    tell,
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
      "--hooksPool=64",
    ],
    env: {
      ...hookVariables(environment, addresses, port),
      ...smtpVariables(environment.smtp ?? { username: "", password: "", tls: false, ...catcher }),
      ...bucketVariables(environment.bucket),
      ...checkVariables({ binary, ...folders }, environment.backupRecipient),
      ERASURES: ledgerOf(dataDir),
      SITE_DIR: folders.public,
      PAGES_DIR: pagesFolder,
      PAGES_BOOT: pages.boot,
      ADMIN_PASSWORD: environment.adminPassword ?? first?.password ?? "",
      PB_ENCRYPTION_KEY: key,
    },
  });

  /** @type {import("./site-pages.mjs").Following | null} */
  let following = null;
  const stop = async () => {
    tell("stop");
    await following?.stop();
    child.kill("SIGTERM");
    const tooLong = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await exited;
    clearTimeout(tooLong);
    forgetRunning(dataDir);
    await catcher?.stop();
    lock.unlock();
    tell("stopped");
  };
  if (!(await waitForHealth({ url: addresses.health, child }))) {
    await stop();
    throw new Error(`PocketBase did not start:\n${whatItSaid()}`);
  }
  following = pages.follow(addresses.internal);
  await following.first;
  first?.forget();
  noteRunning(dataDir, addresses.internal);
  show();
  return {
    url: addresses.site,
    appUrl: addresses.public,
    port,
    child,
    exited,
    stop,
    ...(first ? { adminPassword: first.password } : {}),
    ...(catcher ? { mailDir } : {}),
  };
}

/**
 * @param {Environment} environment
 * @param {number} port
 * @returns {Addresses}
 */
function addressesOf({ host, domain, appUrl }, port) {
  const site = siteUrl({ host, port, domain });
  return {
    site,
    public: appUrl ?? site,
    // What the hooks call themselves by; with a domain there is only https for that.
    internal: site,
    // With a domain only port 80 can be asked: https would order a certificate first.
    health: localUrl({ host, port: domain ? 80 : port }),
  };
}

/**
 * @param {Environment} environment
 * @param {number} port
 */
const listenArguments = ({ host, domain }, port) => {
  const at = (/** @type {number} */ number) =>
    httpUrl({ host, port: number }).slice("http://".length);
  // Port 80 stays open for the certificates' challenge and for the redirect.
  return domain ? [domain, `--http=${at(80)}`, `--https=${at(port)}`] : [`--http=${at(port)}`];
};

/** @param {Folders} folders */
const folderArguments = (folders) => [
  `--hooksDir=${folders.hooks}`,
  `--migrationsDir=${folders.migrations}`,
  `--publicDir=${folders.public}`,
];

/**
 * @param {Environment} environment
 * @param {Addresses} addresses
 * @param {number} port
 */
const hookVariables = (environment, addresses, port) => ({
  ...Object.fromEntries(SYSTEM_VARIABLES.map((name) => [name, process.env[name]])),
  HOST: environment.host,
  PORT: String(port),
  APP_URL: addresses.public,
  INTERNAL_URL: addresses.internal,
  MAIL_FROM: environment.mailFrom ?? "",
  RATE_LIMITS: environment.rateLimits ? "on" : "off",
  DASHBOARD: environment.dashboard ? "on" : "off",
  TRUSTED_PROXY: environment.trustedProxy ?? "",
  // as bits: what the hooks compare them with is quickly made into the same
  TRUSTED_PROXY_FROM: environment.trustedProxyFrom.map(networkBits).join(","),
});

/** @param {{ host?: string, port?: number, username: string, password: string, tls: boolean }} smtp */
const smtpVariables = (smtp) => ({
  SMTP_HOST: smtp.host,
  SMTP_PORT: String(smtp.port),
  SMTP_USERNAME: smtp.username,
  SMTP_PASSWORD: smtp.password,
  SMTP_TLS: smtp.tls ? "on" : "off",
});
