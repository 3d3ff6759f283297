import { formatLongDay } from "#domain/belize-date.ts";
import { isolated } from "#domain/isolated.ts";
import type { Language } from "#domain/language.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as englishGuests from "../../../messages/en/booking/guests.ts";
import * as englishDates from "../../../messages/en/formats/dates.ts";
import * as english from "../../../messages/en/letters.ts";
import * as spanishGuests from "../../../messages/es/booking/guests.ts";
import * as spanishDates from "../../../messages/es/formats/dates.ts";
import * as spanish from "../../../messages/es/letters.ts";
import type { OfficeBooking } from "../fields.ts";
import { policyHoursOf } from "../guest-acts/policy.ts";
import { bookingReference } from "../reference.ts";

/** A message to a customer with `{placeholders}`, to be changed before it is sent. */
export interface LetterTemplate {
  readonly subject: string;
  readonly text: string;
}

/** Longest subject and text of a message to a customer, in characters. */
export const LETTER_LIMITS = { subject: 200, text: 5000 } as const;

/** What a letter tells of a booking. */
export type Told = Pick<
  OfficeBooking,
  "id" | "itemName" | "date" | "guests" | "priceCents" | "policyHours" | "customer"
>;

/** Both languages, since the office writes to guests of either. */
const SPOKEN = {
  en: { longDay: englishDates.longDay, guestCount: englishGuests.guestCount },
  es: { longDay: spanishDates.longDay, guestCount: spanishGuests.guestCount },
} as const satisfies Record<Language, object>;

const PLACEHOLDERS = new Map<string, (booking: Told, language: Language) => string>(
  Object.entries({
    first_name: ({ customer }: Told) => isolated(customer.firstName),
    last_name: ({ customer }: Told) => isolated(customer.lastName),
    reference: ({ id }: Told) => `#${bookingReference(id)}`,
    service: ({ itemName }: Told) => isolated(itemName),
    date: ({ date }: Told, language: Language) => formatLongDay(date, SPOKEN[language].longDay),
    day: ({ date }: Told) => date,
    guests: ({ guests }: Told, language: Language) => SPOKEN[language].guestCount(guests),
    policy_hours: (booking: Told) => String(policyHoursOf(booking)),
    price: ({ priceCents }: Told) => `${formatUsdExact(priceCents)} USD`,
  }),
);

/** What may stand in braces. */
export const PLACEHOLDER_NAMES: readonly string[] = Array.from(PLACEHOLDERS.keys());

/** The text with each known placeholder replaced; what is not known stays as it is, to be seen. */
export function fillLetter(text: string, booking: Told, language: Language): string {
  return text.replace(
    /\{([a-z_]+)\}/g,
    (whole, name: string) => PLACEHOLDERS.get(name)?.(booking, language) ?? whole,
  );
}

export type LetterName = keyof typeof english.letters;

/** What the office's letters begin with, in the language of the guest. */
export const LETTER_TEMPLATES: Readonly<
  Record<Language, Readonly<Record<LetterName, LetterTemplate>>>
> = { en: english.letters, es: spanish.letters };
