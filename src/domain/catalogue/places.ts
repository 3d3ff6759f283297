/** A point of our map: decimal degrees, WGS84. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly kind: "base" | "town" | "airport" | "site" | "border";
}

/**
 * Where we work. Good for a map of the country, not for navigation: published points of the caves,
 * parks, borders and road villages differ by up to 4 km.
 */
const NAMED_PLACES = [
  { id: "san-ignacio", name: "San Ignacio", lat: 17.159, lng: -89.07, kind: "base" },
  { id: "belize-city", name: "Belize City", lat: 17.499, lng: -88.188, kind: "town" },
  { id: "belmopan", name: "Belmopan", lat: 17.251, lng: -88.767, kind: "town" },
  { id: "benque-viejo", name: "Benque Viejo del Carmen", lat: 17.075, lng: -89.139, kind: "town" },
  { id: "dangriga", name: "Dangriga", lat: 16.967, lng: -88.221, kind: "town" },
  { id: "hopkins", name: "Hopkins", lat: 16.854, lng: -88.281, kind: "town" },
  { id: "placencia", name: "Placencia", lat: 16.514, lng: -88.366, kind: "town" },
  { id: "punta-gorda", name: "Punta Gorda", lat: 16.098, lng: -88.81, kind: "town" },
  { id: "orange-walk", name: "Orange Walk Town", lat: 18.081, lng: -88.563, kind: "town" },
  { id: "corozal", name: "Corozal Town", lat: 18.394, lng: -88.388, kind: "town" },
  { id: "san-pedro", name: "San Pedro, Ambergris Caye", lat: 17.916, lng: -87.966, kind: "town" },
  { id: "caye-caulker", name: "Caye Caulker", lat: 17.743, lng: -88.025, kind: "town" },
  { id: "burrell-boom", name: "Burrell Boom", lat: 17.568, lng: -88.405, kind: "town" },
  { id: "la-democracia", name: "La Democracia", lat: 17.35, lng: -88.55, kind: "town" },
  { id: "hope-creek", name: "Hope Creek", lat: 16.985, lng: -88.33, kind: "town" },
  { id: "maya-centre", name: "Maya Centre", lat: 16.797, lng: -88.391, kind: "town" },
  { id: "flores", name: "Flores, Guatemala", lat: 16.93, lng: -89.892, kind: "town" },
  { id: "chetumal", name: "Chetumal, Mexico", lat: 18.504, lng: -88.305, kind: "town" },
  { id: "water-taxi", name: "Water taxi terminal", lat: 17.496, lng: -88.184, kind: "town" },
  {
    id: "airport",
    name: "Philip S. W. Goldson International Airport (BZE)",
    lat: 17.539,
    lng: -88.308,
    kind: "airport",
  },
  { id: "border-west", name: "Benque Viejo / Melchor", lat: 17.066, lng: -89.148, kind: "border" },
  {
    id: "border-north",
    name: "Santa Elena / Subteniente López",
    lat: 18.485,
    lng: -88.4,
    kind: "border",
  },
  { id: "xunantunich", name: "Xunantunich", lat: 17.089, lng: -89.142, kind: "site" },
  { id: "nohoch-cheen", name: "Nohoch Che'en", lat: 17.172, lng: -88.686, kind: "site" },
  { id: "inland-blue-hole", name: "Inland Blue Hole", lat: 17.149, lng: -88.672, kind: "site" },
  { id: "atm-cave", name: "Actun Tunichil Muknal", lat: 17.121, lng: -88.861, kind: "site" },
  { id: "nim-li-punit", name: "Nim Li Punit", lat: 16.321, lng: -88.824, kind: "site" },
  { id: "lubaantun", name: "Lubaantun", lat: 16.282, lng: -88.96, kind: "site" },
  { id: "tikal", name: "Tikal, Guatemala", lat: 17.222, lng: -89.624, kind: "site" },
  { id: "cockscomb", name: "Cockscomb Basin", lat: 16.781, lng: -88.458, kind: "site" },
  { id: "bocawina", name: "Mayflower Bocawina", lat: 16.925, lng: -88.383, kind: "site" },
] as const satisfies readonly Place[];

export type PlaceId = (typeof NAMED_PLACES)[number]["id"];

export const PLACES: readonly Place[] = NAMED_PLACES;

/** Where each tour, by its id, goes; in the order of the day. */
export const TOUR_SITES: Readonly<Record<number, readonly PlaceId[]>> = {
  1: ["xunantunich", "nohoch-cheen"],
  2: ["xunantunich", "inland-blue-hole"],
  3: ["nim-li-punit", "lubaantun"],
  4: ["tikal"],
  5: ["atm-cave"],
  6: ["cockscomb"],
  7: ["cockscomb", "maya-centre"],
  8: ["bocawina"],
};

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
