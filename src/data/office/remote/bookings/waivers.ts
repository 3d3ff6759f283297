import * as v from "valibot";
import { LANGUAGES } from "#domain/language.ts";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";

const WholeSchema = v.object({
  ...{ id: v.string(), kind: v.picklist(["signed", "void"]), text_hash: v.string() },
  ...{ guest: v.string(), signed_by: v.string(), relation: v.string(), is_drawn: v.boolean() },
  ...{ signed_at: v.string(), made_by: v.string(), voids: v.string(), reason: v.string() },
  ...{ signature: v.string(), device: v.string(), device_time: v.string() },
});
const WaiversSchema = v.object({
  waivers: v.array(WholeSchema),
  texts: v.record(v.string(), v.object({ language: v.picklist(LANGUAGES), text: v.string() })),
});

/** All that is kept of a booking's waivers, and each text by its hash. */
export type WholeWaivers = v.InferOutput<typeof WaiversSchema>;

export function loadWaivers(booking: string, signal: AbortSignal): Promise<WholeWaivers> {
  return remoteCall(async () => {
    const path = `/api/office/bookings/${booking}/waivers`;
    return v.parse(WaiversSchema, await pocketbase.send(path, { signal }));
  });
}
