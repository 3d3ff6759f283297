import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import * as list from "#messages/office/services/list.ts";
import { EmptyFace, LoadingFace, NoMatchFace } from "#ui/office/lists/ListFace.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { shownServices } from "./columns.ts";
import { ServiceCards } from "./ServiceCards.tsx";
import styles from "./ServicesPage.module.css";
import { ServiceTable } from "./ServiceTable.tsx";
import { SERVICE_SEARCH_DEFAULTS, type ServiceSearch } from "./search.ts";

const ROOM_FOR_COLUMNS = "(min-width: 58rem)";

export interface ServiceActions {
  readonly onEdit: (service: ServiceSummary) => void;
  readonly onDelete: (service: ServiceSummary) => void;
}

interface ServiceSectionProps extends ServiceActions {
  readonly type: ItemType;
  /** Null while they are being fetched. */
  readonly services: readonly ServiceSummary[] | null;
  readonly search: ServiceSearch;
  readonly onChange: (change: Partial<ServiceSearch>) => void;
  readonly onNew: () => void;
}

/** One of the two lists with its button for a new entry. */
export function ServiceSection(props: ServiceSectionProps) {
  const { type, services, search, onChange, onNew, onEdit, onDelete } = props;
  const hasColumns = useMediaQuery(ROOM_FOR_COLUMNS, true, { getInitialValueInEffect: false });
  const words = list.types[type];
  const items = services && shownServices(services, type, search);
  const rows = { type, items: items ?? [], search, onChange, onEdit, onDelete };
  return (
    <section className={styles.section} aria-labelledby={`${type}s-title`}>
      <header className={styles.head}>
        <h2 id={`${type}s-title`} className={styles.subtitle}>
          {words.many}
          {items && <span className={styles.count}>{items.length}</span>}
        </h2>
        <Button variant="outline" leftSection={<OfficeIcon name="add" />} onClick={onNew}>
          {words.add}
        </Button>
      </header>
      <div className={styles.list}>
        {!items ? (
          <LoadingFace words={words.loading} rows={5} />
        ) : services?.length === 0 ? (
          <EmptyFace title={words.noneYet}>
            <p>{list.addFirst}</p>
          </EmptyFace>
        ) : items.length === 0 ? (
          <NoMatchFace
            words={words.noMatch}
            action={list.clearFilters}
            onAction={() => onChange(SERVICE_SEARCH_DEFAULTS)}
          />
        ) : hasColumns ? (
          <ServiceTable {...rows} />
        ) : (
          <ServiceCards {...rows} />
        )}
      </div>
    </section>
  );
}
