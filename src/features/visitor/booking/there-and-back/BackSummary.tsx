import { formatLongDay, isCalendarDay } from "#domain/belize-date.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { PriceLine } from "#domain/price/lines.ts";
import { lineWords } from "#domain/price/words.ts";
import { deposit } from "#messages/booking/deposit.ts";
import { clock } from "#messages/formats/times.ts";
import * as form from "#messages/visitor/booking/form.ts";
import * as words from "#messages/visitor/booking/there-and-back.ts";
import { Line, useDepositAhead } from "../BookingSummary.tsx";
import type { BackForm } from "./back-form.ts";

interface BackSummaryProps extends Pick<BackForm, "date" | "departureTime"> {
  /** In the way back. */
  readonly item: CatalogueItem;
  readonly lines: readonly PriceLine[];
  /** The partner whom the guests pay; then nothing is asked for ahead. */
  readonly paidTo: string;
}

/** The way back in the summary: when, and how its price comes about. */
function BackSummary({ item, date, departureTime, lines, paidTo }: BackSummaryProps) {
  const ahead = useDepositAhead({ item, day: date, lines, paidTo });
  return (
    <>
      <Line label={words.wayBack} value={item.name} />
      {isCalendarDay(date) && <Line label={form.date} value={formatLongDay(date)} />}
      {departureTime && <Line label={form.time} value={clock(departureTime)} />}
      {lineWords(lines).map(([label, value]) => (
        <Line key={label} label={label} value={value} />
      ))}
      {ahead && <Line label={deposit} value={ahead.due} />}
    </>
  );
}

export const tellBack =
  (item: CatalogueItem, { date, departureTime }: BackForm) =>
  (lines: readonly PriceLine[], paidTo: string) => (
    <BackSummary {...{ item, date, departureTime, lines, paidTo }} />
  );
