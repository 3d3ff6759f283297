import { REPORT_RANGES, type ReportRange } from "#domain/report/ranges.ts";
import { searchWords } from "#ui/browser/search-params.ts";
import { type BookingSelection, parseSelection } from "#ui/office/lists/booking-selection.ts";

/** Which bookings the overview counts. */
export type Selection = BookingSelection<ReportRange>;

/** What a report is made of, as it stands in the address. */
export interface ReportSearch extends Selection {
  /** `travel 2026-11-01 2026-11-30`: the report of money by that date, of these days; empty for the overview. */
  readonly money: string;
}

export const REPORT_SEARCH_DEFAULTS: ReportSearch = {
  range: "all",
  status: "all",
  type: "all",
  money: "",
};

/** The route's search schema, which the office's first load holds: what money is asked for is read with its report. */
export const parseReportSearch = (raw: Readonly<Record<string, unknown>>): ReportSearch => ({
  ...parseSelection(raw, REPORT_RANGES, REPORT_SEARCH_DEFAULTS),
  money: searchWords(raw.money) ?? "",
});
