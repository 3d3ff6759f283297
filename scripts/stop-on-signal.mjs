/**
 * Calls `stop` once at Ctrl-C, SIGTERM or a closed terminal, and ends the process with 0 after it.
 * @param {() => Promise<void>} stop
 * @returns {() => boolean} whether it is stopping
 */
export function stopOnSignal(stop) {
  let stopping = false;
  const begin = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, begin);
  return () => stopping;
}
