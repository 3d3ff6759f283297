import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { loadPastPrices, type PastPriceRow, voidPrice } from "#data/office/remote/past-prices.ts";
import { formatBelizeTime } from "#domain/belize-date.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { formatUsdExact } from "#domain/money.ts";
import { toast } from "#ui/toast/toast.ts";
import { CHOICE_WORDS } from "./layout.ts";
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
      toast({ title: "Not Changed", message: failureWords(error), tone: "destructive" });
    } finally {
      setBusyId("");
    }
  };

  if (rows.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="earlier-prices">
      <h3 className={styles.groupTitle} id="earlier-prices">
        Earlier prices
      </h3>
      <p className={styles.priceNote}>
        Who booked while an earlier price stood keeps it for 14 days, also from a phone that is
        offline now. Was it a mistake? Then such bookings wait for you.
      </p>
      <ul className={styles.prices}>
        {rows.map((row) => (
          <li key={row.id} className={styles.price}>
            <span>
              {priceWords(row)} until {formatBelizeTime(row.untilMs)}
              {row.isVoided && <strong> A mistake: nobody keeps it.</strong>}
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

const buttonWords = ({ isVoided }: PastPriceRow) => (isVoided ? "Honour Again" : "Was a Mistake");

function priceWords({ priceCents, extraCents, priceType }: PastPriceRow): string {
  const price = formatUsdExact(priceCents);
  if (priceType === "") return price;
  const extra = extraCents > 0 ? `, ${formatUsdExact(extraCents)} each extra guest` : "";
  return `${price}${extra} (${(CHOICE_WORDS[priceType] ?? priceType).toLowerCase()})`;
}
