import { createHash } from "node:crypto";
import { ask } from "../system/ask.ts";

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
  const { status, body } = await ask(`${server}/api/internal/${path}`, {
    method: "POST",
    headers: {
      "X-Operations-Key": proof,
      ...(content ? { "Content-Type": "application/json" } : {}),
    },
    body: content ? JSON.stringify(content) : "",
    signal: AbortSignal.timeout(timeLimitMs),
  });
  return { status, body: JSON.parse(body) as Record<string, unknown> };
}
