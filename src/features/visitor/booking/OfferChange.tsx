import type { ReactNode } from "react";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { formatUsdExact } from "#domain/money.ts";
import { sumOf } from "#domain/price/lines.ts";
import { quoteLines } from "#domain/price/quote.ts";
import { type Count, countedGuests } from "#domain/price/shown-total.ts";
import { guestCount } from "#messages/booking/guests.ts";
import * as words from "#messages/visitor/booking/offer-change.ts";
import { Button } from "#ui/parts/Button.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./BookingPage.module.css";
import type { SeenPrice } from "./use-seen-price.ts";

interface OfferChangeProps {
  readonly price: SeenPrice;
  readonly item: CatalogueItem;
  readonly guests: number | null;
  readonly count: Count;
  /** False when the item has gone off the site while the form was open. */
  readonly isOffered: boolean;
}

/** What the server has told of the item since the form was opened, before it is sent. Fetched when it has. */
export default function OfferChange({ isOffered, ...change }: OfferChangeProps) {
  return (
    <>
      {!isOffered && (
        <Notice
          tone="warning"
          title={words.notOffered[change.item.type]}
          className={styles.notice}
          announce
        >
          <p>{words.notOfferedText}</p>
        </Notice>
      )}
      {change.price.isToBeAccepted && <PriceChange {...change} />}
    </>
  );
}

/** A price that has changed under the visitor's hands: told, and accepted or not. */
function PriceChange({ price, item, guests, count }: Omit<OfferChangeProps, "isOffered">) {
  const party = countedGuests(item, guests) || 1;
  // one alone is no party of many tours
  const costs = (of: CatalogueItem) =>
    formatUsdExact(sumOf(count(of, party) ?? quoteLines(of, party)));
  return (
    <Notice tone="warning" title={words.priceChanged} className={styles.notice} announce>
      <p>
        {words.priceChangedText<ReactNode>(
          guestCount(party),
          <s key="before">{costs(price.seen)}</s>,
          <strong key="now">{costs(item)} USD</strong>,
        )}
      </p>
      <Button ref={price.button} variant="outline" className={styles.accept} onClick={price.accept}>
        {words.acceptPrice}
      </Button>
    </Notice>
  );
}
