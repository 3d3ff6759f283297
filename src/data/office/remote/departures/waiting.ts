import * as v from "valibot";
import { OfficeBookingSchema } from "#domain/booking/office/schemas.ts";
import { RESOURCE_KINDS } from "#domain/departures/rules.ts";
import { dollarsToCents } from "#domain/money.ts";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";
import { instantMs } from "../wire-time.ts";

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
const RequestSchema = v.pipe(
  v.object({
    id: v.string(),
    changes: v.record(v.string(), v.unknown()),
    asked_at: v.string(),
    booking: OfficeBookingSchema,
    is_overtaken: v.boolean(),
    price: v.number(),
    standing: v.string(),
    refused: v.array(v.string()),
  }),
  v.transform(({ asked_at, is_overtaken: isOvertaken, price, ...request }) => ({
    ...{ ...request, isOvertaken, priceCents: dollarsToCents(price) },
    askedAtMs: instantMs(asked_at) ?? 0,
  })),
);
const WaitingSchema = v.pipe(
  v.object({
    as_of: v.string(),
    waiting: v.array(PlaceSchema),
    requests: v.optional(v.array(RequestSchema), []),
    late: v.optional(v.array(OfficeBookingSchema), []),
  }),
  v.transform(({ as_of, waiting, ...others }) => ({
    ...{ asOfMs: Date.parse(as_of), places: waiting },
    ...others,
  })),
);

/** What is left of the departure that a booking waits for, by its id (server/departures/list-waiting.ts). */
export type WaitingPlace = v.InferOutput<typeof PlaceSchema>;
/** What a guest asks for once changing is free no more, and what would come of it (server/departures/list-requests.ts). */
export type OpenRequest = v.InferOutput<typeof RequestSchema>;
/** Those of the oldest that wait, as of the server's time. */
export type WaitingPlaces = v.InferOutput<typeof WaitingSchema>;

export function loadWaiting(signal: AbortSignal): Promise<WaitingPlaces> {
  return remoteCall(async () =>
    v.parse(WaitingSchema, await pocketbase.send("/api/office/waiting", { signal })),
  );
}
