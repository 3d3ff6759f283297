import * as v from "valibot";
import type { Availability, Offer } from "./availability.ts";

const OfferSchema = v.object({
  key: v.string(),
  day: v.string(),
  time: v.string(),
  state: v.picklist(["open", "few", "full", "closed", "past"]),
  seats: v.nullable(v.number()),
  left: v.nullable(v.number()),
  reason: v.string(),
}) satisfies v.GenericSchema<unknown, Offer>;

/** The answer of `GET /api/availability`. */
const AvailabilitySchema = v.object({
  item: v.custom<Availability["item"]>((item) => typeof item === "string"),
  as_of: v.string(),
  departures: v.array(OfferSchema),
}) satisfies v.GenericSchema<unknown, Availability>;

/** What is left of a service's departures, as it was answered or kept; null for anything else. */
export function parseAvailability(answer: unknown): Availability | null {
  const parsed = v.safeParse(AvailabilitySchema, answer);
  return parsed.success ? parsed.output : null;
}
