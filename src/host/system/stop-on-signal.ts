const PARENT_CHECK_MS = 300;

/**
 * Calls `stop` once at Ctrl-C, SIGTERM or a closed terminal, and ends the process with 0 after it.
 * @returns whether it is stopping
 */
export function stopOnSignal(stop: () => Promise<void>): () => boolean {
  let stopping = false;
  const begin = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, begin);

  // A signal sent to npm ends npm and the shell between, and never arrives here.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && begin(), PARENT_CHECK_MS).unref();
  }
  return () => stopping;
}
