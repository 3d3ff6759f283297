import type { ReactNode } from "react";
import { cx } from "../parts/cx.ts";
import styles from "./OfficePage.module.css";

interface OfficePageProps {
  readonly title: ReactNode;
  /** Stands at the head of the paper instead. */
  readonly printTitle?: string;
  /** One line below the title; read out when it changes. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the back office: its name, what can be done here, and the rest below. */
export function OfficePage({ title, printTitle, lead, actions, children }: OfficePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={cx(styles.title, printTitle && "screen-only")}>{title}</h1>
          {printTitle && (
            <p className={cx(styles.title, styles.printTitle)} aria-hidden="true">
              {printTitle}
            </p>
          )}
          <p className={styles.lead} role="status">
            {lead}
          </p>
        </div>
        {actions && <div className={`${styles.actions} screen-only`}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
