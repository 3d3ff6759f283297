import { formatUsdExact } from "#domain/money.ts";
import { BEHIND, type Figure, figureText } from "#domain/report/money.ts";
import type { Total } from "#domain/report/totals.ts";
import { Link } from "#ui/navigation/Link.tsx";
import styles from "../ReportsPage.module.css";

interface FigureLinkProps {
  readonly figure: Figure;
  readonly total: Total;
}

/** A figure that opens the bookings behind it; plain where there are none. */
export function FigureLink({ figure, total: { count, cents } }: FigureLinkProps) {
  const shown = formatUsdExact(cents);
  if (count === 0) return shown;
  return (
    <Link to="/admin/bookings" search={{ view: BEHIND + figureText(figure) }}>
      {shown}
    </Link>
  );
}

/** What a row stands for, and how many bookings or payments it counts. */
export function Named({ name, number }: { name: string; number: string }) {
  return (
    <>
      {name}
      <span className={styles.number}>{number}</span>
    </>
  );
}
