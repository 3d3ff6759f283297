import { useEffect, useState } from "react";
import type { Booking } from "#domain/booking/fields.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";

/** What a guest has still to tell, in words. */
export interface StillMissing {
  readonly label: string;
  readonly value: string;
}

type Rule = (view: Booking, item: CatalogueItem | undefined) => StillMissing | null;
/** Fetched once for all bookings: no first look at one waits for it. */
let rule: Rule = () => null;

/** What is still to be learnt of a booking; null where nothing is, and until that can be told. */
export function useMissing(...booked: Parameters<Rule>): StillMissing | null {
  const [stillMissing, setRule] = useState(() => rule);
  useEffect(() => {
    import("./missing-words.ts").then(
      (fetched) => {
        rule = fetched.stillMissing;
        setRule(() => rule);
      },
      // the page says less, and the mails say it
      () => {},
    );
  }, []);
  return stillMissing(...booked);
}
