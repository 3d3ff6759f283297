import { noteAnswered } from "../local/line-hint.ts";
import type { Answer } from "./answer.ts";
import { noteEpoch } from "./epoch.ts";

export interface Call {
  readonly method: "GET" | "POST" | "PATCH";
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly content?: unknown;
  readonly timeLimitMs: number;
  /** For what the browser may keep and ask about again; without it nothing is kept. */
  readonly cache?: RequestCache;
  /** Ends it from outside, as if no answer had come. */
  readonly signal?: AbortSignal | undefined;
  /** Its answer, where it is under way already. */
  readonly ahead?: Promise<Response> | undefined;
}

/**
 * One call of what must work on a bad line. Never throws: no answer in time, a broken line and a body that is
 * not JSON are answers too. A redirect is none of ours and is not followed.
 */
export async function request(path: string, call: Call): Promise<Answer> {
  // by hand: AbortSignal.timeout came to Safari with 16
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), call.timeLimitMs);
  const end = () => limit.abort();
  if (call.signal?.aborted) end();
  else call.signal?.addEventListener("abort", end, { once: true });
  try {
    const response = await (call.ahead
      ? Promise.race([call.ahead, whenAborted(limit.signal)])
      : fetch(path, {
          method: call.method,
          headers: { "Content-Type": "application/json", ...call.headers },
          ...(call.content === undefined ? {} : { body: JSON.stringify(call.content) }),
          signal: limit.signal,
          cache: call.cache ?? "no-store",
          redirect: "manual",
          credentials: "omit",
        }));
    noteAnswered(true);
    noteEpoch(response);
    return {
      status: response.status,
      body: await readJson(response),
      retryAfter: response.headers.get("Retry-After"),
      answeredMs: noteTime(answeredMs(response)),
    };
  } catch {
    // who is no longer asked says nothing of the line
    if (!call.signal?.aborted) noteAnswered(false);
    return { status: 0, body: undefined, retryAfter: null };
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener("abort", end);
  }
}

let lastMs = 0;

/** When the server has answered last, by its own clock. */
export const lastAnsweredMs = () => lastMs;

function noteTime(ms: number): number {
  lastMs = ms;
  return ms;
}

/** Fails with the signal. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    const end = () => fail(new Error("Nobody waits any longer."));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
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
