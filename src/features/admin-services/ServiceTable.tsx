import { Table, UnstyledButton } from "@mantine/core";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import { OfficeIcon } from "#ui/OfficeIcon.tsx";
import { COLUMNS, type ServiceColumn } from "./columns.ts";
import { NotOffered, RowButtons } from "./RowButtons.tsx";
import type { ServiceActions } from "./ServiceSection.tsx";
import styles from "./ServiceTable.module.css";
import type { ServiceOrder, ServiceSearch } from "./search.ts";
import { SERVICE_WORDS } from "./words.ts";

export interface ServiceRowsProps extends ServiceActions {
  readonly type: ItemType;
  readonly items: readonly ServiceSummary[];
  readonly search: ServiceSearch;
  readonly onChange: (change: Partial<ServiceSearch>) => void;
}

/** A list in columns, each of which sorts it. */
export function ServiceTable({ type, items, search, onChange, ...actions }: ServiceRowsProps) {
  const [name, ...columns] = COLUMNS[type];
  const wish = type === "tour" ? search.tours : search.transfers;
  const sort = (order: ServiceOrder) => {
    const next = wish === order ? `-${order}` : order;
    onChange(type === "tour" ? { tours: next } : { transfers: next });
  };
  return (
    <Table
      className={styles.table}
      highlightOnHover
      verticalSpacing="xs"
      tabularNums
      aria-label={SERVICE_WORDS[type].many}
    >
      <Table.Thead>
        <Table.Tr>
          {[name, ...columns].map((column) => (
            <SortHead key={column.order} column={column} wish={wish} onSort={sort} />
          ))}
          <Table.Th>
            <span className="visually-hidden">Actions</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((service) => (
          <Table.Tr key={service.id}>
            <Table.Th scope="row" className={styles.name}>
              {name.text(service)}
              <NotOffered service={service} />
            </Table.Th>
            {columns.map(({ order, align, text }) => (
              <Table.Td key={order} ta={align}>
                {text(service)}
              </Table.Td>
            ))}
            <Table.Td>
              <RowButtons service={service} {...actions} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface SortHeadProps {
  readonly column: ServiceColumn;
  readonly wish: string;
  readonly onSort: (order: ServiceOrder) => void;
}

function SortHead({ column: { order, label, align }, wish, onSort }: SortHeadProps) {
  const sorted =
    wish === order ? "ascending" : wish === `-${order}` ? ("descending" as const) : undefined;
  return (
    <Table.Th scope="col" aria-sort={sorted ?? "none"} ta={align}>
      <UnstyledButton className={styles.sort} onClick={() => onSort(order)}>
        {label}
        <OfficeIcon name={sorted ?? "sortable"} className={sorted ? undefined : styles.unsorted} />
      </UnstyledButton>
    </Table.Th>
  );
}
