import { STATUS_CHOICES, TYPE_CHOICES } from "#ui/office/booking-filters.ts";
import { type Choice, FilterBar, FilterSelect } from "#ui/office/FilterBar.tsx";
import type { ReportSearch } from "./search.ts";

interface ReportFiltersProps {
  readonly search: ReportSearch;
  readonly onChange: (change: Partial<ReportSearch>) => void;
}

const RANGE_CHOICES: readonly Choice<ReportSearch["range"]>[] = [
  { value: "all", label: "All time" },
  { value: "7d", label: "Last 7 days" },
  { value: "30d", label: "Last 30 days" },
  { value: "3m", label: "Last 3 months" },
  { value: "12m", label: "Last 12 months" },
  { value: "ytd", label: "Year to date" },
];

/** Which bookings the report is made of. */
export function ReportFilters({ search, onChange }: ReportFiltersProps) {
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

/** The same as words, for paper. */
export function selectionWords({ range, status, type }: ReportSearch): string {
  const label = (choices: readonly Choice<string>[], value: string) =>
    choices.find((choice) => choice.value === value)?.label;
  return [
    label(RANGE_CHOICES, range),
    label(STATUS_CHOICES, status),
    label(TYPE_CHOICES, type),
  ].join(" · ");
}
