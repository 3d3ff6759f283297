const CACHE = "pictures";
/** Small versions only, and no more of them than about a megabyte holds: what is looked at again. */
const MOST = 24;

/** One of the smaller versions of the operator's pictures, each under an address of its own for ever. */
export function isTourPicture({ pathname, search }: URL): boolean {
  return /^\/api\/files\/(tours|transfers|settings)\//.test(pathname) && search.includes("thumb=");
}

/** Answers with the kept picture, or fetches and keeps it; the oldest gives way. */
export async function answerPicture({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (!response.ok) return response;
  await cache.put(request, response.clone());
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST).map((key) => cache.delete(key)));
  return response;
}
