import type { Language } from "#domain/language.ts";
import { longDay as englishDay } from "../../messages/en/formats/dates.ts";
import * as english from "../../messages/en/papers/statement.ts";
import { longDay as spanishDay } from "../../messages/es/formats/dates.ts";
import * as spanish from "../../messages/es/papers/statement.ts";
import type { Spoken } from "./statement-text.ts";

/** Statements in both languages, since partners speak either. */
export const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: { language: "en", words: english, longDay: englishDay },
  es: { language: "es", words: spanish, longDay: spanishDay },
};
