import { numberOf } from "../office/sql.ts";
import { storeOf } from "../pocketbase/store.ts";

const VERSION_KEY = "siteVersion";
const HOURS_KEY = "policyHours";

/**
 * Hours before the departure until which changing and cancelling are free, as the operator has set them: read once for
 * all engines after each change of the site, since each booking that is stored asks for them.
 */
export function policyHours(app: pb.App): number {
  const store = storeOf(app);
  const mark = `${store.get(VERSION_KEY) ?? 0} `;
  const kept = `${store.get(HOURS_KEY) ?? ""}`;
  if (kept.startsWith(mark)) return Number(kept.slice(mark.length));
  const hours = numberOf(app, "SELECT policy_hours AS value FROM settings");
  store.set(HOURS_KEY, mark + hours);
  return hours;
}
