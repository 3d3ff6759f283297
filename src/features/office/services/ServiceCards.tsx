import { NativeSelect } from "@mantine/core";
import * as words from "#messages/office/services/list.ts";
import { COLUMNS } from "./columns.ts";
import { NotOffered, RowButtons } from "./RowButtons.tsx";
import styles from "./ServiceTable.module.css";
import type { ServiceRowsProps } from "./ServiceTable.tsx";

/** The same list where there is no room for columns. */
export function ServiceCards({ type, items, search, onChange, ...actions }: ServiceRowsProps) {
  const [name, ...columns] = COLUMNS[type];
  return (
    <>
      <NativeSelect
        label={words.sortBy}
        value={type === "tour" ? search.tours : search.transfers}
        data={COLUMNS[type].flatMap(({ order, label }) => [
          { value: order, label: words.ascending(label) },
          { value: `-${order}`, label: words.descending(label) },
        ])}
        onChange={({ currentTarget: { value } }) =>
          onChange(type === "tour" ? { tours: value } : { transfers: value })
        }
      />
      <ul className="stack-3">
        {items.map((service) => (
          <li key={service.id} className={styles.card}>
            <h3 className={styles.cardName}>
              {name.text(service)}
              <NotOffered service={service} />
            </h3>
            <dl className={styles.facts}>
              {columns.map(({ order, label, text }) => [
                <dt key={`${order} name`}>{label}</dt>,
                <dd key={order}>{text(service)}</dd>,
              ])}
            </dl>
            <RowButtons service={service} {...actions} />
          </li>
        ))}
      </ul>
    </>
  );
}
