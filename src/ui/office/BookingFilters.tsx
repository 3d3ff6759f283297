import { STATUS_CHOICES, TYPE_CHOICES } from "./booking-filters.ts";
import type { BookingSelection } from "./booking-selection.ts";
import { type Choice, FilterBar, FilterSelect } from "./FilterBar.tsx";

interface BookingFiltersProps<Range extends string> {
  readonly ranges: readonly Choice<Range>[];
  readonly search: BookingSelection<Range>;
  readonly onChange: (change: Partial<BookingSelection<Range>>) => void;
}

/** Which bookings the figures of a page are made of. */
export function BookingFilters<Range extends string>(props: BookingFiltersProps<Range>) {
  const { ranges, search, onChange } = props;
  return (
    <FilterBar>
      <FilterSelect
        label="Time range"
        choices={ranges}
        value={search.range}
        onChange={(range) => onChange({ range })}
      />
      <FilterSelect
        label="Status"
        choices={STATUS_CHOICES}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Service type"
        choices={TYPE_CHOICES}
        value={search.type}
        onChange={(type) => onChange({ type })}
      />
    </FilterBar>
  );
}
