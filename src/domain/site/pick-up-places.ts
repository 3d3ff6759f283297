import * as english from "../../messages/en/catalogue/pick-up-places.ts";
import * as spanish from "../../messages/es/catalogue/pick-up-places.ts";
import { FIELDS } from "../booking/fields.ts";
import { oneLine } from "../booking/normalise.ts";
import type { Language } from "../language.ts";

/** More than fit into what each device keeps of the site, and than anybody looks through. */
const MOST_PLACES = 300;

const BUILT_IN: Readonly<Record<Language, readonly string[]>> = {
  en: english.places,
  es: spanish.places,
};

/** Where the operator picks up, as it is stored; the built-in places of a language while nothing is. */
export function placesOf(stored: unknown, language: Language): readonly string[] {
  if (!Array.isArray(stored)) return BUILT_IN[language];
  return stored.filter((place): place is string => typeof place === "string");
}

/** Places as typed, one a line: each once, without what is empty. */
export function parsePlaces(typed: string): readonly string[] {
  return [...new Set(typed.split("\n").map(oneLine))].filter(Boolean);
}

/** Null, or the code of what is wrong with a list that is to be stored. */
export function checkPlaces(list: unknown): string | null {
  const { limit } = FIELDS.pickupPlace;
  if (!Array.isArray(list)) return "list_expected";
  if (list.length > MOST_PLACES) return `too_many_entries:${MOST_PLACES}`;
  const isGood = (place: unknown) =>
    typeof place === "string" && place !== "" && place.length <= limit && oneLine(place) === place;
  return list.every(isGood) ? null : `entry_too_long:${limit}`;
}
