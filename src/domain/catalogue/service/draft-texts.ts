import { oneLine, severalLines } from "#domain/booking/normalise.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import type { ItemType } from "../item.ts";
import type { ItineraryStop } from "../tour.ts";
import { type BandDraft, type ExtraDraft, isBlank } from "./bands-draft.ts";
import type { ServiceRow } from "./check.ts";
import type { DraftValue, ServiceDraft } from "./draft.ts";
import type { QuestionDraft } from "./questions-draft.ts";
import { rulesOf, textFieldsOf } from "./rules.ts";
import type { StoredTexts } from "./texts.ts";

/** What the editor holds of a field in another language: a text, or entries at the places of the English ones. */
export type Written = string | readonly string[];
export type DraftTexts = Partial<Record<Language, Readonly<Record<string, Written>>>>;

/** What is stored in other languages, as the editor shows it. */
export function textsOf(row: ServiceRow): DraftTexts {
  return (row.texts ?? {}) as DraftTexts;
}

/** One entry of a list, or of a day. */
export const entryOf = (written: Written | undefined, at: number): string =>
  (Array.isArray(written) ? written[at] : undefined) ?? "";

/**
 * What the editor holds in other languages, as it is stored: trimmed, and nothing of what is empty. A list's entries
 * go with the English ones, of which the empty ones are left out.
 */
export function rowOfTexts(type: ItemType, draft: ServiceDraft, texts: DraftTexts): StoredTexts {
  const languages = LANGUAGES.slice(1).map((language) => {
    const written = texts[language] ?? {};
    const fields = textFieldsOf(type).map((field) => [
      field,
      stored(type, field, { written: written[field], english: draft[field] }),
    ]);
    return [language, Object.fromEntries(fields.filter(([, value]) => value?.length))];
  });
  return Object.fromEntries(languages.filter(([, fields]) => Object.keys(fields).length > 0));
}

interface Field {
  readonly written: Written | undefined;
  readonly english: DraftValue | undefined;
}

function stored(type: ItemType, field: string, { written, english }: Field): Written {
  if (Array.isArray(english)) {
    const entries = english.flatMap((entry: Entry, at) =>
      isEmpty(entry) ? [] : [oneLine(entryOf(written, at))],
    );
    return entries.slice(
      0,
      entries.reduce((end, entry, at) => (entry ? at + 1 : end), 0),
    );
  }
  const clean = rulesOf(type)[field]?.kind === "lines" ? severalLines : oneLine;
  return clean(typeof written === "string" ? written : "");
}

type Entry = string | ItineraryStop | BandDraft | ExtraDraft | QuestionDraft;

function isEmpty(entry: Entry): boolean {
  if (typeof entry === "string") return !entry.trim();
  return "name" in entry ? isBlank(entry) : !entry.time.trim() && !entry.activity.trim();
}

/** A change of a list's order or length, for the list itself and for what stands beside it. */
export type Arrange = <Entry>(list: readonly Entry[], blank: Entry) => readonly Entry[];

interface LastEntry {
  readonly field: string;
  readonly at: number;
  readonly last: Readonly<Partial<Record<Language, string>>>;
}

/** With an entry that has come with its words in other languages. */
export function withLast(texts: DraftTexts, { field, at, last }: LastEntry): DraftTexts {
  const languages = Object.entries(last).map(([language, words]) => {
    const written = texts[language as Language];
    const before = Array.from({ length: at }, (_, place) => entryOf(written?.[field], place));
    return [language, { ...written, [field]: [...before, words] }];
  });
  return { ...texts, ...Object.fromEntries(languages) };
}

/** What is written in other languages, when the English list is changed so. */
export function arranged(
  texts: DraftTexts,
  { field, length, arrange }: { field: string; length: number; arrange: Arrange },
): DraftTexts {
  const languages = Object.entries(texts).map(([language, written]) => {
    const entries = Array.from({ length }, (_, at) => entryOf(written[field], at));
    return [language, { ...written, [field]: arrange(entries, "") }];
  });
  return Object.fromEntries(languages);
}
