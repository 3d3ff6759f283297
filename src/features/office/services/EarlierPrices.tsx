import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { loadPastPrices, type PastPriceRow, voidPrice } from "#data/office/remote/past-prices.ts";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/services/editor.ts";
import { toast } from "#ui/toast/toast.ts";
import { choiceWords } from "./layout.ts";
import styles from "./ServiceEditor.module.css";

interface EarlierPricesProps {
  readonly type: ItemType;
  readonly number: number;
}

/**
 * What the service cost within the last days: who booked while a price stood keeps it, unless it is
 * called a mistake here.
 */
export function EarlierPrices({ type, number }: EarlierPricesProps) {
  const [rows, setRows] = useState<readonly PastPriceRow[]>([]);
  const [busyId, setBusyId] = useState("");
  useEffect(() => {
    const controller = new AbortController();
    // beside the service: without a connection that says so itself
    loadPastPrices({ type, number }, controller.signal).then(setRows, () => {});
    return () => controller.abort();
  }, [type, number]);

  const change = async ({ id, isVoided }: PastPriceRow) => {
    setBusyId(id);
    try {
      const changed = await voidPrice(id, !isVoided);
      setRows((before) => before.map((row) => (row.id === id ? changed : row)));
    } catch (error) {
      toast({ title: words.notChanged, message: failureWords(error), tone: "destructive" });
    } finally {
      setBusyId("");
    }
  };

  if (rows.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="earlier-prices">
      <h3 className={styles.groupTitle} id="earlier-prices">
        {words.earlierPrices}
      </h3>
      <p className="small">{words.whoKeepsThem}</p>
      <ul className="stack-2">
        {rows.map((row) => (
          <li key={row.id} className={styles.price}>
            <span>
              {words.until(priceWords(row), formatBelizeTime(row.untilMs))}
              {row.isVoided && <strong> {words.aMistake}</strong>}
            </span>
            <Button
              variant="outline"
              disabled={busyId === row.id}
              onClick={() => change(row)}
              aria-label={`${buttonWords(row)}: ${priceWords(row)}`}
            >
              {buttonWords(row)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const buttonWords = ({ isVoided }: PastPriceRow) =>
  isVoided ? words.honourAgain : words.wasAMistake;

function priceWords({ priceCents, extraCents, priceType }: PastPriceRow): string {
  const price = formatUsdExact(priceCents);
  if (priceType === "") return price;
  const all = extraCents > 0 ? words.withExtra(price, formatUsdExact(extraCents)) : price;
  return `${all} (${choiceWords(priceType).toLowerCase()})`;
}
