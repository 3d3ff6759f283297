import { LANGUAGE, type Language } from "../language.ts";
import type { Names } from "./bands.ts";
import type { CatalogueItem } from "./item.ts";

/** The other way of a transfer, and what whoever books both ways pays less: neither is nothing. */
export interface OtherWay {
  /** From where the transfer ends to where it begins, by language. */
  readonly names: Names;
  /** Off both fares, in percent. */
  readonly percent?: number | undefined;
  /** Off both together, in US cents; counts before a share. */
  readonly cents?: number | undefined;
}

/**
 * What was booked, as it is in its way: the other one has another name, and begins where the transfer ends.
 * @returns undefined for another way than the service has
 */
export function inWay<Item extends CatalogueItem>(
  item: Item | undefined,
  way: string | undefined,
  language: Language = LANGUAGE,
): Item | undefined {
  if (way !== "back" || !item) return item;
  if (item.type !== "transfer" || !item.back) return undefined;
  const { back, fromLocation: toLocation, toLocation: fromLocation } = item;
  const name = back.names[language] ?? back.names.en ?? "";
  return { ...item, back: undefined, name, route: name, fromLocation, toLocation };
}
