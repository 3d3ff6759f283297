import { formatUsdExact } from "#domain/money.ts";
import { BEHIND, type Figure, figureText } from "#domain/report/money.ts";
import type { Total } from "#domain/report/totals.ts";
import { Link } from "#ui/navigation/Link.tsx";

interface FigureLinkProps {
  readonly figure: Figure;
  readonly total: Total;
  /** Instead of the amount. */
  readonly shown?: string;
}

/** A figure that opens the bookings behind it; plain where there are none. */
export function FigureLink({
  figure,
  total,
  shown = formatUsdExact(total.cents),
}: FigureLinkProps) {
  if (total.count === 0) return shown;
  return (
    <Link to="/admin/bookings" search={{ view: BEHIND + figureText(figure) }}>
      {shown}
    </Link>
  );
}
