import { UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import styles from "./DataTable.module.css";
import { moveBetweenRows } from "./row-keys.ts";

interface DataTableProps {
  /** What it is called aloud, where no heading or caption says it. */
  readonly label?: string;
  readonly caption?: string;
  /** Its rows hold something to press, which brings its own height. */
  readonly hasTallRows?: boolean;
  readonly children: ReactNode;
}

/**
 * A table of the back office in its one look; up and down move through its rows. A column of figures says
 * `data-align="end"`. Plain: Mantine's Table brings Floating UI with it, a tenth of what a list is made of.
 */
export function DataTable({ label, caption, hasTallRows = false, children }: DataTableProps) {
  return (
    <table
      className={styles.table}
      data-tall={hasTallRows || undefined}
      aria-label={label}
      onKeyDown={moveBetweenRows}
    >
      {caption && <caption>{caption}</caption>}
      {children}
    </table>
  );
}

interface SortHeadProps {
  readonly label: string;
  /** Null when the list is sorted by another column. */
  readonly direction: "asc" | "desc" | null;
  readonly align?: "end" | undefined;
  readonly onSort: () => void;
  /** Before the label. */
  readonly children?: ReactNode;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** The head of a column that sorts the whole list. */
export function SortHead({ label, direction, align, onSort, children }: SortHeadProps) {
  const sorted = direction && ARIA_SORT[direction];
  return (
    <th scope="col" aria-sort={sorted ?? "none"} data-align={align}>
      {children}
      <UnstyledButton className={styles.sort} onClick={onSort}>
        {label}
        <OfficeIcon name={sorted ?? "sortable"} className={sorted ? undefined : styles.unsorted} />
      </UnstyledButton>
    </th>
  );
}
