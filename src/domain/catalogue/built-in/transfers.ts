import type { Transfer, TransferSummary } from "../transfer.ts";

/** A transfer in one language (#messages/catalogue/transfers). */
type TransferWords = Pick<
  Transfer,
  | "route"
  | "duration"
  | "description"
  | "fromLocation"
  | "toLocation"
  | "shortDescription"
  | "longDescription"
>;
type TransferFacts = Pick<
  TransferSummary,
  "id" | "slug" | "priceCents" | "additionalPaxPriceCents" | "featured"
>;

/** What all twelve transfers share (SPEC §3): ten seats, a base fare for two, a supplement each beyond. */
const COMMON = {
  type: "transfer",
  maxPassengers: 10,
  priceType: "per_group_additional",
  imageUrl: null,
  transferType: "Private Ground Transfer",
} as const;

/** In the order of the specification's table. */
const FACTS: readonly TransferFacts[] = [
  {
    id: 1,
    slug: "belize-international-airport-to-placencia",
    priceCents: 225_00,
    additionalPaxPriceCents: 25_00,
    featured: true,
  },
  {
    id: 2,
    slug: "airport-to-san-ignacio",
    priceCents: 150_00,
    additionalPaxPriceCents: null,
    featured: true,
  },
  {
    id: 3,
    slug: "airport-to-hopkins",
    priceCents: 165_00,
    additionalPaxPriceCents: 25_00,
    featured: true,
  },
  {
    id: 4,
    slug: "san-ignacio-to-placencia",
    priceCents: 225_00,
    additionalPaxPriceCents: 25_00,
    featured: false,
  },
  {
    id: 5,
    slug: "placencia-to-hopkins",
    priceCents: 100_00,
    additionalPaxPriceCents: 20_00,
    featured: false,
  },
  {
    id: 6,
    slug: "hopkins-to-dangriga",
    priceCents: 65_00,
    additionalPaxPriceCents: 15_00,
    featured: false,
  },
  {
    id: 7,
    slug: "hopkins-to-punta-gorda",
    priceCents: 180_00,
    additionalPaxPriceCents: 25_00,
    featured: false,
  },
  {
    id: 8,
    slug: "flores-guatemala-to-hopkins-placencia",
    priceCents: 320_00,
    additionalPaxPriceCents: 25_00,
    featured: false,
  },
  {
    id: 9,
    slug: "airport-to-water-ferry-terminal",
    priceCents: 35_00,
    additionalPaxPriceCents: 10_00,
    featured: false,
  },
  {
    id: 10,
    slug: "hopkins-to-chetumal-mexico",
    priceCents: 225_00,
    additionalPaxPriceCents: 35_00,
    featured: false,
  },
  {
    id: 11,
    slug: "airport-to-corozal",
    priceCents: 180_00,
    additionalPaxPriceCents: 25_00,
    featured: false,
  },
  {
    id: 12,
    slug: "airport-to-dangriga",
    priceCents: 165_00,
    additionalPaxPriceCents: 25_00,
    featured: false,
  },
];

/**
 * The built-in transfers in the language of the words, each named for its route.
 * @throws where one has none: the catalogue itself is then incomplete
 */
export function transfersIn(
  words: Readonly<Record<number, TransferWords>>,
  vehicleType: string,
): readonly Transfer[] {
  return FACTS.map((facts) => {
    const texts = words[facts.id];
    if (!texts) throw new Error(`Transfer ${facts.id} has no texts`);
    return { ...COMMON, ...facts, ...texts, name: texts.route, vehicleType };
  });
}

/** What lists and forms show of it. */
export function summaryOf(transfer: Transfer): TransferSummary {
  const { shortDescription, longDescription, transferType, vehicleType, ...summary } = transfer;
  return summary;
}
