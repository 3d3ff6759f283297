import { Table } from "@mantine/core";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import table from "#ui/office/DataTable.module.css";
import { DataTable, SortHead } from "#ui/office/DataTable.tsx";
import { COLUMNS } from "./columns.ts";
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
    <DataTable label={SERVICE_WORDS[type].many} hasTallRows>
      <Table.Thead>
        <Table.Tr>
          {[name, ...columns].map((column) => (
            <SortHead
              key={column.order}
              label={column.label}
              align={column.align}
              direction={
                wish === column.order ? "asc" : wish === `-${column.order}` ? "desc" : null
              }
              onSort={() => sort(column.order)}
            />
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
              <Table.Td
                key={order}
                ta={align}
                className={order === "location" ? table.words : undefined}
              >
                {text(service)}
              </Table.Td>
            ))}
            <Table.Td>
              <RowButtons service={service} {...actions} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </DataTable>
  );
}
