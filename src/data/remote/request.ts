import type { Answer } from "./answer.ts";

interface Call {
  readonly method: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly content?: unknown;
  readonly timeLimitMs: number;
}

/**
 * One call of the visitor's app. Never throws: no answer in time, a broken line and a body that is
 * not JSON are answers too. A redirect is none of ours and is not followed.
 */
export async function request(path: string, call: Call): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: call.method,
      headers: { "Content-Type": "application/json", ...call.headers },
      ...(call.content === undefined ? {} : { body: JSON.stringify(call.content) }),
      signal: AbortSignal.timeout(call.timeLimitMs),
      cache: "no-store",
      redirect: "manual",
      credentials: "omit",
    });
    const isJson = response.headers.get("Content-Type")?.includes("application/json") ?? false;
    return {
      status: response.status,
      body: isJson ? await response.json() : undefined,
      retryAfter: response.headers.get("Retry-After"),
    };
  } catch {
    return { status: 0, body: undefined, retryAfter: null };
  }
}
