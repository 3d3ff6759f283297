import { formatUsdExact } from "#domain/money.ts";
import {
  type Amount,
  type Dated,
  type Days,
  type Standing,
  wholeFigure,
} from "#domain/report/money.ts";
import { type Money, totalOf } from "#domain/report/totals.ts";
import * as words from "#messages/office/money/reports-of-money.ts";
import { StatCards } from "#ui/office/StatCards.tsx";
import { FigureLink } from "./FigureLink.tsx";

interface MoneyCardsProps {
  readonly dated: Dated;
  readonly days: Days;
  readonly money: Money | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** Sold, paid, due, and no-shows apart. */
export function MoneyCards({ dated, days, money, ...state }: MoneyCardsProps) {
  const rows = money?.bookings.all ?? [];
  const cents = (amount: Amount) => totalOf(rows, "sold", amount).cents;
  const beyond = cents("paid") + cents("due") + cents("held") - cents("price");
  const link = (standing: Standing, amount: Amount) =>
    money && (
      <FigureLink
        figure={{ ...wholeFigure(dated, days), standing, amount }}
        total={totalOf(rows, standing, amount)}
      />
    );
  return (
    <StatCards
      {...state}
      stats={[
        { name: words.sold, value: link("sold", "price"), note: words.soldNote },
        {
          name: words.paid,
          value: link("sold", "paid"),
          note: beyond > 0 ? words.paidBeyond(formatUsdExact(beyond)) : words.paidNote,
        },
        { name: words.due, value: link("sold", "due"), note: words.dueNote },
        ...(cents("held") > 0
          ? [{ name: words.held, value: link("sold", "held"), note: words.heldNote }]
          : []),
        { name: words.noShows, value: link("absent", "price"), note: words.noShowsNote },
      ]}
    />
  );
}
