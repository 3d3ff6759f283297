import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./Notice.module.css";

export type NoticeTone = "info" | "quiet" | "success" | "warning" | "destructive";

const ICONS: Record<NoticeTone, IconName> = {
  info: "info",
  quiet: "info",
  success: "check",
  warning: "alert",
  destructive: "alert",
};

interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly icon?: IconName | undefined;
  readonly title?: string | undefined;
  /** Said aloud when it appears; leave false for notes that belong to the page. */
  readonly announce?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Something the visitor should know, on a ground of its own. */
export function Notice({
  tone = "info",
  icon = ICONS[tone],
  title,
  announce = false,
  className,
  children,
}: NoticeProps) {
  const role = tone === "destructive" ? "alert" : "status";
  return (
    <div role={announce ? role : undefined} className={cx(styles.notice, styles[tone], className)}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
