import type { TransferSummary } from "./transfer.ts";

const AIRPORT = "Philip S. W. Goldson International Airport (BZE)";
const SAN_IGNACIO = "San Ignacio Town";
const PLACENCIA = "Placencia Village";
const HOPKINS = "Hopkins Village";
const DANGRIGA = "Dangriga Town";

/** What all twelve transfers share (SPEC §3): ten seats, a base fare for two, a supplement each beyond. */
const COMMON = {
  type: "transfer",
  maxPassengers: 10,
  priceType: "per_group_additional",
  imageUrl: null,
} as const;

type Ride = Omit<TransferSummary, "name" | keyof typeof COMMON>;

const RIDES: readonly Ride[] = [
  {
    id: 1,
    slug: "belize-international-airport-to-placencia",
    route: "Belize International Airport to Placencia",
    priceCents: 225_00,
    additionalPaxPriceCents: 25_00,
    duration: "2.5 hours",
    description:
      "From Arrivals to the end of the peninsula in about 2.5 hours by the Coastal Plain Highway. Rain, traffic or the scenic Hummingbird road add time.",
    fromLocation: AIRPORT,
    toLocation: PLACENCIA,
    featured: true,
  },
  {
    id: 2,
    slug: "airport-to-san-ignacio",
    route: "Airport to San Ignacio",
    priceCents: 150_00,
    additionalPaxPriceCents: null,
    duration: "2 hours",
    description:
      "About 2 hours west on the George Price Highway, past Belmopan to the heart of Cayo, at one fare for your whole group.",
    fromLocation: AIRPORT,
    toLocation: SAN_IGNACIO,
    featured: true,
  },
  {
    id: 3,
    slug: "airport-to-hopkins",
    route: "Airport to Hopkins",
    priceCents: 165_00,
    additionalPaxPriceCents: 25_00,
    duration: "2 hours",
    description:
      "About 2 hours to the Garifuna village of Hopkins by the paved Coastal Plain Highway; traffic and heavy rain can add to that.",
    fromLocation: AIRPORT,
    toLocation: HOPKINS,
    featured: true,
  },
  {
    id: 4,
    slug: "san-ignacio-to-placencia",
    route: "San Ignacio to Placencia",
    priceCents: 225_00,
    additionalPaxPriceCents: 25_00,
    duration: "2 hours",
    description:
      "From the hills to the beach by the Hummingbird Highway. We quote about 2 hours; allow up to 3 with rain, traffic and speed bumps.",
    fromLocation: SAN_IGNACIO,
    toLocation: PLACENCIA,
    featured: false,
  },
  {
    id: 5,
    slug: "placencia-to-hopkins",
    route: "Placencia to Hopkins",
    priceCents: 100_00,
    additionalPaxPriceCents: 20_00,
    duration: "45 minutes",
    description:
      "Beach to beach by the peninsula road and the Southern Highway: about 45 minutes, nearer an hour when the road is busy or wet.",
    fromLocation: PLACENCIA,
    toLocation: HOPKINS,
    featured: false,
  },
  {
    id: 6,
    slug: "hopkins-to-dangriga",
    route: "Hopkins to Dangriga",
    priceCents: 65_00,
    additionalPaxPriceCents: 15_00,
    duration: "30 minutes",
    description:
      "A short ride of about 30 minutes to the main Garifuna town and its boats for the southern cayes. In traffic, allow 40.",
    fromLocation: HOPKINS,
    toLocation: DANGRIGA,
    featured: false,
  },
  {
    id: 7,
    slug: "hopkins-to-punta-gorda",
    route: "Hopkins to Punta Gorda",
    priceCents: 180_00,
    additionalPaxPriceCents: 25_00,
    duration: "2.5 hours",
    description:
      "About 2.5 hours down the paved Southern Highway to the last town of Belize. The south is the wettest part, so leave room for rain.",
    fromLocation: HOPKINS,
    toLocation: "Punta Gorda Town",
    featured: false,
  },
  {
    id: 8,
    slug: "flores-guatemala-to-hopkins-placencia",
    route: "Flores (Guatemala) to Hopkins/Placencia",
    priceCents: 320_00,
    additionalPaxPriceCents: 25_00,
    duration: "4.5 hours",
    description:
      "From Petén over the border to the southern coast. About 4.5 hours to Hopkins; Placencia, a slow border or rain can take it past 5. Passport needed.",
    fromLocation: "Flores, Petén, Guatemala",
    toLocation: "Hopkins or Placencia",
    featured: false,
  },
  {
    id: 9,
    slug: "airport-to-water-ferry-terminal",
    route: "Airport to Water Ferry Terminal",
    priceCents: 35_00,
    additionalPaxPriceCents: 10_00,
    duration: "25 minutes",
    description:
      "About 25 minutes from Arrivals to the boats for Caye Caulker and San Pedro. City traffic can add ten, so keep an eye on the last boat.",
    fromLocation: AIRPORT,
    toLocation: "Water taxi terminal, North Front Street, Belize City",
    featured: false,
  },
  {
    id: 10,
    slug: "hopkins-to-chetumal-mexico",
    route: "Hopkins to Chetumal (Mexico)",
    priceCents: 225_00,
    additionalPaxPriceCents: 35_00,
    duration: "3.5 hours",
    description:
      "North through the whole of Belize and into Mexico. We quote about 3.5 hours on the road; with border and traffic, allow up to 5. Passport needed.",
    fromLocation: HOPKINS,
    toLocation: "Chetumal, Quintana Roo, Mexico",
    featured: false,
  },
  {
    id: 11,
    slug: "airport-to-corozal",
    route: "Airport to Corozal",
    priceCents: 180_00,
    additionalPaxPriceCents: 25_00,
    duration: "3 hours",
    description:
      "North on the Philip Goldson Highway to Corozal Bay. We plan about 3 hours with a stop and room for traffic; on a clear day it is often quicker.",
    fromLocation: AIRPORT,
    toLocation: "Corozal Town",
    featured: false,
  },
  {
    id: 12,
    slug: "airport-to-dangriga",
    route: "Airport to Dangriga",
    priceCents: 165_00,
    additionalPaxPriceCents: 25_00,
    duration: "1.5 hours",
    description:
      "About 1.5 hours by the Coastal Plain Highway to the boats for the southern cayes; with traffic or rain, allow closer to 2.",
    fromLocation: AIRPORT,
    toLocation: DANGRIGA,
    featured: false,
  },
];

/** The built-in transfers, in the order of the specification's table; each is named for its route. */
export const TRANSFER_SUMMARIES: readonly TransferSummary[] = RIDES.map((ride) => ({
  ...COMMON,
  ...ride,
  name: ride.route,
}));
