import { createServer } from "node:net";

const REASONS: Record<string, (address: { host: string; port: number }) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use: stop what listens there, or set PORT.`,
  EACCES: ({ port }) => `Port ${port} needs more rights than this user has; set PORT above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known.`,
};

/**
 * The port to listen on: the given one if it is free, any free one for 0. Asked beforehand, so that nothing is made
 * where it is not.
 */
export function freePort({ host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ""];
      fail(reason ? new Error(reason({ host, port })) : error);
    });
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address();
      const found = address && typeof address === "object" ? address.port : port;
      probe.close(() => done(found));
    });
  });
}
