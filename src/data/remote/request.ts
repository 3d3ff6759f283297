import { noteAnswered } from "../local/line-hint.ts";
import type { Answer } from "./answer.ts";

interface Call {
  readonly method: "GET" | "POST" | "PATCH";
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly content?: unknown;
  readonly timeLimitMs: number;
}

/**
 * One call of what must work on a bad line. Never throws: no answer in time, a broken line and a body that is
 * not JSON are answers too. A redirect is none of ours and is not followed.
 */
export async function request(path: string, call: Call): Promise<Answer> {
  // by hand: AbortSignal.timeout came to Safari with 16
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), call.timeLimitMs);
  try {
    const response = await fetch(path, {
      method: call.method,
      headers: { "Content-Type": "application/json", ...call.headers },
      ...(call.content === undefined ? {} : { body: JSON.stringify(call.content) }),
      signal: limit.signal,
      cache: "no-store",
      redirect: "manual",
      credentials: "omit",
    });
    noteAnswered(true);
    return {
      status: response.status,
      body: await readJson(response),
      retryAfter: response.headers.get("Retry-After"),
      answeredMs: answeredMs(response),
    };
  } catch {
    noteAnswered(false);
    return { status: 0, body: undefined, retryAfter: null };
  } finally {
    clearTimeout(timer);
  }
}

/** When the server has answered, by its own clock; by the device's where the answer does not tell. */
export function answeredMs({ headers }: Response): number {
  return Date.parse(headers.get("Date") ?? "") || Date.now();
}

/** A body that is cut off or no JSON leaves the status and what the headers ask for. */
async function readJson(response: Response): Promise<unknown> {
  if (!response.headers.get("Content-Type")?.includes("application/json")) return undefined;
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
