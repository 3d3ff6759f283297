import { numberOf } from "../office/sql.ts";
import { storeOf } from "../pocketbase/store.ts";

const VERSION_KEY = "siteVersion";
const HOURS_KEY = "policyHours";

/** Each engine's copy: each booking asks for it. */
let copy: { version: number; hours: number } | null = null;

/**
 * Hours before the departure until which changing and cancelling are free, as the operator has set them: read once for
 * all engines after each change of the site.
 */
export function policyHours(app: pb.App): number {
  const version = Number(storeOf(app).get(VERSION_KEY) ?? 0);
  if (copy?.version !== version) copy = { version, hours: sharedHours(app, version) };
  return copy.hours;
}

function sharedHours(app: pb.App, version: number): number {
  const mark = `${version} `;
  const kept = `${storeOf(app).get(HOURS_KEY) ?? ""}`;
  if (kept.startsWith(mark)) return Number(kept.slice(mark.length));
  const hours = numberOf(app, "SELECT policy_hours AS value FROM settings");
  storeOf(app).set(HOURS_KEY, mark + hours);
  return hours;
}
