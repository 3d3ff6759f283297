import * as words from "#messages/office/customers/customers.ts";
import { FilterBar, FilterSelect, SearchBox } from "#ui/office/lists/FilterBar.tsx";
import { ORDER_CHOICES } from "./columns.tsx";
import type { CustomerSearch } from "./search.ts";

interface CustomersToolbarProps {
  readonly search: CustomerSearch;
  /** Without column heads the order is chosen here. */
  readonly withOrder: boolean;
  readonly onChange: (change: Partial<CustomerSearch>) => void;
}

/** Search box and, on phones, the order. */
export function CustomersToolbar({ search, withOrder, onChange }: CustomersToolbarProps) {
  return (
    <FilterBar>
      <SearchBox
        label={words.searchCustomers}
        placeholder={words.placeholder}
        value={search.q}
        onChange={(q) => onChange({ q })}
      />
      {withOrder && (
        <FilterSelect
          label={words.sortBy}
          choices={ORDER_CHOICES}
          value={`${search.order} ${search.direction}`}
          onChange={(value) => {
            const [order, direction] = value.split(" ");
            onChange({ order, direction } as Pick<CustomerSearch, "order" | "direction">);
          }}
        />
      )}
    </FilterBar>
  );
}
