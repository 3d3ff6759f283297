import { type ReactNode, useId } from "react";
import { cx } from "#ui/parts/cx.ts";
import styles from "./Panel.module.css";

interface PanelProps {
  readonly title: string;
  /** Beside the title, small. */
  readonly note?: ReactNode;
  readonly isBusy?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page with a heading of its own. */
export function Panel({ title, note, isBusy = false, className, children }: PanelProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} aria-busy={isBusy} className={cx(styles.panel, className)}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {note && <p className="smallest">{note}</p>}
      </div>
      {children}
    </section>
  );
}
