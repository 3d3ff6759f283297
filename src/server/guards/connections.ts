const SECOND = 1e9;

/**
 * How long Go's server waits for a line before any of our code runs: a line that does nothing holds no
 * engine, but memory. PocketBase's own are a minute for a head, and five minutes for all else. A head's
 * length stays Go's own megabyte, since 414 can be said only of an address that was read.
 */
const LIMITS = {
  readHeaderTimeout: 20 * SECOND,
  /** From the first byte to the body's last; what is slower for a reason is given more (bodies.ts). */
  readTimeout: 60 * SECOND,
  /** A picture of 5 MB at 400 kbit/s. */
  writeTimeout: 120 * SECOND,
  /** Longer than proxies keep their lines to us (nginx 1 minute, Caddy 2). */
  idleTimeout: 180 * SECOND,
} satisfies Partial<pb.Server>;

/** Sets them before the server listens. To be called while the hook files are loaded. */
export function limitConnections(app: pb.CommandLine): void {
  app.onServe().bindFunc((e) => {
    Object.assign(e.server, LIMITS);
    e.next();
  });
}
