import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { actingName } from "#data/office/sync/acts.ts";
import { refreshOffice } from "#data/office/sync/refresh.ts";
import type { OwnTill } from "#data/office/sync/takings.ts";
import { belizeDay, formatLongDay } from "#domain/belize-date.ts";
import { daysOf, instantOf } from "#domain/cash-up/cash-up.ts";
import * as heads from "#messages/office/heads.ts";
import * as words from "#messages/office/money/cash-up.ts";
import { FilterBar, FilterSelect } from "#ui/office/lists/FilterBar.tsx";
import { FailedFace, LoadingFace } from "#ui/office/lists/ListFace.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./CashUpPage.module.css";
import { CashUpSheet } from "./CashUpSheet.tsx";
import { EarlierCashUps } from "./EarlierCashUps.tsx";
import { OpenTakings } from "./OpenTakings.tsx";
import type { CashUpSearch } from "./search.ts";
import { useTill } from "./use-till.ts";

interface CashUpPageProps {
  readonly search: CashUpSearch;
  readonly onSearch: (search: CashUpSearch) => void;
}

/** What somebody has taken, counted against what should be there, and signed off; the sheet of it on paper. */
export default function CashUpPage({ search, onSearch }: CashUpPageProps) {
  const username = actingName();
  const { till, people, failure, isLoading, reload } = useTill(search.person);
  const sheet = till?.cashUps.find(({ id }) => id === search.id);
  const day = sheet ? belizeDay(instantOf(sheet.counted_at)) : search.day || belizeDay(Date.now());
  const name = till?.person.name ?? "";
  const change = (part: Partial<CashUpSearch>) => onSearch({ ...search, ...part });
  const onSigned = (id: string) => {
    onSearch({ person: search.person, day: "", id });
    lookAgain();
  };
  /** One's own are known on this device. */
  const lookAgain = () => (search.person ? reload() : void refreshOffice());
  return (
    <OfficePage
      title={heads.cashUp}
      printTitle={words.sheetOf(name, formatLongDay(day))}
      lead={<span className="screen-only">{words.lead}</span>}
      actions={
        <Button variant="outline" leftSection={<OfficeIcon name="print" />} onClick={() => print()}>
          {words.print}
        </Button>
      }
    >
      <div className={styles.sheet}>
        {search.id ? (
          <Link
            to="/admin/cash-up"
            search={{ person: search.person }}
            className={`${styles.alone} screen-only`}
          >
            {words.toTheTakings}
          </Link>
        ) : (
          <FilterBar>
            <FilterSelect
              label={words.whose}
              choices={[
                { value: "", label: words.mine(username) },
                ...people
                  .filter((one) => one.name !== username)
                  .map((one) => ({ value: one.id, label: one.name })),
              ]}
              value={search.person}
              onChange={(person) => onSearch({ person, day: "", id: "" })}
            />
            {till && <DaySelect till={till} day={search.day} onDay={(day) => change({ day })} />}
          </FilterBar>
        )}
        {failure !== null && (
          <FailedFace title={words.notLoaded} message={failure} onRetry={reload} />
        )}
        {failure === null && isLoading && <LoadingFace words={words.loading} />}
        {till && search.id && !sheet && <Notice tone="warning" title={words.unknown} />}
        {sheet && <CashUpSheet cashUp={sheet} />}
        {till && !search.id && (
          <OpenTakings
            key={`${till.person.id} ${search.day}`}
            {...{ till, username, onSigned }}
            onRefused={lookAgain}
            day={search.day}
          />
        )}
        {till && !search.id && <EarlierCashUps cashUps={till.cashUps} person={search.person} />}
      </div>
    </OfficePage>
  );
}

interface DaySelectProps {
  readonly till: OwnTill;
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** Where more than one day waits to be counted. */
function DaySelect({ till, day, onDay }: DaySelectProps) {
  const days = daysOf(till.open);
  if (days.length < 2 && !day) return null;
  const shown = day && !days.includes(day) ? [...days, day].sort() : days;
  return (
    <FilterSelect
      label={words.which}
      choices={[
        { value: "", label: words.allDays },
        ...shown.map((value) => ({ value, label: formatLongDay(value) })),
      ]}
      value={day}
      onChange={onDay}
    />
  );
}
