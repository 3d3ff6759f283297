import { formatLongDay } from "#domain/belize-date.ts";
import { formatUsdExact } from "#domain/money.ts";
import type { OfficeBooking } from "../fields.ts";
import { bookingReference } from "../reference.ts";
import { guestCount } from "./wording.ts";

/** A message to a customer with `{placeholders}`, to be changed before it is sent. */
export interface LetterTemplate {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

/** Longest subject and text of a message to a customer, in characters. */
export const LETTER_LIMITS = { subject: 200, text: 5000 } as const;

/** What a letter tells of a booking. */
export type Told = Pick<
  OfficeBooking,
  "id" | "itemName" | "date" | "guests" | "priceCents" | "customer"
>;

const PLACEHOLDERS = new Map<string, (booking: Told) => string>(
  Object.entries({
    first_name: ({ customer }) => customer.firstName,
    last_name: ({ customer }) => customer.lastName,
    reference: ({ id }) => `#${bookingReference(id)}`,
    service: ({ itemName }) => itemName,
    date: ({ date }) => formatLongDay(date),
    day: ({ date }) => date,
    guests: ({ guests }) => guestCount(guests),
    price: ({ priceCents }) => `${formatUsdExact(priceCents)} USD`,
  }),
);

/** What may stand in braces. */
export const PLACEHOLDER_NAMES: readonly string[] = Array.from(PLACEHOLDERS.keys());

/** The text with each known placeholder replaced; what is not known stays as it is, to be seen. */
export function fillLetter(text: string, booking: Told): string {
  return text.replace(
    /\{([a-z_]+)\}/g,
    (whole, name: string) => PLACEHOLDERS.get(name)?.(booking) ?? whole,
  );
}

export const LETTER_TEMPLATES: readonly LetterTemplate[] = [
  {
    name: "Pick-up and meeting point",
    subject: "Your pick-up for {service}, booking {reference}",
    text: "Dear {first_name},\n\nwe look forward to {date}. Where shall we pick you up? Please tell us the name of your hotel or the address, and we will send you the time.\n\nYour booking: {service}, {guests}, {price}, to be paid on site.",
  },
  {
    name: "Ask for another date",
    subject: "Another date for {service}, booking {reference}",
    text: "Dear {first_name},\n\nunfortunately we can't offer {service} on {date}. Which other day would suit you? We will keep your booking for {guests} until we hear from you.",
  },
  {
    name: "Agree on the price",
    subject: "The price of booking {reference}",
    text: "Dear {first_name},\n\nthe price of {service} on {date} for {guests} is {price}. Is that all right for you? As soon as you say yes, your booking is confirmed.",
  },
  {
    name: "Weather or road conditions",
    subject: "News for {service} on {date}",
    text: "Dear {first_name},\n\nbecause of the weather we have to change the plan of {service} on {date}. Please call or write to us, so that we find what suits you best. Your booking is {reference}.",
  },
  {
    name: "Thank you",
    subject: "Thank you for travelling with us",
    text: "Dear {first_name},\n\nthank you for travelling with us. We hope that you enjoyed {service}. If there is anything that we can do better, please answer this mail.",
  },
];
