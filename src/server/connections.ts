const SECOND = 1e9;
const KB = 1024;

/**
 * How long Go's server waits for a line, and how much it keeps of one, before any of our code runs: a
 * line that does nothing holds no engine, but memory. PocketBase's own are a minute for a head of up to
 * a megabyte, and five minutes for all else.
 */
const LIMITS = {
  readHeaderTimeout: 20 * SECOND,
  /** From the first byte to the body's last; what is slower for a reason is given more (bodies.ts). */
  readTimeout: 60 * SECOND,
  /** A picture of 5 MB at 400 kbit/s. */
  writeTimeout: 120 * SECOND,
  /** Longer than proxies keep their lines to us (nginx 1 minute, Caddy 2). */
  idleTimeout: 180 * SECOND,
  maxHeaderBytes: 32 * KB,
} satisfies Partial<pb.Server>;

/** Sets them before the server listens. To be called while the hook files are loaded. */
export function limitConnections(app: pb.CommandLine): void {
  app.onServe().bindFunc((e) => {
    Object.assign(e.server, LIMITS);
    e.next();
  });
}
