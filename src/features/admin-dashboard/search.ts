import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/status.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { Choice } from "#ui/office/FilterBar.tsx";
import { oneOf } from "#ui/search-params.ts";

/** SPEC §2, admin dashboard; relative to now (§9). */
const DASHBOARD_RANGES = ["7days", "30days", "3months", "12months", "all"] as const;
type DashboardRange = (typeof DASHBOARD_RANGES)[number];

/** Which bookings the cards count, as it stands in the address. */
export interface DashboardSearch {
  readonly range: DashboardRange;
  readonly status: BookingStatus | "all";
  readonly type: ItemType | "all";
}

/** The ranges in words. */
export const RANGE_CHOICES: readonly Choice<DashboardRange>[] = [
  { value: "7days", label: "Last 7 days" },
  { value: "30days", label: "Last 30 days" },
  { value: "3months", label: "Last 3 months" },
  { value: "12months", label: "Last 12 months" },
  { value: "all", label: "All time" },
];

export const DASHBOARD_SEARCH_DEFAULTS: DashboardSearch = {
  range: "30days",
  status: "all",
  type: "all",
};

/** The route's search schema; what is unknown becomes the default. */
export function parseDashboardSearch(raw: Readonly<Record<string, unknown>>): DashboardSearch {
  const defaults = DASHBOARD_SEARCH_DEFAULTS;
  return {
    range: oneOf(DASHBOARD_RANGES, raw.range) ?? defaults.range,
    status: oneOf(["all", ...BOOKING_STATUSES], raw.status) ?? defaults.status,
    type: oneOf(["all", "tour", "transfer"], raw.type) ?? defaults.type,
  };
}
