import { companyOf } from "#domain/site/company.ts";
import type { Site } from "#domain/site/site.ts";
import * as words from "#messages/json-ld.ts";
import { absolute, absolutePage } from "../../public-address.ts";
import { agencyInShort } from "./agency.ts";
import { offer } from "./offer.ts";
import type { Thing } from "./thing.ts";

/** The private rides, each with its fare. */
export function transferService(site: Site): Thing {
  return {
    "@type": "Service",
    "@id": absolute("/transfers#service"),
    name: words.transfers,
    serviceType: words.serviceType,
    url: absolutePage("/transfers"),
    provider: agencyInShort(companyOf(site)),
    areaServed: { "@type": "Country", name: words.belize },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: words.routesAndPrices,
      itemListElement: site.transfers.map((transfer) => ({
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
