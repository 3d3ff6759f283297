import * as v from "valibot";
import type { CodeOff } from "#domain/codes/code.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { request } from "./request.ts";

const TIME_LIMIT_MS = 8_000;
const AnswerSchema = v.object({
  off: v.nullable(v.object({ text: v.string(), percent: v.number(), cents: v.number() })),
});

interface Asked {
  readonly code: string;
  readonly item: ItemKey;
  /** The day of travel; empty while none is chosen. */
  readonly date: string;
}

/**
 * What a code takes off as far as the server knows now; the booking decides. Null where it does not hold, undefined where
 * nobody could be asked.
 */
export async function fetchCode(
  asked: Asked,
  signal: AbortSignal,
): Promise<CodeOff | null | undefined> {
  const call = { method: "POST", content: asked, timeLimitMs: TIME_LIMIT_MS, signal } as const;
  const { body } = await request("/api/codes", call);
  const answer = v.safeParse(AnswerSchema, body);
  return answer.success ? answer.output.off : undefined;
}
