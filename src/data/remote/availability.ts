import type { Availability } from "#domain/departures/availability/availability.ts";
import { parseAvailability } from "#domain/departures/availability/schema.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { LANGUAGE } from "#domain/language.ts";
import { request } from "./request.ts";

const TIME_LIMIT_MS = 20_000;

/**
 * Asks what is left of a service's departures. The browser's cache revalidates: what has not changed costs a few
 * bytes on the line, and is as old as the answer that says so.
 * @param until the last day that is asked about
 * @returns null when there is no answer, or none of ours.
 */
export async function fetchAvailability(
  item: ItemKey,
  from: string,
  until: string,
): Promise<Availability | null> {
  const asked = new URLSearchParams({ item, from, to: until, language: LANGUAGE });
  const { status, body, answeredMs } = await request(`/api/availability?${asked}`, {
    method: "GET",
    timeLimitMs: TIME_LIMIT_MS,
    cache: "no-cache",
  });
  const told = status === 200 ? parseAvailability(body) : null;
  return told && { ...told, as_of: new Date(answeredMs ?? told.as_of).toISOString() };
}
