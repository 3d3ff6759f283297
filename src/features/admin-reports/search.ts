import { type BookingSelection, parseSelection } from "#ui/office/booking-selection.ts";
import type { Choice } from "#ui/office/FilterBar.tsx";

/** SPEC §2 and §9, admin reports. */
const REPORT_RANGES = ["all", "7d", "30d", "3m", "12m", "ytd"] as const;
type ReportRange = (typeof REPORT_RANGES)[number];

/** Which bookings a report is made of, as it stands in the address. */
export type ReportSearch = BookingSelection<ReportRange>;

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

/** The route's search schema. */
export const parseReportSearch = (raw: Readonly<Record<string, unknown>>): ReportSearch =>
  parseSelection(raw, REPORT_RANGES, REPORT_SEARCH_DEFAULTS);
