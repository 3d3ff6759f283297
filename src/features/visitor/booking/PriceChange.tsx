import { guestCount } from "#domain/booking/letters/wording.ts";
import { countedGuests } from "#domain/booking/shown-total.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { formatUsdExact } from "#domain/money.ts";
import { quoteCents } from "#domain/quote.ts";
import { Button } from "#ui/parts/Button.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./BookingPage.module.css";
import type { SeenPrice } from "./use-seen-price.ts";

interface PriceChangeProps {
  readonly price: SeenPrice;
  readonly item: CatalogueItem;
  readonly guests: number | null;
}

/** A price that has changed under the visitor's hands: told, and accepted or not, before it is sent. */
export function PriceChange({ price, item, guests }: PriceChangeProps) {
  if (!price.isToBeAccepted) return null;
  const party = countedGuests(item, guests) || 1;
  return (
    <Notice
      tone="warning"
      title="The price has changed while you were here"
      className={styles.notice}
      announce
    >
      <p>
        For {guestCount(party)}: <s>{formatUsdExact(quoteCents(price.seen, party))}</s> →{" "}
        <strong>{formatUsdExact(quoteCents(item, party))} USD</strong>. Nothing is sent until you
        have accepted it; what you have filled in stays.
      </p>
      <Button ref={price.button} variant="outline" className={styles.accept} onClick={price.accept}>
        Accept the New Price
      </Button>
    </Notice>
  );
}

/** The item has gone off the site while the form was open. */
export function NotOffered({ type }: { type: CatalogueItem["type"] }) {
  return (
    <Notice
      tone="warning"
      title={`This ${type} is not offered at the moment`}
      className={styles.notice}
      announce
    >
      <p>
        You can send your request all the same: we answer with another proposal, and nothing is
        booked until you agree.
      </p>
    </Notice>
  );
}
