import type { MapMark } from "#ui/visitor/map/labels.ts";

/** The office and the places of SPEC §2 around it. */
export const OFFICE_MARKS: readonly MapMark[] = [
  { place: "corozal", side: "w" },
  { place: "orange-walk", side: "w" },
  { place: "san-pedro", side: "e" },
  { place: "caye-caulker", side: "e", text: "Caulker" },
  { place: "airport", side: "ne" },
  { place: "belize-city", side: "ese" },
  { place: "belmopan", side: "ne" },
  { place: "benque-viejo", side: "sw" },
  { place: "flores", side: "s" },
  { place: "dangriga", side: "ne" },
  { place: "hopkins", side: "e" },
  { place: "placencia", side: "e" },
  { place: "punta-gorda", side: "e" },
  { place: "san-ignacio", side: "nw", kind: "pin" },
];
