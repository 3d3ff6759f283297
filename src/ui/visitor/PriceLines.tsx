import type { priceWords } from "#domain/booking/price-words.ts";
import styles from "./PriceLines.module.css";

/** What a price is made of, a line each: how it comes about, and what it comes to. */
export function PriceLines({ lines }: { lines: ReturnType<typeof priceWords> }) {
  return lines.map(([label, amount]) => (
    <span key={label} className={styles.line}>
      <span>{label}</span> <span className={styles.amount}>{amount}</span>
    </span>
  ));
}
