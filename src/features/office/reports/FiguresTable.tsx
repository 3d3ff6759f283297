import type { ReactNode } from "react";
import * as words from "#messages/office/reports.ts";
import { DataTable } from "#ui/office/lists/DataTable.tsx";
import styles from "./ReportsPage.module.css";

interface FiguresTableProps {
  readonly title: string;
  /** What a row stands for. */
  readonly first: string;
  /** What its figures are. */
  readonly columns: readonly string[];
  readonly caption?: string;
  readonly rows: readonly { readonly name: ReactNode; readonly figures: readonly ReactNode[] }[];
}

/** A name and its figures in each row; where there is no room for them they are scrolled. */
export function FiguresTable({ title, first, columns, caption, rows }: FiguresTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.figures} tabIndex={0} aria-label={words.tableOf(title)}>
      <DataTable>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((name) => (
              <th key={name} scope="col" data-align="end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two services may have one name
            <tr key={at}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                <td key={columns[column]} data-align="end">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}
