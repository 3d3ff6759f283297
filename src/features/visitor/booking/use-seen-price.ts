import { type FormEvent, type RefObject, useRef, useState } from "react";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { samePrice } from "#domain/price/quote.ts";

export interface SeenPrice {
  /** The item with the price that the visitor has seen and not objected to. */
  readonly seen: CatalogueItem;
  /** The price has changed since, and has to be accepted before the booking is sent. */
  readonly isToBeAccepted: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  accept(): void;
  /** The form is being used: from now on a new price is asked about. */
  touch(): void;
  /** In place of sending: leads to the question. */
  askFirst(event: FormEvent): void;
}

/**
 * Watches the price while the form is open. What is sent is quoted at a price that the visitor has
 * seen: before the form is touched a new one simply stands there, later it has to be accepted.
 */
export function useSeenPrice(item: CatalogueItem): SeenPrice {
  const [seen, setSeen] = useState(item);
  const [isTouched, setIsTouched] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isSame = samePrice(seen, item);
  if (!isSame && !isTouched) setSeen(item);
  return {
    seen,
    isToBeAccepted: !isSame && isTouched,
    button,
    accept: () => setSeen(item),
    touch: () => setIsTouched(true),
    askFirst: (event) => {
      event.preventDefault();
      button.current?.focus();
    },
  };
}
