import type { ItemType } from "#domain/catalogue/item.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import * as words from "#messages/office/services/list.ts";
import table from "#ui/office/lists/DataTable.module.css";
import { DataTable, SortHead } from "#ui/office/lists/DataTable.tsx";
import { COLUMNS } from "./columns.ts";
import { NotOffered, RowButtons } from "./RowButtons.tsx";
import type { ServiceActions } from "./ServiceSection.tsx";
import styles from "./ServiceTable.module.css";
import type { ServiceOrder, ServiceSearch } from "./search.ts";

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
    <DataTable label={words.types[type].many} hasTallRows>
      <thead>
        <tr>
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
          <th>
            <span className="visually-hidden">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((service) => (
          <tr key={service.id}>
            <th scope="row" className={styles.name}>
              {name.text(service)}
              <NotOffered service={service} />
            </th>
            {columns.map(({ order, align, text }) => (
              <td
                key={order}
                data-align={align}
                className={order === "location" ? table.words : undefined}
              >
                {text(service)}
              </td>
            ))}
            <td>
              <RowButtons service={service} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
