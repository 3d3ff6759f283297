import { LANGUAGES, type Language } from "#domain/language.ts";
import type { DraftValue, ServiceDraft } from "./draft.ts";
import type { DraftTexts, Written } from "./draft-texts.ts";

/** What the editor holds of a service, in English and in other languages. */
export interface Held {
  readonly draft: ServiceDraft;
  readonly texts: DraftTexts;
}

/** Where a value stands: a field in English, or in another language. */
type Place = readonly [language: Language | null, field: string];

interface Part {
  /** As errors name it. */
  readonly name: string;
  readonly places: readonly Place[];
}

/**
 * What was typed, laid over what somebody else has saved meanwhile. A list and its texts in other languages are one
 * part: entries and texts belong together by their places.
 * @param was what was typed into @param is what stands by now
 * @returns `both`: parts that were changed here and there, as they were typed
 */
export function rebased(
  mine: Held,
  { was, is }: { readonly was: Held; readonly is: Held },
): Held & { readonly both: readonly string[] } {
  const texts: Record<string, Record<string, Written | undefined>> = { ...is.texts } as never;
  const draft: Record<string, DraftValue | undefined> = { ...is.draft };
  const both: string[] = [];
  for (const { name, places } of partsOf(mine)) {
    const [typed, before, now] = [mine, was, is].map((held) => textOf(held, places));
    if (typed === before) continue;
    for (const place of places) {
      const [language, field] = place;
      if (language === null) draft[field] = mine.draft[field];
      else texts[language] = { ...texts[language], [field]: mine.texts[language]?.[field] };
    }
    if (before !== now && typed !== now) both.push(name);
  }
  return { draft: draft as ServiceDraft, texts: texts as DraftTexts, both };
}

const partsOf = ({ draft }: Held): readonly Part[] =>
  Object.entries(draft).flatMap(([field, value]) => {
    const english: Place = [null, field];
    const others = LANGUAGES.slice(1).map((language): Place => [language, field]);
    if (Array.isArray(value)) return [{ name: field, places: [english, ...others] }];
    const parts = others.map((place) => ({ name: `texts.${place.join(".")}`, places: [place] }));
    return [{ name: field, places: [english] }, ...parts];
  });

const textOf = ({ draft, texts }: Held, places: readonly Place[]): string =>
  JSON.stringify(
    places.map(([language, field]) => (language ? texts[language]?.[field] : draft[field]) ?? ""),
  );
