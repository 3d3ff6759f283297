/** A point of our map: decimal degrees, WGS84. */
export interface Place {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly kind: "base" | "town" | "airport" | "site" | "border";
}

/**
 * Where we work. Good for a map of the country, not for navigation: published points of the caves,
 * parks, borders and road villages differ by up to 4 km.
 */
const KNOWN_PLACES = [
  { id: "san-ignacio", lat: 17.159, lng: -89.07, kind: "base" },
  { id: "belize-city", lat: 17.499, lng: -88.188, kind: "town" },
  { id: "belmopan", lat: 17.251, lng: -88.767, kind: "town" },
  { id: "benque-viejo", lat: 17.075, lng: -89.139, kind: "town" },
  { id: "dangriga", lat: 16.967, lng: -88.221, kind: "town" },
  { id: "hopkins", lat: 16.854, lng: -88.281, kind: "town" },
  { id: "placencia", lat: 16.514, lng: -88.366, kind: "town" },
  { id: "punta-gorda", lat: 16.098, lng: -88.81, kind: "town" },
  { id: "orange-walk", lat: 18.081, lng: -88.563, kind: "town" },
  { id: "corozal", lat: 18.394, lng: -88.388, kind: "town" },
  { id: "san-pedro", lat: 17.916, lng: -87.966, kind: "town" },
  { id: "caye-caulker", lat: 17.743, lng: -88.025, kind: "town" },
  { id: "burrell-boom", lat: 17.568, lng: -88.405, kind: "town" },
  { id: "la-democracia", lat: 17.35, lng: -88.55, kind: "town" },
  { id: "hope-creek", lat: 16.985, lng: -88.33, kind: "town" },
  { id: "maya-centre", lat: 16.797, lng: -88.391, kind: "town" },
  { id: "flores", lat: 16.93, lng: -89.892, kind: "town" },
  { id: "chetumal", lat: 18.504, lng: -88.305, kind: "town" },
  { id: "water-taxi", lat: 17.496, lng: -88.184, kind: "town" },
  {
    id: "airport",

    lat: 17.539,
    lng: -88.308,
    kind: "airport",
  },
  { id: "border-west", lat: 17.066, lng: -89.148, kind: "border" },
  {
    id: "border-north",

    lat: 18.485,
    lng: -88.4,
    kind: "border",
  },
  { id: "xunantunich", lat: 17.089, lng: -89.142, kind: "site" },
  { id: "nohoch-cheen", lat: 17.172, lng: -88.686, kind: "site" },
  { id: "inland-blue-hole", lat: 17.149, lng: -88.672, kind: "site" },
  { id: "atm-cave", lat: 17.121, lng: -88.861, kind: "site" },
  { id: "nim-li-punit", lat: 16.321, lng: -88.824, kind: "site" },
  { id: "lubaantun", lat: 16.282, lng: -88.96, kind: "site" },
  { id: "tikal", lat: 17.222, lng: -89.624, kind: "site" },
  { id: "cockscomb", lat: 16.781, lng: -88.458, kind: "site" },
  { id: "bocawina", lat: 16.925, lng: -88.383, kind: "site" },
] as const satisfies readonly Place[];

export type PlaceId = (typeof KNOWN_PLACES)[number]["id"];

export const PLACES: readonly Place[] = KNOWN_PLACES;

export interface TransferPath {
  readonly from: PlaceId;
  /** What the road passes between the ends, in order; enough to draw it on a small map. */
  readonly via: readonly PlaceId[];
  readonly to: PlaceId;
}

/** The quick road from the airport to the south: Burrell Boom Road, then the Coastal Plain Highway. */
const COASTAL_PLAIN: readonly PlaceId[] = ["burrell-boom", "la-democracia", "hope-creek"];

/** From Cayo over the hills to the coast: George Price Highway, then the Hummingbird Highway. */
const HUMMINGBIRD: readonly PlaceId[] = ["belmopan", "inland-blue-hole", "hope-creek"];

/** The road of each transfer by its id. Transfer 8 ends in Hopkins or, further on, in Placencia. */
export const TRANSFER_PATHS: Readonly<Record<number, TransferPath>> = {
  1: { from: "airport", via: [...COASTAL_PLAIN, "maya-centre"], to: "placencia" },
  2: { from: "airport", via: ["burrell-boom", "la-democracia", "belmopan"], to: "san-ignacio" },
  3: { from: "airport", via: COASTAL_PLAIN, to: "hopkins" },
  4: { from: "san-ignacio", via: [...HUMMINGBIRD, "maya-centre"], to: "placencia" },
  5: { from: "placencia", via: ["maya-centre"], to: "hopkins" },
  6: { from: "hopkins", via: [], to: "dangriga" },
  7: { from: "hopkins", via: ["maya-centre", "nim-li-punit"], to: "punta-gorda" },
  8: {
    from: "flores",
    via: ["border-west", "san-ignacio", ...HUMMINGBIRD, "hopkins", "maya-centre"],
    to: "placencia",
  },
  9: { from: "airport", via: [], to: "water-taxi" },
  10: {
    from: "hopkins",
    via: [...[...COASTAL_PLAIN].reverse(), "orange-walk", "corozal", "border-north"],
    to: "chetumal",
  },
  11: { from: "airport", via: ["orange-walk"], to: "corozal" },
  12: { from: "airport", via: COASTAL_PLAIN, to: "dangriga" },
};
