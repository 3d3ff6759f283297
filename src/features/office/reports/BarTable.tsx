import * as words from "#messages/office/reports.ts";
import { DataTable } from "#ui/office/lists/DataTable.tsx";
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
        {words.showAsTable}
        <span className="visually-hidden">: {title}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.tableOf(title)}>
        <DataTable>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col" data-align="end">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-align="end">{exact(value)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </section>
    </details>
  );
}
