import type { Language } from "#domain/language.ts";
import type { ItineraryStop } from "../tour.ts";

/**
 * What the operator has written of a service in other languages than English, as PocketBase stores it: under the
 * language, then under the name of the English column. Nothing of it need be there.
 */
export type StoredTexts = Partial<Record<Language, Readonly<Record<string, unknown>>>>;

/** Whether something is written: what is empty, or blank, is missing. */
export const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";

/** A text in another language; English where nothing is written in it. */
export const textIn = (written: unknown, english: string): string =>
  isText(written) ? written : english;

/** A list, entry by entry: as many as English has. */
export function listIn(written: unknown, english: readonly string[]): string[] {
  const entries: readonly unknown[] = Array.isArray(written) ? written : [];
  return english.map((text, at) => textIn(entries[at], text));
}

/**
 * A day, stop by stop: its times are one for all languages.
 * @param written the activities alone, in order
 */
export function itineraryIn(written: unknown, english: readonly ItineraryStop[]): ItineraryStop[] {
  const activities = english.map(({ activity }) => activity);
  return listIn(written, activities).map((activity, at) => ({
    time: english[at]?.time ?? "",
    activity,
  }));
}
