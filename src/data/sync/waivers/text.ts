import * as v from "valibot";
import { localDatabase } from "#data/local/database.ts";
import { inTime } from "#data/local/in-time.ts";
import { request } from "#data/remote/request.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { WaiverText } from "#domain/waivers/text.ts";
import { hashOfText } from "./hash.ts";

const TIME_LIMIT_MS = 20_000;
const TextSchema = v.object({ language: v.picklist(LANGUAGES), text: v.string() });
/** Beside the site, as departures are: a table of their own would be another version of the database. */
const table = () => localDatabase().table<unknown, string>("site");
const keyOf = (hash: string) => `waiver/${hash}`;

/**
 * The text of a hash, as this device keeps it or the server tells it: it never changes. Null where neither has it. What
 * came under a hash that is not its own is none.
 */
export async function waiverText(hash: string): Promise<WaiverText | null> {
  const kept = v.safeParse(TextSchema, await inTime(table().get(keyOf(hash))).catch(() => null));
  if (kept.success) return kept.output;
  const { status, body } = await request(`/api/waivers/${hash}`, {
    ...{ method: "GET", timeLimitMs: TIME_LIMIT_MS },
  });
  const told = status === 200 ? v.safeParse(TextSchema, body) : null;
  if (!told?.success || (await hashOfText(told.output)) !== hash) return null;
  // without storage it is there online only
  await inTime(table().put(told.output, keyOf(hash))).catch(() => {});
  return told.output;
}
