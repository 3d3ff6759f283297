import { formatLongDay } from "#domain/belize-date.ts";
import type { Language } from "#domain/language.ts";
import * as englishDates from "../../../messages/en/formats/dates.ts";
import { clock as englishClock } from "../../../messages/en/formats/times.ts";
import * as english from "../../../messages/en/letters.ts";
import * as englishWords from "../../../messages/en/wording.ts";
import * as spanishDates from "../../../messages/es/formats/dates.ts";
import { clock as spanishClock } from "../../../messages/es/formats/times.ts";
import * as spanish from "../../../messages/es/letters.ts";
import * as spanishWords from "../../../messages/es/wording.ts";
import type { OfficeBooking } from "../fields.ts";
import { fillLetter, type LetterTemplate, type Told } from "./templates.ts";

/** Both languages, since the office writes to guests of either; by name, or visitors' first view would carry a table of all wording. */
const SPOKEN = {
  en: {
    words: english.declined,
    longDay: englishDates.longDay,
    clock: englishClock,
    why: {
      late: englishWords.late,
      withdrawn: englishWords.withdrawn,
      closed: englishWords.closed,
      full: englishWords.full,
      busy: englishWords.busy,
    },
  },
  es: {
    words: spanish.declined,
    longDay: spanishDates.longDay,
    clock: spanishClock,
    why: {
      late: spanishWords.late,
      withdrawn: spanishWords.withdrawn,
      closed: spanishWords.closed,
      full: spanishWords.full,
      busy: spanishWords.busy,
    },
  },
} satisfies Record<Language, object>;

/**
 * What a guest is written whose booking can't be confirmed, filled in and to be changed before it is sent: why
 * not, and when else there are seats.
 * @param others days and times, empty where there is none
 */
export function declinedLetter(
  booking: Told & Pick<OfficeBooking, "reason">,
  language: Language,
  others: readonly { readonly day: string; readonly time: string }[],
): LetterTemplate {
  const { words, why, longDay, clock } = SPOKEN[language];
  const reasons: Readonly<Record<string, string>> = why;
  const days = others.map(({ day, time }) =>
    [`- ${formatLongDay(day, longDay)}`, time && clock(time)].filter(Boolean).join(", "),
  );
  const parts = [
    words.greeting,
    [words.sorry, reasons[booking.reason] ?? ""].filter(Boolean).join(" "),
    days.length > 0 ? [words.others, ...days].join("\n") : words.noOthers,
    words.end,
  ];
  return {
    subject: fillLetter(words.subject, booking, language),
    text: fillLetter(parts.join("\n\n"), booking, language),
  };
}
