import * as v from "valibot";
import { type Objects, textIn } from "./objects.ts";

const KEY = "standby";

const ReportSchema = v.object({
  /** When it was written, ms since 1970 by its machine's clock. */
  atMs: v.number(),
  /** When all of the newest copy was last fetched and checked, likewise; 0 before the first time. */
  checkedMs: v.number(),
  /** Why the last attempt failed; empty after one that went well. */
  reason: v.string(),
  /** True where the machine has the key without which the data can't be opened. */
  hasKey: v.boolean(),
});
/** What the machine that stands by says of itself. */
export type Report = v.InferOutput<typeof ReportSchema>;

/** @returns null where nobody stands by. @throws where the bucket does not answer */
export async function readReport(objects: Objects): Promise<Report | null> {
  const text = textIn(await objects.get(KEY));
  return text === null ? null : v.parse(ReportSchema, JSON.parse(text));
}

export const writeReport = (objects: Objects, report: Report): Promise<void> =>
  objects.put(KEY, JSON.stringify(report));

/** Nobody stands by any more. */
export const endReport = (objects: Objects): Promise<void> => objects.remove(KEY);
