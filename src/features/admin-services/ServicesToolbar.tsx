import { NativeSelect, TextInput } from "@mantine/core";
import { TRANSFER_TYPES } from "#domain/catalogue/service/rules.ts";
import { TOUR_CATEGORIES } from "#domain/catalogue/tour.ts";
import { OfficeIcon } from "#ui/OfficeIcon.tsx";
import styles from "./ServicesPage.module.css";
import type { ServiceSearch } from "./search.ts";

interface ServicesToolbarProps {
  readonly search: ServiceSearch;
  readonly onChange: (change: Partial<ServiceSearch>) => void;
}

const withAll = (label: string, values: readonly string[]) => [
  { value: "all", label },
  ...values.map((value) => ({ value, label: value })),
];
const CATEGORIES = withAll("All categories", TOUR_CATEGORIES);
const TYPES = withAll("All types", TRANSFER_TYPES);

/** Search by name over both lists, and a filter for each. */
export function ServicesToolbar({ search, onChange }: ServicesToolbarProps) {
  return (
    <search className={styles.toolbar}>
      <TextInput
        className={styles.searchBox}
        type="search"
        label="Search services"
        placeholder="Name"
        leftSection={<OfficeIcon name="search" />}
        value={search.q}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
      />
      <NativeSelect
        label="Tour category"
        data={CATEGORIES}
        value={search.category}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
      />
      <NativeSelect
        label="Transfer type"
        data={TYPES}
        value={search.type}
        onChange={(event) => onChange({ type: event.currentTarget.value })}
      />
    </search>
  );
}
