import type { BelizeDay } from "../belize-date.ts";
import { monthsBefore } from "../site/retention.ts";

/**
 * For so long after the day of travel somebody can still be sued for what happened on it (in Belize six years, and one
 * until a claim is served): a signed waiver is kept for that, also of a guest who is erased.
 */
const WAIVER_YEARS = 7;

/** The first day of travel whose waivers are still kept. */
export const claimsSince = (today: BelizeDay): string => monthsBefore(today, 12 * WAIVER_YEARS);
