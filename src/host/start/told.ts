import { httpUrl, localUrl, siteUrl } from "../environment/addresses.ts";
import type { Environment } from "../environment/environment.ts";
import type { Folders } from "../environment/folders.ts";
import { networkBits } from "../environment/networks.ts";

/** Handed on from our own environment; everything else the hooks get is named one by one. */
const SYSTEM_VARIABLES = [
  ...["PATH", "HOME", "TMPDIR", "TZ", "SSL_CERT_FILE", "SSL_CERT_DIR"],
  // what a small machine gives PocketBase of its memory
  ...["GOMEMLIMIT", "GOGC", "GOMAXPROCS"],
];

export interface Addresses {
  site: string;
  public: string;
  internal: string;
  health: string;
}
export function addressesOf({ host, domain, appUrl }: Environment, port: number): Addresses {
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

export const listenArguments = ({ host, domain }: Environment, port: number) => {
  const at = (number: number) => httpUrl({ host, port: number }).slice("http://".length);
  // Port 80 stays open for the certificates' challenge and for the redirect.
  return domain ? [domain, `--http=${at(80)}`, `--https=${at(port)}`] : [`--http=${at(port)}`];
};

export const folderArguments = (folders: Folders) => [
  `--hooksDir=${folders.hooks}`,
  `--publicDir=${folders.public}`,
];

export const hookVariables = (environment: Environment, addresses: Addresses, port: number) => ({
  ...Object.fromEntries(SYSTEM_VARIABLES.map((name) => [name, process.env[name]])),
  HOST: environment.host,
  PORT: String(port),
  APP_URL: addresses.public,
  INTERNAL_URL: addresses.internal,
  PUSH_SERVICE: environment.pushService ?? "",
  MAIL_FROM: environment.mailFrom ?? "",
  RATE_LIMITS: environment.rateLimits ? "on" : "off",
  DASHBOARD: environment.dashboard ? "on" : "off",
  TRUSTED_PROXY: environment.trustedProxy ?? "",
  // as bits: what the hooks compare them with is quickly made into the same
  TRUSTED_PROXY_FROM: environment.trustedProxyFrom.map(networkBits).join(","),
});

export const smtpVariables = (smtp: {
  host?: string;
  port?: number;
  username: string;
  password: string;
  tls: boolean;
}) => ({
  SMTP_HOST: smtp.host,
  SMTP_PORT: String(smtp.port),
  SMTP_USERNAME: smtp.username,
  SMTP_PASSWORD: smtp.password,
  SMTP_TLS: smtp.tls ? "on" : "off",
});
