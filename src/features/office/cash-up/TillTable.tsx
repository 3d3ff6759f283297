import { differenceOf } from "#domain/cash-up/cash-up.ts";
import type { Counted, Takings } from "#domain/cash-up/row.ts";
import { formatAmountExact } from "#domain/money.ts";
import * as words from "#messages/office/money/cash-up.ts";
import { DataTable } from "#ui/office/lists/DataTable.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import styles from "./CashUpPage.module.css";
import { wayWords } from "./words.ts";

interface TillTableProps {
  readonly takings: readonly Takings[];
  /** What was counted of each; null leaves room to write it on paper. */
  readonly counts: readonly Counted[] | null;
}

/** What was taken in each way, what should be there, and what was. */
export function TillTable({ takings, counts }: TillTableProps) {
  const heads = [words.taken, words.back, words.expected, words.counted, words.difference];
  // where there is no room for more
  const detailOf = (at: number) => (at < 2 ? styles.detail : undefined);
  return (
    <Panel title={words.takings} className={counts ? undefined : styles.paper}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.byWay}>
        <DataTable>
          <thead>
            <tr>
              <th scope="col">{words.way}</th>
              {heads.map((head, at) => (
                <th key={head} scope="col" data-align="end" className={detailOf(at)}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {takings.map((way) => {
              const counted = counts?.find(
                ({ currency, method }) => currency === way.currency && method === way.method,
              );
              const difference = counted && differenceOf(counted);
              const figures = [
                ...[way.taken, way.back, way.expected].map(formatAmountExact),
                counted ? formatAmountExact(counted.counted) : "",
                difference === undefined ? "" : formatAmountExact(difference),
              ];
              return (
                <tr key={wayWords(way)} data-differs={Boolean(difference) || undefined}>
                  <th scope="row">{wayWords(way)}</th>
                  {figures.map((figure, at) => (
                    <td key={heads[at]} data-align="end" className={detailOf(at)}>
                      {figure}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </DataTable>
      </section>
    </Panel>
  );
}
