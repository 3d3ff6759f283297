import { ActionIcon, Button } from "@mantine/core";
import type { RuleTable } from "#domain/departures/change.ts";
import * as words from "#messages/office/departures/departures.ts";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { Badge } from "#ui/parts/Badge.tsx";
import styles from "./DeparturesPage.module.css";
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

interface RuleRowsProps {
  readonly label: string;
  readonly table: Doomed["table"];
  readonly rows: readonly RuleRow[];
  readonly acts: KeptWorld["rules"]["acts"];
  /** Said where there is none. */
  readonly none: string;
  readonly onEdit: (edit: string) => void;
  readonly onRemove: (doomed: Doomed) => void;
}

/** Rules of one kind, each with its ways to be changed. */
export function RuleRows({ label, table, rows, acts, none, onEdit, onRemove }: RuleRowsProps) {
  if (rows.length === 0) return <p className={styles.none}>{none}</p>;
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
export function Unsent({ acts }: Pick<RuleRowsProps, "acts">) {
  if (acts.length === 0) return null;
  const isRefused = acts.some(({ state }) => state === "attention");
  return <Badge variant="outline">{isRefused ? words.attention : words.waiting}</Badge>;
}
