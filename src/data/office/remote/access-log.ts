import * as v from "valibot";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";
import { instantMs } from "./wire-time.ts";

const SHOWN = 10;

const ListSchema = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      actor: v.string(),
      what: v.string(),
      rows: v.number(),
      at: v.string(),
    }),
  ),
});

/** Somebody took personal data out of the site, or erased them; `atMs`: UTC. */
export interface AccessNote {
  readonly id: string;
  readonly actor: string;
  readonly what: string;
  readonly rows: number;
  readonly atMs: number;
}

/** The newest entries of the access log. */
export function loadAccessLog(signal: AbortSignal): Promise<readonly AccessNote[]> {
  return remoteCall(async () => {
    const options = { sort: "-at", skipTotal: true, signal };
    const answer = await pocketbase.collection("access_log").getList(1, SHOWN, options);
    return v
      .parse(ListSchema, answer)
      .items.map(({ at, ...note }) => ({ ...note, atMs: instantMs(at) ?? 0 }));
  });
}
