import { statSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { passwordFault } from "#domain/session/password-rule.ts";
import { type Bucket, readBucket } from "../backup/bucket.ts";
import type { LogFormat } from "../system/log.ts";
import { ROOT } from "../system/root.mjs";
import { isLoopback, siteUrl } from "./addresses.ts";
import { LOOPBACK_NETWORKS, networkBits } from "./networks.ts";

interface Smtp {
  host: string;
  port: number;
  username: string;
  password: string;
  tls: boolean;
}
/** `appUrl` is null when it follows from host and port: PORT 0 is chosen at the start. */
export type Environment = Readonly<{
  host: string;
  port: number;
  appUrl: string | null;
  dataDir: string;
  adminPassword: string | null;
  smtp: Readonly<Smtp> | null;
  mailFrom: string | null;
  /** Origin of a push service beside those of the browsers, for tests. */
  pushService: string | null;
  pocketbaseBin: string | null;
  /** So many of PocketBase's script engines are kept ready; a crowd gets more for as long as it is there. */
  hooksPool: number;
  rateLimits: boolean;
  domain: string | null;
  dashboard: boolean;
  encryptionKey: string | null;
  trustedProxy: string | null;
  trustedProxyFrom: readonly string[];
  bucket: Bucket | null;
  /** When an answer counts as kept (docs/OPERATIONS.md, Second by second); null: nobody has said. */
  durability: Durability | null;
  litestreamBin: string | null;
  backupRecipient: string | null;
  backupIdentity: string | null;
  logFormat: LogFormat;
}>;
const DURABILITIES = ["disk", "behind", "shipped"] as const;
type Durability = (typeof DURABILITIES)[number];
export type Variables = Record<string, string | undefined>;

const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const MAIL_ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;
/** Of the account and the site as the first start makes them. */
const FIRST_NAMES = ["admin", "Cayo Wayfarers"];

const isExistingFile = (path: string) => {
  try {
    return statSync(path).isFile();
  } catch {
    return false; // also below what is no folder
  }
};

const isOrigin = (text: string) => {
  if (!URL.canParse(text) || text.endsWith("/")) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
};

/**
 * Reads every variable of the contract's table. Bad values are collected, so that one run shows
 * them all; the environment is null when there are any. An empty value counts as not given.
 */
export function parseEnvironment(
  variables: Variables,
  { isFile = isExistingFile }: { isFile?: (path: string) => boolean } = {},
): { environment: Environment; problems: [] } | { environment: null; problems: string[] } {
  const problems: string[] = [];

  /** The value if it is given and good; null otherwise. Values of secrets are never repeated. */
  const read = (name: string, isGood: (value: string) => boolean, rule: string) => {
    const value = variables[name] || null;
    if (value === null || isGood(value)) return value;
    const shown = /PASSWORD|KEY|SECRET|RECIPIENT/.test(name) ? "" : `, not "${value}"`;
    problems.push(`${name} must be ${rule}${shown}.`);
    return null;
  };
  const readSwitch = (name: string) => read(name, (v) => v === "on" || v === "off", "on or off");
  const readPort = (name: string, least: number) =>
    read(
      name,
      (v) => /^\d{1,5}$/.test(v) && Number(v) >= least && Number(v) <= 65535,
      `a whole number from ${least} to 65535`,
    );

  const domain = read("DOMAIN", (v) => HOST_NAME.test(v) && v.includes("."), "a host name");
  const host =
    read("HOST", (v) => isIP(v) > 0 || HOST_NAME.test(v), "an IP address or a host name") ??
    (domain ? "0.0.0.0" : "127.0.0.1");
  const port = Number(readPort("PORT", 0) ?? (domain ? 443 : 8090));
  const appUrl = read("APP_URL", isOrigin, "http(s)://host[:port] without a slash at the end");
  const dataDir = resolve(ROOT, variables.DATA_DIR || "pb_data");
  // later starts ignore it, and an older one is no reason not to start
  const fault = isFile(join(dataDir, "data.db"))
    ? null
    : passwordFault(variables.ADMIN_PASSWORD ?? "", FIRST_NAMES);
  const adminPassword = read(
    "ADMIN_PASSWORD",
    () => fault === null,
    fault === "common" ? "another one: this password is too common" : "12 to 71 characters long",
  );
  const mailFrom = read("MAIL_FROM", (v) => MAIL_ADDRESS.test(v), "an e-mail address");
  const pushService = read("PUSH_SERVICE", isOrigin, "http(s)://host[:port]");
  const pocketbaseBin = read("POCKETBASE_BIN", isFile, "the path of an existing file");
  const hooksPool = read(
    "HOOKS_POOL",
    (v) => /^[1-9]\d{0,2}$/.test(v),
    "a whole number from 1 to 999",
  );
  const encryptionKey = read(
    "PB_ENCRYPTION_KEY",
    (v) => Buffer.byteLength(v) === 32,
    "exactly 32 characters long",
  );
  const trustedProxy = read(
    "TRUSTED_PROXY",
    (v) => /^[A-Za-z0-9-]+$/.test(v),
    "the name of a header, for example X-Forwarded-For",
  );
  const proxyNetworks = read(
    "TRUSTED_PROXY_FROM",
    (v) => v.split(",").every((each) => networkBits(each.trim()) !== null),
    "addresses or networks with commas between them, for example 10.0.0.1,192.168.0.0/16",
  );
  if (variables.TRUSTED_PROXY_FROM && !variables.TRUSTED_PROXY) {
    problems.push("TRUSTED_PROXY_FROM given without TRUSTED_PROXY.");
  }
  const logFormat = read("LOG_FORMAT", (v) => v === "text" || v === "json", "text or json");
  const dashboard = readSwitch("DASHBOARD") === "on";
  const rateLimits = readSwitch("RATE_LIMITS") !== "off";
  if (!rateLimits && !isLoopback(host)) {
    problems.push(`RATE_LIMITS can be off only on a loopback HOST, not on "${host}".`);
  }

  const smtpHost = read("SMTP_HOST", (v) => isIP(v) > 0 || HOST_NAME.test(v), "a host name");
  const smtpPort = Number(readPort("SMTP_PORT", 1) ?? 587);
  const smtpTls = readSwitch("SMTP_TLS");
  const username = variables.SMTP_USERNAME || "";
  const password = variables.SMTP_PASSWORD || "";
  if (!variables.SMTP_HOST) {
    // Without this a forgotten SMTP_HOST would send every mail into the catcher.
    const stray = ["SMTP_PORT", "SMTP_USERNAME", "SMTP_PASSWORD", "SMTP_TLS"];
    const given = stray.filter((name) => variables[name]);
    if (given.length > 0) problems.push(`${given.join(", ")} given without SMTP_HOST.`);
  } else if (Boolean(username) !== Boolean(password)) {
    problems.push("SMTP_USERNAME and SMTP_PASSWORD go together.");
  }

  const bucket = readBucket({ read, variables, problems });
  const said = read(
    "DURABILITY",
    (v) => DURABILITIES.some((one) => one === v),
    "disk, behind or shipped",
  );
  const durability = DURABILITIES.find((one) => one === said) ?? null;
  if (durability && durability !== "disk" && !variables.BACKUP_S3_ENDPOINT) {
    problems.push(`DURABILITY=${durability} needs a bucket: give the BACKUP_S3_ variables too.`);
  }
  const litestreamBin = read("LITESTREAM_BIN", isFile, "the path of an existing file");
  const backupRecipient = read(
    "BACKUP_RECIPIENT",
    (v) => /^age1[02-9ac-hj-np-z]{58,}$/.test(v),
    "a public key of age (age1...)",
  );
  const backupIdentity = read("BACKUP_IDENTITY", isFile, "the path of an existing file");

  if (problems.length > 0) return { environment: null, problems };
  const environment = Object.freeze({
    host,
    port,
    appUrl: appUrl ?? (port === 0 ? null : siteUrl({ host, port, domain })),
    dataDir,
    adminPassword,
    smtp: smtpHost
      ? Object.freeze({
          host: smtpHost,
          port: smtpPort,
          username,
          password,
          // Off still means STARTTLS where the server offers it; 465 is TLS from the first byte.
          tls: smtpTls ? smtpTls === "on" : smtpPort === 465,
        })
      : null,
    mailFrom,
    pushService,
    pocketbaseBin: pocketbaseBin && resolve(pocketbaseBin),
    hooksPool: Number(hooksPool ?? 64),
    rateLimits,
    domain,
    dashboard,
    encryptionKey,
    trustedProxy,
    trustedProxyFrom: trustedProxy
      ? (proxyNetworks?.split(",").map((each) => each.trim()) ?? LOOPBACK_NETWORKS)
      : [],
    bucket,
    durability,
    litestreamBin: litestreamBin && resolve(litestreamBin),
    backupRecipient,
    backupIdentity: backupIdentity && resolve(backupIdentity),
    logFormat: logFormat === "json" ? logFormat : "text",
  });
  return { environment, problems: [] };
}

/** The environment of a command: prints what is wrong and ends the process with 1. */
export function environmentOrExit(variables: Variables = process.env): Environment {
  const { environment, problems } = parseEnvironment(variables);
  if (environment) return environment;
  for (const problem of problems) console.error(problem);
  return process.exit(1);
}
