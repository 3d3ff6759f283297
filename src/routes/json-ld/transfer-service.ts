import { TRANSFER_SUMMARIES } from "#domain/catalogue/transfer-summaries.ts";
import { absolute } from "../public-address.ts";
import { AGENCY } from "./agency.ts";
import { offer } from "./offer.ts";
import type { Thing } from "./thing.ts";

/** The private rides, each with its fare. */
export function transferService(): Thing {
  return {
    "@type": "Service",
    "@id": absolute("/transfers#service"),
    name: "Private transfers in Belize",
    serviceType: "Private Ground Transfer",
    url: absolute("/transfers"),
    provider: AGENCY,
    areaServed: { "@type": "Country", name: "Belize" },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: "Routes and prices",
      itemListElement: TRANSFER_SUMMARIES.map((transfer) => ({
        ...offer(transfer),
        itemOffered: {
          "@type": "Service",
          name: transfer.name,
          description: transfer.description,
        },
      })),
    },
  };
}
