import { REPORT_RANGES, type ReportRange } from "#domain/report/ranges.ts";
import { type BookingSelection, parseSelection } from "#ui/office/lists/booking-selection.ts";

/** Which bookings a report is made of, as it stands in the address. */
export type ReportSearch = BookingSelection<ReportRange>;

export const REPORT_SEARCH_DEFAULTS: ReportSearch = { range: "all", status: "all", type: "all" };

/** The route's search schema. */
export const parseReportSearch = (raw: Readonly<Record<string, unknown>>): ReportSearch =>
  parseSelection(raw, REPORT_RANGES, REPORT_SEARCH_DEFAULTS);
