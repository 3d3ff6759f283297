import type { ReactNode } from "react";
import styles from "./Fact.module.css";

/** A line of a list of facts (`dl`): its name, and what is known. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
