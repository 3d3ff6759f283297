import * as v from "valibot";
import type { Code } from "#domain/codes/code.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";

const text = v.string();
const CodeSchema = v.object({
  ...{ text, percent: v.number(), cents: v.number(), active: v.boolean() },
  ...{ booked_from: text, booked_until: text, travelled_from: text, travelled_until: text },
  items: v.array(v.custom<ItemKey>((item) => typeof item === "string")),
  ...{ uses: v.number(), uses_each: v.number(), used: v.number(), off: v.number(), version: text },
});
const ListSchema = v.object({ codes: v.array(CodeSchema) });

/** A code, how often it was used and what it has taken off so far, in US cents; `version` says which it was read as. */
export interface ListedCode extends Code {
  readonly used: number;
  readonly off: number;
  readonly version: string;
}

const PATH = "/api/office/codes";

/** All codes, those that can be used first. */
export function loadCodes(signal: AbortSignal): Promise<readonly ListedCode[]> {
  return remoteCall(async () => v.parse(ListSchema, await pocketbase.send(PATH, { signal })).codes);
}

/**
 * Stores a new code, or one that is changed. @param version of the one that was read; empty for a new one
 * @throws RemoteFailure with `fields` where the server refuses some
 */
export function saveCode(code: Code, version: string): Promise<void> {
  return remoteCall(async () => {
    await pocketbase.send(PATH, { method: "POST", body: { code, version } });
  });
}
