import { createHash } from "node:crypto";

interface Asking {
  /** PocketBase's address. */
  server: string;
  /** Of its stored settings, which is proven and never goes over the line (src/server/machine/operations.ts). */
  key: string;
  /** Under /api/internal. */
  path: string;
  timeLimitMs: number;
}

/** Asks PocketBase for what only this machine may. @throws where there is no answer in time */
export async function askOperations({ server, key, path, timeLimitMs }: Asking, content?: object) {
  const proof = createHash("sha256").update(`operations:${key}`).digest("hex");
  const answer = await fetch(`${server}/api/internal/${path}`, {
    method: "POST",
    headers: {
      "X-Operations-Key": proof,
      ...(content ? { "Content-Type": "application/json" } : { "Content-Length": "0" }),
    },
    ...(content ? { body: JSON.stringify(content) } : {}),
    signal: AbortSignal.timeout(timeLimitMs),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
