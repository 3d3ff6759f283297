import { Button } from "@mantine/core";
import { useEffect } from "react";
import { type BelizeDay, formatLongDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { totalsOf } from "#domain/booking/run-sheet.ts";
import * as heads from "#messages/office/heads.ts";
import * as words from "#messages/office/today.ts";
import { EmptyFace, FailedFace, LoadingFace } from "#ui/office/lists/ListFace.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { shortDay } from "#ui/office/short-dates.ts";
import { DayField } from "./DayField.tsx";
import dayStyles from "./DayTabs.module.css";
import { DayTabs } from "./DayTabs.tsx";
import { DepartureSection, totalsWords } from "./DepartureSection.tsx";
import { Details } from "./Details.tsx";
import { FindBooking } from "./FindBooking.tsx";
import type { TodaySearch } from "./search.ts";
import styles from "./TodayPage.module.css";
import { useRunSheet } from "./use-run-sheet.ts";

interface TodayPageProps {
  readonly search: TodaySearch;
  readonly onSearch: (search: TodaySearch) => void;
  readonly onEdit: (booking: OfficeBooking) => void;
  /** To the desk, for guests who walk in. */
  readonly onNewBooking: () => void;
}

/** The run sheet: who sets out when, who is there, and what they owe. */
export default function TodayPage({ search, onSearch, onEdit, onNewBooking }: TodayPageProps) {
  const sheet = useRunSheet(search.day);
  const day = search.day || sheet.today;
  const open = sheet.bookings.find(({ id }) => id === search.id) ?? null;
  const next = sheet.departures?.find(({ time, hasLeft }) => time !== "" && !hasLeft);
  const choose = (chosen: BelizeDay) =>
    onSearch({ day: chosen === sheet.today ? "" : chosen, id: "" });
  useScrollTo(open?.id);
  const show = ({ id, date }: OfficeBooking) =>
    onSearch({ day: date === sheet.today ? "" : date, id });
  const close = (id: string) => {
    onSearch({ ...search, id: "" });
    // the button that closes goes too
    document.getElementById(`booking-${id}`)?.querySelector("button")?.focus();
  };

  return (
    <OfficePage
      title={heads.today}
      printTitle={words.runSheet(formatLongDay(day))}
      lead={
        <>
          <span className="screen-only">{formatLongDay(day)}</span>
          {sheet.departures && (
            <>
              <span className="screen-only"> – </span>
              {totalsWords(totalsOf(sheet.bookings))}
            </>
          )}
        </>
      }
      actions={
        <>
          <Button
            variant="outline"
            leftSection={<OfficeIcon name="print" />}
            onClick={() => print()}
          >
            {words.print}
          </Button>
          <Button leftSection={<OfficeIcon name="add" />} onClick={onNewBooking}>
            {words.newBooking}
          </Button>
        </>
      }
    >
      <div className={`${styles.ways} screen-only`}>
        <FindBooking onFound={show} />
        <div className={dayStyles.choice}>
          <DayTabs
            day={day}
            isKnown={sheet.departures !== null}
            today={sheet.today}
            bookings={sheet.counted}
            onDay={choose}
          />
          <DayField day={day} onDay={choose} />
        </div>
      </div>
      <div className={styles.sheet} data-open={open !== null || undefined}>
        <div className={styles.departures} aria-busy={sheet.departures === null && !sheet.far}>
          {sheet.departures === null &&
            (sheet.far ? (
              <FailedFace
                title={words.notHere}
                message={words.keeps(shortDay(sheet.far.span.from), shortDay(sheet.far.span.to))}
                onRetry={sheet.far.ask}
              />
            ) : (
              <LoadingFace words={words.loading} rows={4} />
            ))}
          {sheet.departures?.length === 0 && (
            <EmptyFace title={words.nobody}>
              <p>{words.howTheyCome}</p>
            </EmptyFace>
          )}
          {sheet.departures?.map((departure) => (
            <DepartureSection
              key={departure.key}
              departure={departure}
              acts={sheet.acts}
              isNext={departure === next && day === sheet.today}
              openId={open?.id ?? ""}
              onOpen={(id) => onSearch({ ...search, id })}
              onEdit={onEdit}
            />
          ))}
        </div>
        {open && <Details booking={open} onClose={() => close(open.id)} />}
      </div>
    </OfficePage>
  );
}

/** What was found is brought into view. */
function useScrollTo(id: string | undefined): void {
  useEffect(() => {
    if (id) document.getElementById(`booking-${id}`)?.scrollIntoView({ block: "nearest" });
  }, [id]);
}
