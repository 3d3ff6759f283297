import { isolated } from "#domain/isolated.ts";
import type { Language } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import { longDay as englishLongDay } from "../../../messages/en/formats/dates.ts";
import { clock as englishClock } from "../../../messages/en/formats/times.ts";
import * as englishChanges from "../../../messages/en/mails/changes.ts";
import * as englishComing from "../../../messages/en/pick-up/coming.ts";
import * as englishQuestion from "../../../messages/en/pick-up/question.ts";
import { longDay as spanishLongDay } from "../../../messages/es/formats/dates.ts";
import { clock as spanishClock } from "../../../messages/es/formats/times.ts";
import * as spanishChanges from "../../../messages/es/mails/changes.ts";
import * as spanishComing from "../../../messages/es/pick-up/coming.ts";
import * as spanishQuestion from "../../../messages/es/pick-up/question.ts";
import { bookingReference } from "../reference.ts";
import { toBeAsked } from "../run-sheet/to-be-asked.ts";
import type { ToWrite } from "../run-sheet/to-be-written.ts";
import { whenWords } from "./move-words.ts";
import { askedLines } from "./pick-up-question.ts";

/** Both languages, since the office writes to guests of either. */
const SPOKEN = {
  en: {
    ...englishChanges,
    ...englishQuestion,
    ...englishComing,
    ...{ clock: englishClock, longDay: englishLongDay },
  },
  es: {
    ...spanishChanges,
    ...spanishQuestion,
    ...spanishComing,
    ...{ clock: spanishClock, longDay: spanishLongDay },
  },
} as const satisfies Record<Language, object>;

interface Writing {
  /** Of the operator. */
  readonly company: string;
  /** What the operator says beside it; may be empty. */
  readonly more: string;
}

/** Tells a guest, in the booking's language, when and where the departure is, and asks for what is missing. */
export function comingLetter(
  { booking, departure }: Pick<ToWrite, "booking" | "departure">,
  { company, more }: Writing,
): { readonly subject: string; readonly text: string } {
  const { id, lang, itemName, customer, pickupPlace, pickupNotes } = booking;
  const language = languageOf(lang);
  const words = SPOKEN[language];
  const service = isolated(departure.service?.names?.[language] || itemName);
  const reference = `#${bookingReference(id)}`;
  const where = [pickupPlace, pickupNotes.replace(/\s+/g, " ")].filter(Boolean).join(", ");
  const missing = toBeAsked(booking, departure);
  const lines = [
    words.greeting(isolated(customer.firstName), company),
    words.about(service, whenWords(departure, words), reference),
    where && words.pickUp(isolated(where.replace(/[\s.]+$/, ""))),
    missing.length > 0 && words.missing,
    ...askedLines(booking, { missing, item: departure.service?.item, language }),
    more.trim(),
    words.thanks,
  ];
  return { subject: words.subject(service, reference), text: lines.filter(Boolean).join("\n") };
}
