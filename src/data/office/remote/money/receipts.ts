import * as v from "valibot";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";

const MissingSchema = v.object({
  missing: v.array(v.object({ series: v.string(), from: v.number(), until: v.number() })),
});

/** Numbers of receipts that the server has not, though it has a later one of their series. */
export type MissingReceipts = v.InferOutput<typeof MissingSchema>["missing"];

/** Asks which numbers of receipts have not arrived. */
export function loadMissingReceipts(signal: AbortSignal): Promise<MissingReceipts> {
  return remoteCall(async () => {
    const answer = await pocketbase.send("/api/office/receipts/missing", { signal });
    return v.parse(MissingSchema, answer).missing;
  });
}
