import { TOUR_SUMMARIES } from "#domain/catalogue/tour-summaries.ts";
import { TRANSFER_SUMMARIES } from "#domain/catalogue/transfer-summaries.ts";
import { formatUsd } from "#domain/money.ts";
import { COMPANY } from "#domain/site/company.ts";
import { sharePicture } from "../paths.ts";
import { absolute } from "../public-address.ts";
import type { Thing } from "./thing.ts";

const AGENCY_ID = absolute("/#agency");

/** `COMPANY.bookingHours` as machines read it. */
const OPENING_HOURS = "Mo-Su 07:00-21:00";

/** For the things of other pages that the operator stands behind. */
export const AGENCY: Thing = {
  "@type": "TravelAgency",
  "@id": AGENCY_ID,
  name: COMPANY.name,
  url: absolute("/"),
};

/** The operator with everything that a traveller may ask for; no ratings, since none were given. */
export function agency(): Thing {
  const [addressLocality = "", addressRegion = ""] = COMPANY.address.split(", ");
  const [latitude, longitude] = COMPANY.officeLatLng;
  return {
    ...AGENCY,
    logo: absolute("/icons/icon-512.png"),
    image: absolute(sharePicture("hero-day")),
    telephone: COMPANY.phone,
    email: COMPANY.email,
    foundingDate: String(COMPANY.foundedIn),
    address: { "@type": "PostalAddress", addressLocality, addressRegion, addressCountry: "BZ" },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    areaServed: { "@type": "Country", name: "Belize" },
    openingHours: OPENING_HOURS,
    priceRange: priceRange(),
    currenciesAccepted: "USD, BZD",
    paymentAccepted: "Cash, Credit Card",
  };
}

/** This site, as the agency's. */
export function webSite(): Thing {
  return {
    "@type": "WebSite",
    "@id": absolute("/#site"),
    name: COMPANY.name,
    url: absolute("/"),
    inLanguage: "en",
    publisher: { "@id": AGENCY_ID },
  };
}

/** From the cheapest ride to the dearest item, `$35–$320`. */
function priceRange(): string {
  const prices = [...TOUR_SUMMARIES, ...TRANSFER_SUMMARIES].map((item) => item.priceCents);
  return `${formatUsd(Math.min(...prices))}–${formatUsd(Math.max(...prices))}`;
}
