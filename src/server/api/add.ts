import { type Handler, type Pattern, ROUTES } from "./table.ts";

/** PocketBase's own, written in Go: needs no engine. */
interface Middleware {
  /** Lower comes first. */
  priority: number;
}

/** Lists that are worth being packed for the way. */
const PACKED: readonly string[] = [
  "GET /api/site",
  "GET /api/availability",
  "GET /api/office/field",
] satisfies Pattern[];
/** The guard, which answers, is at 0. */
const BEFORE_THE_GUARD = -1;

/** The guard answers before its turn comes. PocketBase reads it as a text: it knows nothing of this file. */
const unanswered = () => {
  throw new ApiError(404, "");
};

/** Tells PocketBase the routes. To be called while the hook files are loaded. */
export function addRoutes(
  add: (method: string, path: string, handler: Handler, ...before: Middleware[]) => void,
  gzip: () => Middleware,
): void {
  for (const pattern of Object.keys(ROUTES)) {
    const [method = "", path = ""] = pattern.split(" ");
    const packing = PACKED.includes(pattern)
      ? [Object.assign(gzip(), { priority: BEFORE_THE_GUARD })]
      : [];
    add(method, path, unanswered, ...packing);
  }
}
