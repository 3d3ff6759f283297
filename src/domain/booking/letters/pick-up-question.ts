import { formatLongDay } from "#domain/belize-date.ts";
import type { Asking } from "#domain/catalogue/asks.ts";
import { isolated } from "#domain/isolated.ts";
import type { Language } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import { unanswered } from "#domain/questions/said.ts";
import * as englishDates from "../../../messages/en/formats/dates.ts";
import * as english from "../../../messages/en/pick-up/question.ts";
import * as spanishDates from "../../../messages/es/formats/dates.ts";
import * as spanish from "../../../messages/es/pick-up/question.ts";
import type { OfficeBooking } from "../fields.ts";
import type { Bookable } from "../office/booking.ts";
import type { Missing } from "../pick-up/missing.ts";
import { bookingReference } from "../reference.ts";

/** Both languages, since the office writes to guests of either. */
const SPOKEN = {
  en: { ...english, longDay: englishDates.longDay },
  es: { ...spanish, longDay: spanishDates.longDay },
} as const satisfies Record<Language, object>;

interface Question {
  readonly missing: readonly Missing[];
  /** Of the operator. */
  readonly company: string;
  /** What the service asks. */
  readonly item?: Asking | undefined;
  /** What the service is called in other languages. */
  readonly names?: Bookable["names"] | undefined;
}

/** Asks a guest, in the booking's language, for exactly what is missing of the pick-up. */
export function pickUpQuestion(
  booking: OfficeBooking,
  { missing, company, names, item }: Question,
): { readonly subject: string; readonly text: string } {
  const { id, lang, date, itemName, customer } = booking;
  const language = languageOf(lang);
  const words = SPOKEN[language];
  const service = isolated(names?.[language] || itemName);
  const reference = `#${bookingReference(id)}`;
  const lines = [
    words.greeting(isolated(customer.firstName), company),
    words.about(service, formatLongDay(date, words.longDay), reference),
    ...askedLines(booking, { missing, item, language }),
    words.thanks,
  ];
  return { subject: words.subject(service, reference), text: lines.join("\n") };
}

interface Asked extends Pick<Question, "missing" | "item"> {
  readonly language: Language;
}

/** What is asked, a line each: of the operator's questions those that have to be answered, in their own words. */
export function askedLines(booking: OfficeBooking, { missing, item, language }: Asked): string[] {
  const { asked } = SPOKEN[language];
  return missing
    .flatMap((what) =>
      what === "answers"
        ? unanswered(booking, item?.questions).map(({ names }) => names[language] ?? names.en ?? "")
        : [asked[what]],
    )
    .map((line) => `• ${line}`);
}
