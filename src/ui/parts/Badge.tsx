import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { cx } from "./cx.ts";

export type BadgeVariant = "default" | "secondary" | "success" | "destructive" | "outline";

interface BadgeProps {
  readonly variant?: BadgeVariant | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One or two words that class what they stand on: a tour's category, a booking's status. */
export function Badge({ variant = "default", className, children }: BadgeProps) {
  return <span className={cx(styles.badge, styles[variant], className)}>{children}</span>;
}
