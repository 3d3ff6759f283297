import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { type BelizeDay, formatLongDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { type Departure, namesOf, totalsOf } from "#domain/booking/run-sheet/run-sheet.ts";
import { departureKey } from "#domain/departures/key.ts";
import * as heads from "#messages/office/heads.ts";
import * as words from "#messages/office/today.ts";
import { DayField } from "#ui/office/forms/DayField.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import dayStyles from "./DayTabs.module.css";
import { DayTabs } from "./DayTabs.tsx";
import { totalsWords } from "./DepartureHead.tsx";
import { Departures } from "./Departures.tsx";
import { Details } from "./Details.tsx";
import { FindBooking } from "./FindBooking.tsx";
import type { TodaySearch } from "./search.ts";
import styles from "./TodayPage.module.css";
import { useRunSheet } from "./use-run-sheet.ts";
import { WriteButton } from "./writing/WriteButton.tsx";

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
  const isOne = search.departure !== "";
  const shown = isOne ? named(sheet.departures, search.departure) : sheet.departures;
  const choose = (chosen: BelizeDay) =>
    onSearch({ day: chosen === sheet.today ? "" : chosen, departure: "", id: "" });
  useScrollTo(open?.id);
  const show = ({ id, date }: OfficeBooking) =>
    onSearch({ day: date === sheet.today ? "" : date, departure: "", id });
  const close = (id: string) => {
    onSearch({ ...search, id: "" });
    // the button that closes goes too
    document.getElementById(`booking-${id}`)?.querySelector("button")?.focus();
  };

  return (
    <OfficePage
      title={isOne ? words.manifest : heads.today}
      printTitle={(isOne ? words.manifestHead : words.runSheet)(formatLongDay(day))}
      lead={
        <>
          <span className="screen-only">{formatLongDay(day)}</span>
          {sheet.departures && !isOne && (
            <>
              <span className="screen-only"> – </span>
              {totalsWords(totalsOf(sheet.bookings))}
            </>
          )}
        </>
      }
      actions={
        <>
          {shown && <WriteButton departures={shown} company={sheet.company} />}
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
      {isOne ? (
        <Link to="/admin/today" search={{ day }} className={`${styles.alone} screen-only`}>
          {words.wholeDay}
        </Link>
      ) : (
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
            <DayField label={words.anyDay} className={dayStyles.any} day={day} onDay={choose} />
          </div>
        </div>
      )}
      <div className={styles.sheet} data-open={open !== null || undefined}>
        <Departures
          sheet={sheet}
          departures={shown}
          isOne={isOne}
          isToday={day === sheet.today}
          openId={open?.id ?? ""}
          onOpen={(id) => onSearch({ ...search, id })}
          onEdit={onEdit}
        />
        {open && <Details booking={open} onClose={() => close(open.id)} />}
      </div>
    </OfficePage>
  );
}

/** The one that an address means: bookings for a service's usual time may be stored under none. */
const named = (departures: readonly Departure[] | null, key: string) =>
  departures?.filter(
    (one) => one.key === key || namesOf(one).some((name) => departureKey(name) === key),
  ) ?? null;

/** What was found is brought into view. */
function useScrollTo(id: string | undefined): void {
  useEffect(() => {
    if (id) document.getElementById(`booking-${id}`)?.scrollIntoView({ block: "nearest" });
  }, [id]);
}
