import type { PropsWithChildren } from "react";
import { belizeDay, formatLongDay, isCalendarDay } from "#domain/belize-date.ts";
import { guestLimits } from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { depositFor } from "#domain/deposit/rule.ts";
import { depositWords, payAheadWords } from "#domain/deposit/words.ts";
import { formatBzd, formatUsdExact } from "#domain/money.ts";
import { type PriceLine, sumOf } from "#domain/price/lines.ts";
import { lineWords } from "#domain/price/words.ts";
import * as ahead from "#messages/booking/deposit.ts";
import { clock } from "#messages/formats/times.ts";
import * as words from "#messages/visitor/booking/form.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { itemPhoto } from "#ui/pictures/photo.ts";
import { Scene } from "#ui/pictures/Scene.tsx";
import { itemScene } from "#ui/pictures/scenes.ts";
import { useSite } from "#ui/site/use-site.ts";
import styles from "./BookingSummary.module.css";

interface BookingSummaryProps extends PropsWithChildren {
  readonly item: CatalogueItem;
  readonly guests: number | null;
  /** What the price is made of; null as long as there is none. */
  readonly lines: readonly PriceLine[] | null;
  /** With those of the way back, which is told by `children`. */
  readonly all: readonly PriceLine[] | null;
  readonly day: string;
  /** `HH:MM`, or none. */
  readonly time: string;
  /** The partner whom the guests pay; empty where they pay on site. */
  readonly paidTo: string;
}

/** What is being booked and how its price comes about. */
export function BookingSummary(props: BookingSummaryProps) {
  const { item, guests, lines, all, day, time, paidTo, children } = props;
  const { policyHours } = useSite();
  const limits = guestLimits(item);
  const deposit = useDepositAhead(props);
  const isTooFew = item.type === "tour" && limits.min > 1 && (guests ?? 0) < limits.min;
  return (
    <aside className={styles.summary} aria-labelledby="summary-heading">
      <Scene
        name={itemScene(item.type, item.id)}
        photo={itemPhoto(item)}
        shape="wide"
        cropped
        decorative
      />
      <div className={styles.words}>
        <h2 id="summary-heading">{words.summary}</h2>
        <p className={styles.name}>{item.name}</p>
        <p className={styles.facts}>
          {item.type === "tour" ? item.location : words.privateTransfer} · {item.duration}
        </p>
        <dl className={styles.lines}>
          {isCalendarDay(day) && <Line label={words.date} value={formatLongDay(day)} />}
          {time && <Line label={words.time} value={clock(time)} />}
          {lineWords(lines ?? []).map(([label, value]) => (
            <Line key={label} label={label} value={value} />
          ))}
          {children}
          <div className={styles.total} aria-live="polite">
            <dt>{words.total}</dt>
            <dd>
              {totalWords(all)}
              {all && <small>{words.about(formatBzd(sumOf(all)))}</small>}
            </dd>
          </div>
          {deposit && <Line label={ahead.deposit} value={deposit.due} />}
        </dl>
        {deposit?.how && <p className={styles.how}>{deposit.how}</p>}
        {isTooFew && (
          <Notice tone="warning" announce>
            <p>{words.tooFew(limits.min)}</p>
          </Notice>
        )}
        <p className={styles.pay}>
          {paidTo ? words.payPartner(paidTo) : payAheadWords(item.deposit) || words.payOnSite}
        </p>
        <p className={styles.pay}>{words.freeUntil(policyHours)}</p>
      </div>
    </aside>
  );
}

/** `$540.00 USD`; a dash while there is no total. */
export function totalWords(lines: readonly PriceLine[] | null): string {
  return lines ? `${formatUsdExact(sumOf(lines))} USD` : "–";
}

/** What is to be paid ahead, and how; null as long as day and total are not known, and for nothing. */
export function useDepositAhead({
  item,
  day,
  lines,
  paidTo,
}: Pick<BookingSummaryProps, "item" | "day" | "lines" | "paidTo">) {
  const { depositHow: how } = useSite();
  if (!lines || !isCalendarDay(day) || paidTo) return null;
  const booked = { priceCents: sumOf(lines), date: day, today: belizeDay(Date.now()) };
  const due = depositWords(depositFor(item.deposit, booked));
  return due ? { due, how } : null;
}

export function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
