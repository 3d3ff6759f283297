import type { Availability } from "#domain/departures/availability/availability.ts";
import { parseAvailability } from "#domain/departures/availability/schema.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { LANGUAGE } from "#domain/language.ts";
import { DEPARTURES, localDatabase } from "./database.ts";
import { inTime } from "./in-time.ts";

const table = () => localDatabase().table<unknown, string>("site");
const keyOf = (item: ItemKey) => `${DEPARTURES}${LANGUAGE}/${item}`;

/** The last answer about a service's departures that this device has kept; null when it has none. */
export async function keptDepartures(item: ItemKey): Promise<Availability | null> {
  try {
    return parseAvailability(await inTime(table().get(keyOf(item))));
  } catch {
    return null;
  }
}

/** Keeps it for the times without a connection. */
export async function keepDepartures(answer: Availability): Promise<void> {
  try {
    await inTime(table().put(answer, keyOf(answer.item)));
  } catch {
    // without storage nothing is known offline
  }
}
