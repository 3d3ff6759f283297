import * as words from "#messages/office/money/reports-of-money.ts";
import { ViewTabs } from "#ui/office/lists/ViewTabs.tsx";
import { MoneyReport } from "./money/MoneyReport.tsx";
import { Overview } from "./Overview.tsx";
import type { ReportSearch } from "./search.ts";

export interface ReportProps {
  readonly search: ReportSearch;
  readonly onSearch: (search: ReportSearch) => void;
}

/** What the bookings add up to, and their money by the day of travel or by that of booking. */
export default function ReportsPage({ search, onSearch }: ReportProps) {
  const [dated = "", ...days] = search.money.split(" ");
  const Report = dated ? MoneyReport : Overview;
  return (
    <Report
      search={search}
      onSearch={onSearch}
      tabs={
        <ViewTabs
          label={words.reports}
          views={Object.entries(words.tabs)}
          view={dated}
          // the days stand, by whichever date
          onView={(view) => onSearch({ ...search, money: view && [view, ...days].join(" ") })}
        />
      }
    />
  );
}
