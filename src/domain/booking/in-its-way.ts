import { inWay } from "../catalogue/other-way.ts";
import type { Bookable } from "./office/booking.ts";

/** What is booked, as it is in its way; names alone where that is not offered any more: none. */
export function bookableInWay(bookable: Bookable, way: string | undefined): Bookable {
  if (way !== "back") return bookable;
  const { item } = bookable;
  const names = (item.type === "transfer" && item.back?.names) || {};
  return { ...bookable, item: inWay(item, way) ?? item, names };
}
