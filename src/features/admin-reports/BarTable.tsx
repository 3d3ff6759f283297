import { Table } from "@mantine/core";
import { DataTable } from "#ui/office/DataTable.tsx";
import styles from "./BarPanel.module.css";
import type { Bar } from "./BarPanel.tsx";

interface BarTableProps {
  readonly title: string;
  readonly unit: string;
  readonly first: string;
  readonly bars: readonly Bar[];
  readonly exact: (value: number) => string;
}

/** The exact figures of a chart. */
export function BarTable({ title, unit, first, bars, exact }: BarTableProps) {
  return (
    <details className={styles.table}>
      <summary className={styles.summary}>
        Show as table<span className="visually-hidden">: {title}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={`${title}, table`}>
        <DataTable>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{first}</Table.Th>
              <Table.Th scope="col" ta="end">
                {unit}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {bars.map(({ name, value }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td ta="end">{exact(value)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </DataTable>
      </section>
    </details>
  );
}
