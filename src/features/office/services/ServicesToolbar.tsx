import { TRANSFER_TYPES } from "#domain/catalogue/service/rules.ts";
import { TOUR_CATEGORIES } from "#domain/catalogue/tour.ts";
import * as words from "#messages/office/services/list.ts";
import { FilterBar, FilterSelect, SearchBox } from "#ui/office/lists/FilterBar.tsx";
import { choiceWords } from "./layout.ts";
import type { ServiceSearch } from "./search.ts";

interface ServicesToolbarProps {
  readonly search: ServiceSearch;
  readonly onChange: (change: Partial<ServiceSearch>) => void;
}

const withAll = (label: string, values: readonly string[]) => [
  { value: "all", label },
  ...values.map((value) => ({ value, label: choiceWords(value) })),
];
const CATEGORIES = withAll(words.allCategories, TOUR_CATEGORIES);
const TYPES = withAll(words.allTypes, TRANSFER_TYPES);

/** Search by name over both lists, and a filter for each. */
export function ServicesToolbar({ search, onChange }: ServicesToolbarProps) {
  return (
    <FilterBar>
      <SearchBox
        label={words.searchServices}
        placeholder={words.placeholder}
        value={search.q}
        onChange={(q) => onChange({ q })}
      />
      <FilterSelect
        label={words.tourCategory}
        choices={CATEGORIES}
        value={search.category}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        label={words.transferType}
        choices={TYPES}
        value={search.type}
        onChange={(type) => onChange({ type })}
      />
    </FilterBar>
  );
}
