import { type BookingSelection, parseSelection } from "#ui/office/booking-selection.ts";
import type { Choice } from "#ui/office/FilterBar.tsx";

/** SPEC §2, admin dashboard; relative to now (§9). */
const DASHBOARD_RANGES = ["7days", "30days", "3months", "12months", "all"] as const;
type DashboardRange = (typeof DASHBOARD_RANGES)[number];

/** Which bookings the cards count, as it stands in the address. */
export type DashboardSearch = BookingSelection<DashboardRange>;

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

/** The route's search schema. */
export const parseDashboardSearch = (raw: Readonly<Record<string, unknown>>): DashboardSearch =>
  parseSelection(raw, DASHBOARD_RANGES, DASHBOARD_SEARCH_DEFAULTS);
