import type { ReactNode } from "react";
import styles from "./OfficePage.module.css";

interface OfficePageProps {
  readonly title: string;
  /** One line below the title; read out when it changes. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the back office: its name, what can be done here, and the rest below. */
export function OfficePage({ title, lead, actions, children }: OfficePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead} role="status">
            {lead}
          </p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
