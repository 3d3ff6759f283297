import { type Handler, type Parts, ROUTES } from "./table.ts";

/** Finds a part of the product's functions; the engine keeps it. */
export type LoadPart = <Part extends keyof Parts>(part: Part) => Parts[Part];

/** What this engine has been asked for: to find a file's functions again takes longer than many an answer. */
const known: { [part in keyof Parts]?: Readonly<Record<string, Handler>> } = {};

/**
 * Answers one of our routes in the engine that runs, and leaves PocketBase its own.
 * @throws where the part does not know it: nothing at all would be a yes
 */
export function answerRoute(e: pb.RequestEvent, load: LoadPart): void {
  const { pattern } = e.request;
  const part = (ROUTES as Readonly<Record<string, keyof Parts>>)[pattern];
  if (!part) return e.next();
  known[part] ??= load(part).routes;
  const handle = known[part]?.[pattern];
  if (!handle) throw new Error(`${part}.js does not answer ${pattern}.`);
  handle(e);
}
