import { ActionIcon, Button } from "@mantine/core";
import type { RuleTable } from "#domain/departures/change.ts";
import * as words from "#messages/office/departures/departures.ts";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { Badge } from "#ui/parts/Badge.tsx";
import styles from "./DeparturesPage.module.css";
import { RuleSection } from "./RuleSection.tsx";
import type { KeptWorld } from "./use-world.ts";

/** A rule as its list shows it. */
export interface RuleRow {
  readonly rule: string;
  readonly title: string;
  readonly facts: readonly (string | false)[];
}

/** A rule that is to go, and what it is called. */
export interface Doomed {
  readonly table: Exclude<RuleTable, "assignments" | "limits">;
  readonly rule: string;
  readonly title: string;
}

export interface Ways {
  readonly onEdit: (edit: string) => void;
  readonly onRemove: (doomed: Doomed) => void;
}

interface RuleListProps extends Ways {
  readonly table: Doomed["table"];
  readonly title: string;
  /** Adds one. */
  readonly action: string;
  readonly rows: readonly RuleRow[];
  readonly acts: KeptWorld["rules"]["acts"];
  /** Said where there is none. */
  readonly none: string;
}

/** Rules of one kind, each with its ways to be changed, and the way to one more. */
export function RuleList({ title, action, none, ...list }: RuleListProps) {
  const { table, rows, onEdit } = list;
  return (
    <RuleSection title={title} action={action} icon="add" onAction={() => onEdit(`${table}/new`)}>
      {rows.length > 0 ? <Rows label={title} {...list} /> : <p className={styles.none}>{none}</p>}
    </RuleSection>
  );
}

type RowsProps = Omit<RuleListProps, "title" | "action" | "none"> & { readonly label: string };

function Rows({ label, table, rows, acts, onEdit, onRemove }: RowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ rule, title, facts }) => (
        <li key={rule} className={styles.row}>
          <p className={styles.what}>
            <strong>{title}</strong> <Unsent acts={acts.filter((act) => act.rule === rule)} />
            <span className={styles.facts}>{facts.filter(Boolean).join(" · ")}</span>
          </p>
          <span className={styles.buttons}>
            <Button
              variant="ghost"
              aria-label={words.editOf(title)}
              onClick={() => onEdit(`${table}/${rule}`)}
            >
              {words.edit}
            </Button>
            <ActionIcon
              aria-label={words.deleteOf(title)}
              onClick={() => onRemove({ table, rule, title })}
            >
              <OfficeIcon name="bin" />
            </ActionIcon>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Says that a change has not been sent, or was refused. */
export function Unsent({ acts }: Pick<RuleListProps, "acts">) {
  if (acts.length === 0) return null;
  const isRefused = acts.some(({ state }) => state === "attention");
  return <Badge variant="outline">{isRefused ? words.attention : words.waiting}</Badge>;
}
