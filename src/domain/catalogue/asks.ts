import { isAirport } from "./airport.ts";
import type { CatalogueItem } from "./item.ts";

/** How much of a detail the operator wants to know: `required` holds in the online form alone, which phones may have kept from before, and a booking without it is incomplete. */
export type Ask = "no" | "asked" | "required";

/** What guests can be asked for beside date and party, under the names of the wire; `adults` goes with the children's ages. `guest_list`, who they are, is asked on the page of their booking. */
export const ASK_FIELDS = [
  "pickup_place",
  "flight_number",
  "adults",
  "luggage",
  "child_seats",
  "guest_list",
] as const;
export type AskField = (typeof ASK_FIELDS)[number];

/** What the operator has said of a service; what is missing is asked as usual. */
export type Asks = Readonly<Partial<Record<AskField, Ask>>>;

/** What decides how much is usual. */
export type Asking = Pick<CatalogueItem, "type" | "asks" | "bands" | "questions"> & {
  readonly fromLocation?: string;
  readonly toLocation?: string;
};

/** How much is asked of guests who book this. */
export function askOf(item: Asking, field: AskField): Ask {
  return item.asks?.[field] ?? usualAsk(item, field);
}

/** How much is asked where the operator has said nothing. */
export function usualAsk({ type, bands, ...road }: Asking, field: AskField): Ask {
  const { fromLocation, toLocation } = road;
  // how many are of which age is asked with its price
  if (field === "adults" && bands) return "no";
  if (field === "pickup_place" || field === "adults") return "asked";
  if (field === "guest_list") return type === "tour" ? "asked" : "no";
  if (type === "tour") return "no";
  const isOfFlight = isAirport(fromLocation) || isAirport(toLocation);
  return field !== "flight_number" || isOfFlight ? "asked" : "no";
}
