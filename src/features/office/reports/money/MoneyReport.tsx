import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { downloadPayments, downloadPriceLines } from "#data/office/remote/csv.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import type { Days } from "#domain/report/money.ts";
import * as heads from "#messages/office/heads.ts";
import * as words from "#messages/office/money/reports-of-money.ts";
import * as reports from "#messages/office/reports.ts";
import { ExportButton } from "#ui/office/lists/ExportButton.tsx";
import { EmptyFace, FailedFace, LoadingFace } from "#ui/office/lists/ListFace.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { shortDay } from "#ui/office/short-dates.ts";
import styles from "../ReportsPage.module.css";
import type { ReportProps } from "../ReportsPage.tsx";
import { askedMoney } from "./days.ts";
import { MoneyCards } from "./MoneyCards.tsx";
import { MoneyFilters } from "./MoneyFilters.tsx";
import { SoldTables } from "./SoldTables.tsx";
import { TakenTables } from "./TakenTables.tsx";
import { useMoney } from "./use-money.ts";

interface MoneyReportProps extends ReportProps {
  readonly tabs: ReactNode;
}

/** What was sold, paid and is due by one of the two dates, and what was taken: each figure opens its bookings. */
export function MoneyReport({ search, onSearch, tabs }: MoneyReportProps) {
  const { dated, ...days } = askedMoney(search.money);
  const query = { by: dated, ...days };
  const { answer: money, failure, isFetching: isBusy, reload } = useMoney(query);
  const onDays = ({ from, until }: Days) =>
    onSearch({ ...search, money: `${dated} ${from} ${until}` });
  const when = words.days(shortDay(days.from), shortDay(days.until));
  return (
    <OfficePage
      title={heads.reports}
      lead={words.leads[dated]}
      actions={
        <>
          <Button
            variant="outline"
            leftSection={<OfficeIcon name="print" />}
            onClick={() => window.print()}
          >
            {reports.print}
          </Button>
          <ExportButton
            fileName="payments"
            load={() => downloadPayments(days)}
            failureWords={failureWords}
          >
            {reports.exportPayments}
          </ExportButton>
          <ExportButton
            fileName="price-lines"
            load={() => downloadPriceLines(query)}
            failureWords={failureWords}
          >
            {words.exportPriceLines}
          </ExportButton>
        </>
      }
    >
      {tabs}
      <MoneyFilters days={days} onDays={onDays} />
      <p className={styles.selection}>
        {words.tabs[dated]} · {when}
      </p>
      <MoneyCards {...{ dated, days, money, isBusy }} hasFailed={failure !== null} />
      {failure !== null && (
        <FailedFace title={reports.notLoaded} message={failure} onRetry={reload} />
      )}
      {failure === null && money === null && <LoadingFace words={reports.loading} />}
      {money && (
        <div className={styles.money}>
          {money.bookings.all.length > 0 && (
            <SoldTables {...{ dated, isBusy, ...days }} bookings={money.bookings} />
          )}
          {money.taken.months.length > 0 && (
            <>
              <div>
                <h2 className={styles.part}>{words.taken(when)}</h2>
                <p className="small">{words.takenNote}</p>
              </div>
              <TakenTables {...{ isBusy, ...days }} taken={money.taken} />
            </>
          )}
          {money.bookings.all.length + money.taken.months.length === 0 && (
            <EmptyFace title={words.nothing}>
              <p>{words.leads[dated]}</p>
            </EmptyFace>
          )}
        </div>
      )}
    </OfficePage>
  );
}
