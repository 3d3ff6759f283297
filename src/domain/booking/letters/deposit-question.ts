import { type BelizeDay, formatLongDay } from "#domain/belize-date.ts";
import { missingDepositCents } from "#domain/deposit/owed.ts";
import { isolated } from "#domain/isolated.ts";
import type { Language } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import { formatUsdExact } from "#domain/money.ts";
import { type DepositTexts, depositHow } from "#domain/site/deposit-texts.ts";
import * as english from "../../../messages/en/booking/deposit-question.ts";
import { longDay as englishLongDay } from "../../../messages/en/formats/dates.ts";
import { greeting as englishGreeting } from "../../../messages/en/pick-up/question.ts";
import * as spanish from "../../../messages/es/booking/deposit-question.ts";
import { longDay as spanishLongDay } from "../../../messages/es/formats/dates.ts";
import { greeting as spanishGreeting } from "../../../messages/es/pick-up/question.ts";
import type { OfficeBooking } from "../fields.ts";
import type { Bookable } from "../office/booking.ts";
import { bookingReference } from "../reference.ts";

/** Both languages, since the office writes to guests of either. */
const SPOKEN = {
  en: { ...english, longDay: englishLongDay, greeting: englishGreeting },
  es: { ...spanish, longDay: spanishLongDay, greeting: spanishGreeting },
} as const satisfies Record<Language, object>;

interface Asking {
  /** Of the operator. */
  readonly company: string;
  /** What the service is called in other languages. */
  readonly names?: Bookable["names"] | undefined;
  /** How a deposit is paid. */
  readonly texts: DepositTexts;
  readonly today: BelizeDay;
}

/** Asks a guest, in the booking's language, for what is missing of the deposit, and says how it is paid. */
export function depositQuestion(
  booking: OfficeBooking,
  { company, names, texts, today }: Asking,
): { readonly subject: string; readonly text: string } {
  const { id, lang, date, itemName, customer, depositBy } = booking;
  const language = languageOf(lang);
  const words = SPOKEN[language];
  const service = isolated(names?.[language] || itemName);
  const reference = `#${bookingReference(id)}`;
  const say = depositBy < today ? words.missing : words.asked;
  const amount = formatUsdExact(missingDepositCents(booking, today));
  const lines = [
    words.greeting(isolated(customer.firstName), company),
    words.about(service, formatLongDay(date, words.longDay), reference),
    say(amount, formatLongDay(depositBy, words.longDay)),
    depositHow(texts, language),
    words.thanks,
  ];
  return { subject: words.subject(service, reference), text: lines.filter(Boolean).join("\n") };
}
