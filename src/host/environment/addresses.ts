import { isIP } from "node:net";

interface Address {
  host: string;
  port: number;
}

export const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));

export const httpUrl = ({ host, port }: Address) =>
  `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;

/** Where this machine itself asks a site that listens on that host: all interfaces are no address. */
export const localUrl = ({ host, port }: Address) =>
  httpUrl({ host: host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host, port });

/** The site's own address, once the port is known. */
export const siteUrl = ({ host, port, domain }: Address & { domain: string | null }) =>
  domain ? `https://${domain}${port === 443 ? "" : `:${port}`}` : localUrl({ host, port });
