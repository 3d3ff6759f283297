import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { Departure } from "#domain/booking/run-sheet/run-sheet.ts";
import * as words from "#messages/office/today.ts";
import { EmptyFace, FailedFace, LoadingFace } from "#ui/office/lists/ListFace.tsx";
import { shortDay } from "#ui/office/short-dates.ts";
import { DepartureSection } from "./DepartureSection.tsx";
import styles from "./TodayPage.module.css";
import type { RunSheet } from "./use-run-sheet.ts";

interface DeparturesProps {
  readonly sheet: RunSheet;
  /** Those that are shown: all of the day, or one. */
  readonly departures: readonly Departure[] | null;
  readonly isOne: boolean;
  /** The day is this one: one of them is next. */
  readonly isToday: boolean;
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  readonly onEdit: (booking: OfficeBooking) => void;
}

/** The sections of a run sheet, or why there are none. */
export function Departures({ sheet, departures, isOne, isToday, ...rest }: DeparturesProps) {
  const { far, acts, company, rules } = sheet;
  const next = sheet.departures?.find(({ time, hasLeft }) => time !== "" && !hasLeft);
  return (
    <div className={styles.departures} aria-busy={departures === null && !far}>
      {departures === null &&
        (far ? (
          <FailedFace
            title={words.notHere}
            message={words.keeps(shortDay(far.span.from), shortDay(far.span.to))}
            onRetry={far.ask}
          />
        ) : (
          <LoadingFace words={words.loading} rows={4} />
        ))}
      {departures?.length === 0 && (
        <EmptyFace title={isOne ? words.nobodyHere : words.nobody}>
          <p>{isOne ? words.nobodyHereText : words.howTheyCome}</p>
        </EmptyFace>
      )}
      {departures?.map((departure) => (
        <DepartureSection
          key={departure.key}
          {...{ departure, rules, acts, company }}
          isNext={departure === next && isToday}
          isAlone={isOne}
          {...rest}
        />
      ))}
    </div>
  );
}
