import { Button } from "@mantine/core";
import { useEffect } from "react";
import { formatLongDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import { totalsOf } from "#domain/booking/run-sheet.ts";
import { OfficeIcon } from "#ui/OfficeIcon.tsx";
import { EmptyFace, LoadingFace } from "#ui/office/ListFace.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
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
  /** To the desk, for guests who walk in. */
  readonly onNewBooking: () => void;
}

/** The run sheet: who sets out when, who is there, and what they owe. */
export default function TodayPage({ search, onSearch, onNewBooking }: TodayPageProps) {
  const sheet = useRunSheet(search.day);
  const day = search.day || sheet.today;
  const open = sheet.bookings.find(({ id }) => id === search.id) ?? null;
  const next = sheet.departures?.find(({ hasLeft }) => !hasLeft);
  useScrollTo(open?.id);
  const show = ({ id, date }: OfficeBooking) =>
    onSearch({ day: date === sheet.today ? "" : date, id });

  return (
    <OfficePage
      title="Today"
      lead={`${formatLongDay(day)} – ${totalsWords(totalsOf(sheet.bookings))}`}
      actions={
        <>
          <Button
            variant="outline"
            leftSection={<OfficeIcon name="print" />}
            onClick={() => print()}
          >
            Print
          </Button>
          <Button leftSection={<OfficeIcon name="add" />} onClick={onNewBooking}>
            New Booking
          </Button>
        </>
      }
    >
      <div className={styles.ways}>
        <FindBooking onFound={show} />
        <DayTabs
          day={day}
          today={sheet.today}
          bookings={sheet.counted}
          onDay={(chosen) => onSearch({ day: chosen, id: "" })}
        />
      </div>
      <div className={styles.sheet} data-open={open !== null || undefined}>
        <div className={styles.departures} aria-busy={sheet.departures === null}>
          {sheet.departures === null && <LoadingFace words="Loading the run sheet..." rows={4} />}
          {sheet.departures?.length === 0 && (
            <EmptyFace title="Nobody sets out on this day">
              <p>Bookings for this day stand here as soon as they are made.</p>
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
            />
          ))}
        </div>
        {open && <Details booking={open} onClose={() => onSearch({ ...search, id: "" })} />}
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
