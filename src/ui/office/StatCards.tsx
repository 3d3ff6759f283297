import type { ReactNode } from "react";
import { Skeleton } from "#ui/parts/Skeleton.tsx";
import styles from "./StatCards.module.css";

interface Stat {
  readonly name: string;
  /** Null while it is not known. */
  readonly value: ReactNode;
  readonly note: ReactNode;
}

interface StatCardsProps {
  readonly stats: readonly Stat[];
  readonly isBusy: boolean;
  /** Nothing will come: a dash instead of a skeleton. */
  readonly hasFailed: boolean;
}

/** The figures that one looks at first. */
export function StatCards({ stats, isBusy, hasFailed }: StatCardsProps) {
  return (
    <dl className={styles.cards} aria-busy={isBusy}>
      {stats.map(({ name, value, note }) => (
        <div key={name} className={styles.card}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value ?? (hasFailed ? "–" : <Skeleton />)}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
