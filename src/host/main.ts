/** What commands and tools (scripts/) take of the host; built into dist-host. */
export { start } from "./commands/start.ts";
export { httpUrl } from "./environment/addresses.ts";
export {
  type Environment,
  environmentOrExit,
  parseEnvironment,
} from "./environment/environment.ts";
export { encryptionKey } from "./environment/secrets.ts";
export { sha256 } from "./pocketbase/cache.ts";
export { findPocketBase, PINNED } from "./pocketbase/find.ts";
export { spawnPocketBase, waitForHealth } from "./pocketbase/process.ts";
export { startServer } from "./start/server.ts";
export { freePort } from "./system/port.ts";
export { stopOnSignal } from "./system/stop-on-signal.ts";

/**
 * Loaded when one is given: a site that runs for months keeps what runs it, and nothing else (decision 57). What it may need later
 * it loads at its start, since a build may replace these files under it.
 */
export const COMMANDS = {
  backup: async () => (await import("./commands/backup.ts")).backup,
  fleet: async () => (await import("./commands/fleet.ts")).fleet,
  promote: async () => (await import("./commands/promote.ts")).promote,
  restore: async () => (await import("./commands/restore.ts")).restore,
  standby: async () => (await import("./commands/standby.ts")).standby,
  upgrade: async () => (await import("./commands/upgrade.ts")).upgrade,
};
/** What the build makes pages with. */
export const loadPages = () =>
  Promise.all([import("./pages/render.ts"), import("./pages/site-table.ts")]);
