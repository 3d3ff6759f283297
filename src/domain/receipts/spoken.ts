import type { Language } from "#domain/language.ts";
import { guestCount as englishGuests } from "../../messages/en/booking/guests.ts";
import { longDay as englishDay } from "../../messages/en/formats/dates.ts";
import * as english from "../../messages/en/papers/receipt.ts";
import { guestCount as spanishGuests } from "../../messages/es/booking/guests.ts";
import { longDay as spanishDay } from "../../messages/es/formats/dates.ts";
import * as spanish from "../../messages/es/papers/receipt.ts";
import type { Spoken } from "./text.ts";

/** Receipts in both languages, since the office gives them to guests of either. */
export const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: { language: "en", words: english, longDay: englishDay, guestCount: englishGuests },
  es: { language: "es", words: spanish, longDay: spanishDay, guestCount: spanishGuests },
};
