/** What pb_hooks call while they are loaded, and no engine keeps but the one that loads them. Built into pb_hooks/lib/serving.js. */

export { addRoutes } from "./api/add.ts";
export { limitConnections } from "./guards/connections.ts";
