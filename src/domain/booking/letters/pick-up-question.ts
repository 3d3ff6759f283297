import { formatLongDay } from "#domain/belize-date.ts";
import { isolated } from "#domain/isolated.ts";
import type { Language } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import * as englishDates from "../../../messages/en/dates.ts";
import * as english from "../../../messages/en/pick-up/question.ts";
import * as spanishDates from "../../../messages/es/dates.ts";
import * as spanish from "../../../messages/es/pick-up/question.ts";
import type { OfficeBooking } from "../fields.ts";
import type { Bookable } from "../office-booking.ts";
import type { Missing } from "../pick-up/pick-up.ts";
import { bookingReference } from "../reference.ts";

/** Both languages, since the office writes to guests of either. */
const SPOKEN = {
  en: { ...english, longDay: englishDates.longDay },
  es: { ...spanish, longDay: spanishDates.longDay },
} as const satisfies Record<Language, object>;

interface Asking {
  readonly missing: readonly Missing[];
  /** Of the operator. */
  readonly company: string;
  /** What the service is called in other languages. */
  readonly names?: Bookable["names"] | undefined;
}

/** Asks a guest, in the booking's language, for exactly what is missing of the pick-up. */
export function pickUpQuestion(
  { id, lang, date, itemName, customer }: OfficeBooking,
  { missing, company, names }: Asking,
): { readonly subject: string; readonly text: string } {
  const language = languageOf(lang);
  const words = SPOKEN[language];
  const service = isolated(names?.[language] || itemName);
  const reference = `#${bookingReference(id)}`;
  const lines = [
    words.greeting(isolated(customer.firstName), company),
    words.about(service, formatLongDay(date, words.longDay), reference),
    ...missing.map((what) => `• ${words.asked[what]}`),
    words.thanks,
  ];
  return { subject: words.subject(service, reference), text: lines.join("\n") };
}
