import { centsToDollars } from "../money.ts";
import type { Tour } from "./tour.ts";
import type { Transfer } from "./transfer.ts";

/** A tour as PocketBase stores it (CONTRACT, HTTP: snake case, `number` is the specification's id). */
export function tourRow(tour: Tour) {
  return {
    number: tour.id,
    name: tour.name,
    slug: tour.slug,
    price: centsToDollars(tour.priceCents),
    short_description: tour.shortDescription,
    long_description: tour.longDescription,
    category: tour.category,
    featured: tour.featured,
    duration: tour.duration,
    location: tour.location,
    rating: tour.rating,
    review_count: tour.reviewCount,
    min_pax: tour.minPax,
    highlights: tour.highlights,
    includes: tour.includes,
    itinerary: tour.itinerary,
    requirements: tour.requirements,
    active: true,
  };
}

/** A transfer as PocketBase stores it; no extra price is stored as 0, since its numbers are never null. */
export function transferRow(transfer: Transfer) {
  return {
    number: transfer.id,
    name: transfer.name,
    slug: transfer.slug,
    route: transfer.route,
    price: centsToDollars(transfer.priceCents),
    additional_pax_price: centsToDollars(transfer.additionalPaxPriceCents ?? 0),
    duration: transfer.duration,
    description: transfer.description,
    short_description: transfer.shortDescription,
    long_description: transfer.longDescription,
    from_location: transfer.fromLocation,
    to_location: transfer.toLocation,
    transfer_type: transfer.transferType,
    vehicle_type: transfer.vehicleType,
    max_passengers: transfer.maxPassengers,
    price_type: transfer.priceType,
    featured: transfer.featured,
    active: true,
  };
}
