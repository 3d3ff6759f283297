import * as v from "valibot";
import { RESOURCE_KINDS } from "#domain/departures/rules.ts";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";

const count = v.nullable(v.number());
const PlaceSchema = v.pipe(
  v.object({
    id: v.string(),
    standing: v.picklist(["", "closed", "full", "busy"]),
    is_next: v.boolean(),
    is_past: v.boolean(),
    seats: count,
    groups: count,
    guests: v.number(),
    parties: v.number(),
    closed: v.string(),
    // what a device has kept of an older release has none
    lacking: v.optional(
      v.array(v.object({ kind: v.picklist(RESOURCE_KINDS), units: v.number(), size: v.number() })),
    ),
  }),
  v.transform(({ is_next: isNext, is_past: isPast, ...place }) => ({ ...place, isNext, isPast })),
);
const WaitingSchema = v.pipe(
  v.object({ as_of: v.string(), waiting: v.array(PlaceSchema) }),
  v.transform(({ as_of, waiting }) => ({ asOfMs: Date.parse(as_of), places: waiting })),
);

/** What is left of the departure that a booking waits for, by its id (server/departures/list-waiting.ts). */
export type WaitingPlace = v.InferOutput<typeof PlaceSchema>;
/** Those of the oldest that wait, as of the server's time. */
export type WaitingPlaces = v.InferOutput<typeof WaitingSchema>;

export function loadWaiting(signal: AbortSignal): Promise<WaitingPlaces> {
  return remoteCall(async () =>
    v.parse(WaitingSchema, await pocketbase.send("/api/office/waiting", { signal })),
  );
}
