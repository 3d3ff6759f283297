import type { DashboardRange, ReportRange } from "#domain/report/ranges.ts";
import * as words from "#messages/office/parts.ts";
import * as rangeWords from "#messages/office/ranges.ts";
import { STATUS_CHOICES, TYPE_CHOICES } from "./booking-filters.ts";
import type { BookingSelection } from "./booking-selection.ts";
import { FilterBar, FilterSelect } from "./FilterBar.tsx";

interface BookingFiltersProps<Range extends DashboardRange | ReportRange> {
  readonly ranges: readonly Range[];
  readonly search: BookingSelection<Range>;
  readonly onChange: (change: Partial<BookingSelection<Range>>) => void;
}

/** Which bookings the figures of a page are made of. */
export function BookingFilters<Range extends DashboardRange | ReportRange>(
  props: BookingFiltersProps<Range>,
) {
  const { ranges, search, onChange } = props;
  return (
    <FilterBar>
      <FilterSelect
        label={words.timeRange}
        choices={ranges.map((range) => ({ value: range, label: rangeWords.ranges[range] }))}
        value={search.range}
        onChange={(range) => onChange({ range })}
      />
      <FilterSelect
        label={words.status}
        choices={STATUS_CHOICES}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label={words.serviceType}
        choices={TYPE_CHOICES}
        value={search.type}
        onChange={(type) => onChange({ type })}
      />
    </FilterBar>
  );
}
