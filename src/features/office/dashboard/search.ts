import { DASHBOARD_RANGES, type DashboardRange } from "#domain/report/ranges.ts";
import { type BookingSelection, parseSelection } from "#ui/office/lists/booking-selection.ts";

/** Which bookings the cards count, as it stands in the address. */
export type DashboardSearch = BookingSelection<DashboardRange>;

export const DASHBOARD_SEARCH_DEFAULTS: DashboardSearch = {
  range: "30days",
  status: "all",
  type: "all",
};

/** The route's search schema. */
export const parseDashboardSearch = (raw: Readonly<Record<string, unknown>>): DashboardSearch =>
  parseSelection(raw, DASHBOARD_RANGES, DASHBOARD_SEARCH_DEFAULTS);
