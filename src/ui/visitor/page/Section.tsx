import { type ReactNode, useId } from "react";
import { cx } from "../../parts/cx.ts";
import styles from "./Section.module.css";

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The ground it stands on; `poster` is the dark band. */
  readonly ground?: "page" | "sunk" | "poster" | undefined;
  /** What stands beside the title on wide screens, after the content on narrow ones. */
  readonly aside?: ReactNode;
  /** On wide screens the title stands beside the content instead of above it. */
  readonly split?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One part of a reading page, named by its heading. */
export function Section({
  title,
  lead,
  ground = "page",
  aside,
  split = false,
  className,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(styles.section, styles[ground], className)}
      data-tone={ground === "poster" ? "poster" : undefined}
    >
      <div className={cx(styles.inner, split && styles.split)}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
