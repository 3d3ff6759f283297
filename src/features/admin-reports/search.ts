import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/status.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { Choice } from "#ui/office/FilterBar.tsx";
import { oneOf } from "#ui/search-params.ts";

/** SPEC §2 and §9, admin reports. */
const REPORT_RANGES = ["all", "7d", "30d", "3m", "12m", "ytd"] as const;
type ReportRange = (typeof REPORT_RANGES)[number];

/** Which bookings a report is made of, as it stands in the address. */
export interface ReportSearch {
  readonly range: ReportRange;
  readonly status: BookingStatus | "all";
  readonly type: ItemType | "all";
}

/** The ranges in words. */
export const RANGE_CHOICES: readonly Choice<ReportRange>[] = [
  { value: "all", label: "All time" },
  { value: "7d", label: "Last 7 days" },
  { value: "30d", label: "Last 30 days" },
  { value: "3m", label: "Last 3 months" },
  { value: "12m", label: "Last 12 months" },
  { value: "ytd", label: "Year to date" },
];

export const REPORT_SEARCH_DEFAULTS: ReportSearch = { range: "all", status: "all", type: "all" };

/** The route's search schema; what is unknown becomes the default. */
export function parseReportSearch(raw: Readonly<Record<string, unknown>>): ReportSearch {
  const defaults = REPORT_SEARCH_DEFAULTS;
  return {
    range: oneOf(REPORT_RANGES, raw.range) ?? defaults.range,
    status: oneOf(["all", ...BOOKING_STATUSES], raw.status) ?? defaults.status,
    type: oneOf(["all", "tour", "transfer"], raw.type) ?? defaults.type,
  };
}
