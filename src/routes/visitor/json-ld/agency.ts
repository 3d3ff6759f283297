import type { Catalogue } from "#domain/catalogue/find.ts";
import { formatUsd } from "#domain/money.ts";
import { type Company, companyOf } from "#domain/site/company.ts";
import type { Site } from "#domain/site/site.ts";
import * as words from "#messages/json-ld.ts";
import * as language from "#messages/language.ts";
import { sharePicture } from "../../paths.ts";
import { absolute, absolutePage } from "../../public-address.ts";
import type { Thing } from "./thing.ts";

const AGENCY_ID = absolute("/#agency");

/** The hours of `#messages/visitor/contact.ts` as machines read them. */
const OPENING_HOURS = "Mo-Su 07:00-21:00";

/** For the things of other pages that the operator stands behind. */
export function agencyInShort({ name }: Pick<Company, "name">): Thing {
  return { "@type": "TravelAgency", "@id": AGENCY_ID, name, url: absolutePage("/") };
}

/** The operator with everything that a traveller may ask for; no ratings, since none were given. */
export function agency(site: Site): Thing {
  const company = companyOf(site);
  const [addressLocality = "", addressRegion = ""] = company.address.split(", ");
  const [latitude, longitude] = company.officeLatLng;
  return {
    ...agencyInShort(company),
    logo: absolute(site.logo ?? "/icons/icon-512.png"),
    image: absolute(sharePicture("hero-day")),
    telephone: company.phone,
    email: company.email,
    foundingDate: String(company.foundedIn),
    address: { "@type": "PostalAddress", addressLocality, addressRegion, addressCountry: "BZ" },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    areaServed: { "@type": "Country", name: words.belize },
    openingHours: OPENING_HOURS,
    ...priceRange(site),
    currenciesAccepted: "USD, BZD",
    paymentAccepted: words.payment,
  };
}

/** This site, as the agency's. */
export function webSite({ siteTitle }: Site): Thing {
  return {
    "@type": "WebSite",
    "@id": absolute("/#site"),
    name: siteTitle,
    url: absolutePage("/"),
    inLanguage: language.tag,
    publisher: { "@id": AGENCY_ID },
  };
}

/** From the cheapest ride to the dearest item, `$35–$320`. */
function priceRange({ tours, transfers }: Catalogue): { priceRange?: string } {
  const prices = [...tours, ...transfers].map((item) => item.priceCents);
  if (prices.length === 0) return {};
  return { priceRange: `${formatUsd(Math.min(...prices))}–${formatUsd(Math.max(...prices))}` };
}
