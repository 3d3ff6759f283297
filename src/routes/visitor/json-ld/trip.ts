import type { Tour } from "#domain/catalogue/tour.ts";
import type { Company } from "#domain/site/company.ts";
import { category } from "#messages/catalogue/categories.ts";
import { tourScene } from "#ui/pictures/scenes.ts";
import { sharePicture, tourPath } from "../../paths.ts";
import { absolute, absolutePage } from "../../public-address.ts";
import { agencyInShort } from "./agency.ts";
import { offer } from "./offer.ts";
import type { Thing } from "./thing.ts";

const BELIZE_OFFSET = "-06:00";

/**
 * A tour: a trip by its itinerary and a product by its price, since schema.org knows no rating of a
 * trip.
 */
export function touristTrip(tour: Tour, company: Company): Thing {
  const url = absolutePage(tourPath(tour));
  return {
    "@type": ["TouristTrip", "Product"],
    "@id": `${url}#tour`,
    name: tour.name,
    description: tour.shortDescription,
    url,
    image: absolute(tour.imageUrl ?? sharePicture(tourScene(tour.id))),
    category: category(tour.category),
    provider: agencyInShort(company),
    offers: offer(tour),
    itinerary: {
      "@type": "ItemList",
      numberOfItems: tour.itinerary.length,
      itemListElement: tour.itinerary.map(({ time, activity }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: `${time} ${activity}`,
      })),
    },
    ...nextDepartures(tour),
    ...rating(tour),
  };
}

/** As they stood when the page was rendered; nothing for a tour that leaves when its guests wish. */
function nextDepartures({ name, departures = [] }: Tour): { subTrip?: readonly Thing[] } {
  if (departures.length === 0) return {};
  return {
    subTrip: departures.map((departure) => ({
      "@type": "Trip",
      name,
      departureTime: `${departure.replace(" ", "T")}:00${BELIZE_OFFSET}`,
    })),
  };
}

/** Only where the operator gave figures. */
function rating({ rating, reviewCount }: Tour): { aggregateRating?: Thing } {
  if (reviewCount === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.toFixed(1),
      bestRating: "5",
      reviewCount,
    },
  };
}
