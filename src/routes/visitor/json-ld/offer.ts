import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { payAheadWords } from "#domain/deposit/words.ts";
import { centsToDollars, formatUsd } from "#domain/money.ts";
import * as words from "#messages/json-ld.ts";
import { bookingPath } from "../../paths.ts";
import { absolutePage } from "../../public-address.ts";
import type { Thing } from "./thing.ts";

/** What it costs, and where it is booked. */
export function offer(item: CatalogueItem): Thing {
  const price = centsToDollars(item.priceCents).toFixed(2);
  return {
    "@type": "Offer",
    price,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    url: absolutePage(bookingPath(item)),
    description: priceWords(item),
    ...(item.type === "tour" && {
      eligibleQuantity: { "@type": "QuantitativeValue", minValue: item.minPax },
    }),
  };
}

/** The same rule in words as on the item's card. */
function priceWords(item: CatalogueItem): string {
  if (item.type === "tour") return words.perPerson(payAheadWords(item.deposit));
  const extra = item.additionalPaxPriceCents;
  return extra === null ? words.groupFare : words.baseFare(formatUsd(extra));
}
