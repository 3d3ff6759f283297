/** What commands and tools (scripts/) take of the host; built into dist-host. */
export { backup } from "./commands/backup.ts";
export { fleet } from "./commands/fleet.ts";
export { promote } from "./commands/promote.ts";
export { restore } from "./commands/restore.ts";
export { standby } from "./commands/standby.ts";
export { start } from "./commands/start.ts";
export { upgrade } from "./commands/upgrade.ts";
export { httpUrl } from "./environment/addresses.ts";
export {
  type Environment,
  environmentOrExit,
  parseEnvironment,
} from "./environment/environment.ts";
export { encryptionKey } from "./environment/secrets.ts";
export { renderPages } from "./pages/render.ts";
export { writeSiteTable } from "./pages/site-table.ts";
export { sha256 } from "./pocketbase/cache.ts";
export { findPocketBase, PINNED } from "./pocketbase/find.ts";
export { spawnPocketBase, waitForHealth } from "./pocketbase/process.ts";
export { startServer } from "./start/server.ts";
export { freePort } from "./system/port.ts";
export { stopOnSignal } from "./system/stop-on-signal.ts";
