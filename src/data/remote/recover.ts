import * as v from "valibot";
import { type Answered, mayBeMissing } from "#domain/epochs.ts";
import { request } from "./request.ts";

const TIME_LIMIT_MS = 20_000;
/** The server takes no more in one call. */
export const MOST_ASKED = 500;

const StandsSchema = v.object({
  epoch: v.string(),
  epochs: v.array(v.tuple([v.string(), v.string()])),
  known: v.record(v.string(), v.string()),
});

/** `known`: of the bookings that the server has, what it would answer them now, sealed, for the next time. */
export interface Stands {
  readonly epoch: string;
  readonly known: Readonly<Record<string, string>>;
  /** Whether what was answered then may be missing there. */
  mayBeMissing(answered: Answered): boolean;
}

interface Keyed {
  readonly id: string;
  readonly manage_key: string;
}

/**
 * Asks in one call which of these bookings the server has.
 * @returns null without an answer that can be believed, and where the page has not come by https: there are no hashes
 */
export async function askWhatStands(bookings: readonly Keyed[]): Promise<Stands | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hashed = async ({ id, manage_key }: Keyed) => [id, await hashOf(manage_key)];
  const { status, body } = await request("/api/recover", {
    method: "POST",
    content: { bookings: await Promise.all(bookings.map(hashed)) },
    timeLimitMs: TIME_LIMIT_MS,
  });
  const stands = v.safeParse(StandsSchema, body);
  if (status !== 200 || !stands.success) return null;
  const { epoch, epochs, known } = stands.output;
  return { epoch, known, mayBeMissing: (answered) => mayBeMissing(answered, epochs) };
}

async function hashOf(key: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
