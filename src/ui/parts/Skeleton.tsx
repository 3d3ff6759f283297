import { cx } from "./cx.ts";
import styles from "./Skeleton.module.css";

interface SkeletonProps {
  readonly shape?: "line" | "title" | "picture" | "block" | undefined;
  readonly className?: string | undefined;
}

/** Holds the place of something that is still loading, in its final size. */
export function Skeleton({ shape = "line", className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(styles.skeleton, styles[shape], className)} />;
}
