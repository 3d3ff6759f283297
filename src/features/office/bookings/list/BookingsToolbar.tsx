import * as words from "#messages/office/bookings/list.ts";
import { STATUS_CHOICES } from "#ui/office/lists/booking-filters.ts";
import { FilterBar, FilterSelect, SearchBox } from "#ui/office/lists/FilterBar.tsx";
import type { BookingSearch } from "../search.ts";
import { ORDER_LABELS } from "./columns.tsx";

interface BookingsToolbarProps {
  readonly search: BookingSearch;
  /** Without column heads the order is chosen here. */
  readonly withOrder: boolean;
  readonly onChange: (change: Partial<BookingSearch>) => void;
}

const ORDER_CHOICES = ORDER_LABELS.flatMap(({ order, label }) => [
  { value: `${order} asc`, label: words.ascending(label) },
  { value: `${order} desc`, label: words.descending(label) },
]);

/** Search box and status filter. */
export function BookingsToolbar({ search, withOrder, onChange }: BookingsToolbarProps) {
  return (
    <FilterBar>
      <SearchBox
        label={words.searchBookings}
        placeholder={words.placeholder}
        value={search.q}
        onChange={(q) => onChange({ q })}
      />
      <FilterSelect
        label={words.status}
        choices={STATUS_CHOICES}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      {withOrder && (
        <FilterSelect
          label={words.sortBy}
          choices={ORDER_CHOICES}
          value={`${search.order} ${search.direction}`}
          onChange={(value) => {
            const [order, direction] = value.split(" ");
            onChange({ order, direction } as Pick<BookingSearch, "order" | "direction">);
          }}
        />
      )}
    </FilterBar>
  );
}
