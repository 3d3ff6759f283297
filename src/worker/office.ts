import { type Build, dropOthers, fetchMissing } from "./files.ts";
import { keepOfficePages } from "./pages.ts";

/** Of the back office's files; what is fetched before all are kept is put here too. */
export const OFFICE_CACHE = "office-files";
/** Stands among them from the first sign-in on: this device is the operator's. */
const MARK = "/office-is-kept";

/** Keeps the back office on this device, where somebody has signed in, and in each release from now on. */
export async function keepOffice(build: Build): Promise<void> {
  const cache = await caches.open(OFFICE_CACHE);
  await cache.put(MARK, new Response());
  await fetchOffice(build);
}

/**
 * Part of the installation: a release is offered when all of it is here, the back office too, so that taking
 * it needs no line.
 */
export async function fetchOffice(build: Build): Promise<void> {
  if (!(await caches.has(OFFICE_CACHE))) return;
  const cache = await caches.open(OFFICE_CACHE);
  if (!(await cache.match(MARK))) return;
  await fetchMissing(OFFICE_CACHE, build.office);
  await keepOfficePages(build);
}

/** The release is taken: what only an earlier one needed goes. */
export async function dropOldOffice({ office }: Build): Promise<void> {
  if (await caches.has(OFFICE_CACHE)) await dropOthers(OFFICE_CACHE, [MARK, ...office]);
}
