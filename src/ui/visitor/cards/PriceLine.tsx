import { formatUsd } from "#domain/money.ts";
import { cx } from "../../parts/cx.ts";
import styles from "./PriceLine.module.css";

interface PriceLineProps {
  readonly cents: number;
  /** What the price is for, e.g. `per person`. */
  readonly unit: string;
  readonly size?: "default" | "lg" | undefined;
  readonly className?: string | undefined;
}

/** A price in US dollars and what it buys, read as one phrase. */
export function PriceLine({ cents, unit, size = "default", className }: PriceLineProps) {
  return (
    <p className={cx(styles.line, size === "lg" && styles.lg, className)}>
      <span className={styles.price}>{formatUsd(cents)}</span>{" "}
      <span className={styles.unit}>{unit}</span>
    </p>
  );
}
