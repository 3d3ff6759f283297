import { belizeDay, isCalendarDay } from "#domain/belize-date.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { depositFor } from "#domain/deposit/rule.ts";
import { depositWords } from "#domain/deposit/words.ts";
import { deposit } from "#messages/booking/deposit.ts";

interface DepositAtDeskProps {
  readonly item: CatalogueItem | null;
  readonly date: string;
  /** NaN while that can't be read. */
  readonly priceCents: number;
}

/** What the server will agree with the guests ahead, by the rule of what is booked; it can be edited afterwards. */
export function DepositAtDesk({ item, date, priceCents }: DepositAtDeskProps) {
  if (!item?.deposit || !isCalendarDay(date) || Number.isNaN(priceCents)) return null;
  const due = depositWords(
    depositFor(item.deposit, { priceCents, date, today: belizeDay(Date.now()) }),
  );
  return due ? <p className="small">{`${deposit}: ${due}`}</p> : null;
}
