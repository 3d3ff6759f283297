import { STATUS_CHOICES, TYPE_CHOICES } from "#ui/office/booking-filters.ts";
import { type Choice, FilterBar, FilterSelect } from "#ui/office/FilterBar.tsx";
import type { DashboardSearch } from "./search.ts";

interface DashboardFiltersProps {
  readonly search: DashboardSearch;
  readonly onChange: (change: Partial<DashboardSearch>) => void;
}

const RANGE_CHOICES: readonly Choice<DashboardSearch["range"]>[] = [
  { value: "7days", label: "Last 7 days" },
  { value: "30days", label: "Last 30 days" },
  { value: "3months", label: "Last 3 months" },
  { value: "12months", label: "Last 12 months" },
  { value: "all", label: "All time" },
];

/** Which bookings the cards count. */
export function DashboardFilters({ search, onChange }: DashboardFiltersProps) {
  return (
    <FilterBar>
      <FilterSelect
        label="Time range"
        choices={RANGE_CHOICES}
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
