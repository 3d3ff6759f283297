import { reasonOf } from "#domain/departures/departures.ts";
import type { GuestNews } from "#domain/departures/guest-news.ts";
import { isolated } from "#domain/isolated.ts";
import type { Language } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import { longDay as englishLongDay } from "../../../messages/en/formats/dates.ts";
import { clock as englishClock } from "../../../messages/en/formats/times.ts";
import * as english from "../../../messages/en/mails/changes.ts";
import { changedSubject as englishSubject } from "../../../messages/en/mails/guest.ts";
import { greeting as englishGreeting } from "../../../messages/en/pick-up/question.ts";
import { longDay as spanishLongDay } from "../../../messages/es/formats/dates.ts";
import { clock as spanishClock } from "../../../messages/es/formats/times.ts";
import * as spanish from "../../../messages/es/mails/changes.ts";
import { changedSubject as spanishSubject } from "../../../messages/es/mails/guest.ts";
import { greeting as spanishGreeting } from "../../../messages/es/pick-up/question.ts";
import type { OfficeBooking } from "../fields.ts";
import type { Bookable } from "../office/booking.ts";
import { bookingReference } from "../reference.ts";
import { moveWords, type When, whenWords } from "./move-words.ts";

/** Both languages, since the office writes to guests of either. */
const SPOKEN = {
  en: {
    ...english,
    clock: englishClock,
    longDay: englishLongDay,
    subject: englishSubject,
    greeting: englishGreeting,
  },
  es: {
    ...spanish,
    clock: spanishClock,
    longDay: spanishLongDay,
    subject: spanishSubject,
    greeting: spanishGreeting,
  },
} as const satisfies Record<Language, object>;

interface Telling {
  readonly news: GuestNews;
  /** Of the operator. */
  readonly company: string;
  /** Undefined where the device has none. */
  readonly service: Bookable | undefined;
  /** What the operator says beside a closing's own reason; may be empty. */
  readonly reason: string;
}

/** Tells a guest, in the booking's language, what has become of the departure, why, and what next. */
export function departureLetter(
  { id, lang, itemName, customer }: OfficeBooking,
  { news, company, service, reason }: Telling,
): { readonly subject: string; readonly text: string } {
  const language = languageOf(lang);
  const words = SPOKEN[language];
  const { from, to, closing } = news;
  const shown = ({ day, time }: When) => ({ day, time: time || (service?.startTime ?? "") });
  const called = isolated(service?.names?.[language] || itemName);
  const reference = `#${bookingReference(id)}`;
  const why = reason || (closing ? reasonOf(closing, language) : "");
  const lines = [
    words.greeting(isolated(customer.firstName), company),
    words.about(called, reference),
    to ? moveWords(shown(from), shown(to), words) : words.closed(whenWords(shown(from), words)),
    why && words.reason(isolated(why.replace(/[\s.]+$/, ""))),
    `${to ? words.unsuitable : words.anotherDay} ${words.answer}`,
  ];
  return { subject: words.subject(called, reference), text: lines.filter(Boolean).join("\n") };
}
