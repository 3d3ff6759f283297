import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { downloadPayments, downloadReport } from "#data/office/remote/csv.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { REPORT_RANGES } from "#domain/report/ranges.ts";
import * as heads from "#messages/office/heads.ts";
import * as words from "#messages/office/reports.ts";
import { BookingFilters } from "#ui/office/lists/BookingFilters.tsx";
import { ExportButton } from "#ui/office/lists/ExportButton.tsx";
import { EmptyFace, FailedFace, LoadingFace, NoMatchFace } from "#ui/office/lists/ListFace.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { ReportCards } from "./ReportCards.tsx";
import { ReportCharts } from "./ReportCharts.tsx";
import { ReportRows } from "./ReportRows.tsx";
import styles from "./ReportsPage.module.css";
import type { ReportProps } from "./ReportsPage.tsx";
import { SeatTables } from "./SeatTables.tsx";
import { REPORT_SEARCH_DEFAULTS, type ReportSearch, type Selection } from "./search.ts";
import { selectionWords } from "./selection-words.ts";
import { TurnedAwayTable } from "./TurnedAwayTable.tsx";
import { useReport } from "./use-report.ts";

interface OverviewProps extends ReportProps {
  readonly tabs: ReactNode;
}

/** What the bookings add up to: on the screen, on paper, in a spreadsheet. */
export function Overview({ search: { money, ...search }, onSearch, tabs }: OverviewProps) {
  const { answer: report, failure, isFetching, reload } = useReport(search);
  const change = (part: Partial<Selection>) => onSearch({ ...search, money, ...part });
  return (
    <OfficePage
      title={heads.reports}
      lead={words.lead}
      actions={
        <>
          <Button
            variant="outline"
            leftSection={<OfficeIcon name="print" />}
            onClick={() => window.print()}
          >
            {words.print}
          </Button>
          <ExportButton
            fileName="bookings"
            load={() => downloadReport(search)}
            failureWords={failureWords}
          >
            {words.exportReport}
          </ExportButton>
          <ExportButton
            fileName="payments"
            load={() => downloadPayments({ range: search.range })}
            failureWords={failureWords}
          >
            {words.exportPayments}
          </ExportButton>
        </>
      }
    >
      {tabs}
      <BookingFilters ranges={REPORT_RANGES} search={search} onChange={change} />
      <p className={styles.selection}>{selectionWords(search)}</p>
      <ReportCards report={report} isBusy={isFetching} hasFailed={failure !== null} />
      {failure !== null && (
        <FailedFace title={words.notLoaded} message={failure} onRetry={reload} />
      )}
      {failure === null && report === null && <LoadingFace words={words.loading} />}
      {report && report.bookings > 0 && <ReportCharts report={report} isBusy={isFetching} />}
      {report?.seats && <SeatTables seats={report.seats} search={search} isBusy={isFetching} />}
      {report?.turnedAway && <TurnedAwayTable rows={report.turnedAway} isBusy={isFetching} />}
      {report && report.bookings > 0 && <ReportRows report={report} isBusy={isFetching} />}
      {report?.bookings === 0 && <NothingFace search={search} onChange={change} />}
    </OfficePage>
  );
}

interface NothingFaceProps {
  readonly search: Selection;
  readonly onChange: (change: Partial<ReportSearch>) => void;
}

function NothingFace({ search, onChange }: NothingFaceProps) {
  const { range, status, type } = search;
  if (range === "all" && status === "all" && type === "all") {
    return (
      <EmptyFace title={words.noneYet}>
        <p>{words.howTheyCome}</p>
      </EmptyFace>
    );
  }
  return (
    <NoMatchFace
      words={words.noMatch}
      action={words.clearFilters}
      onAction={() => onChange(REPORT_SEARCH_DEFAULTS)}
    />
  );
}
