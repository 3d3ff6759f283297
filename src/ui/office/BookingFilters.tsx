import type { BookingStatus } from "#domain/booking/status.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { STATUS_CHOICES, TYPE_CHOICES } from "./booking-filters.ts";
import { type Choice, FilterBar, FilterSelect } from "./FilterBar.tsx";

interface Selection<Range extends string> {
  readonly range: Range;
  readonly status: BookingStatus | "all";
  readonly type: ItemType | "all";
}

interface BookingFiltersProps<Range extends string> {
  readonly ranges: readonly Choice<Range>[];
  readonly search: Selection<Range>;
  readonly onChange: (change: Partial<Selection<Range>>) => void;
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
