import * as v from "valibot";
import type { BelizeDay } from "#domain/belize-date.ts";
import type { Offer } from "#domain/departures/availability/availability.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";

const count = v.nullable(v.number());
const AvailabilitySchema = v.object({
  departures: v.array(
    v.object({
      key: v.string(),
      day: v.string(),
      time: v.string(),
      state: v.picklist(["open", "few", "full", "closed", "past"]),
      seats: count,
      left: count,
      reason: v.string(),
    }),
  ),
});

/** A service's departures from a day to another, with what is left of each. */
export function loadOffers(
  item: ItemKey,
  { from, until }: { from: BelizeDay; until: BelizeDay },
  signal: AbortSignal,
): Promise<readonly Offer[]> {
  return remoteCall(async () => {
    const query = { item, from, to: until };
    const answer = await pocketbase.send("/api/availability", { query, signal });
    return v.parse(AvailabilitySchema, answer).departures;
  });
}
