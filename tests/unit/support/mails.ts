import { expect } from "vitest";
import { storedAtMs } from "#domain/booking/booking.ts";
import { BUILT_IN_TEMPLATES } from "#domain/booking/letters/mail-templates.ts";
import { BLANK, officeBookingOf } from "#domain/booking/office/fields.ts";
import { reminderPlanOf } from "#domain/reminders/plan.ts";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";
import { placesOf } from "#domain/site/pick-up-places.ts";
import type { BookingFacts } from "../../../src/server/letters/booking-rows.ts";
import { calendarFile } from "../../../src/server/letters/calendar-file.ts";
import { customerCancelledMail } from "../../../src/server/letters/cancelled-mails.ts";
import { agreedMail, customerMail } from "../../../src/server/letters/guest-mails.ts";
import { messageMail } from "../../../src/server/letters/office-mails.ts";
import { operatorMail } from "../../../src/server/letters/operator-mails.ts";
import { type MailContent, renderHtml, renderText } from "../../../src/server/mail/html.ts";

export const SITE = {
  siteTitle: "Cayo Wayfarers",
  contactEmail: "reservations@cayowayfarers.example",
  contactPhone: "+501 600-0100",
  adminRecipient: "desk@cayowayfarers.example",
  notifyAdminOnNewBooking: true,
  sendConfirmationToCustomer: true,
  dailySummary: false,
  customerMailsADay: 500,
  templates: BUILT_IN_TEMPLATES,
  places: placesOf(null, "en"),
  depositHow: { en: "To Belize Bank, account 12-345.", es: "Al Belize Bank, cuenta 12-345." },
  depositReminders: true,
  reminders: reminderPlanOf(null),
  logoUrl: "",
};
export const APP_URL = "https://cayo.example";
export const BOOKING: BookingFacts = {
  ...officeBookingOf(BLANK),
  id: "k7m2q9xdabcde01",
  type: "tour",
  itemId: 1,
  item: BUILT_IN_SITE.tours[0],
  itemName: "Xunantunich & Cave Tubing",
  date: "2026-06-20",
  guests: 3,
  priceCents: 1540_00,
  quotedCents: 1540_00,
  status: "confirmed",
  customer: {
    firstName: "Ixchel",
    lastName: "Ak'bal",
    email: "ixchel@example.com",
    phone: "+501 600-0199",
  },
  createdAt: "2026-06-11 05:30:00.000Z",
  source: "web",
  requirements: ["A hat & water", "Shoes that can get wet"],
  itinerary: BUILT_IN_SITE.details[1]?.itinerary ?? [],
  unsigned: 0,
  tripUrl: `${APP_URL}/trip#k7m2q9xdabcde01m0123`,
};
/** Who has booked, but for what is said. */
export const guest = (changes: Partial<BookingFacts["customer"]>) => ({
  customer: { ...BOOKING.customer, ...changes },
});
/** What a booking of a transfer has otherwise. */
export const RIDE = {
  type: "transfer",
  itemId: 3,
  item: BUILT_IN_SITE.transfers[2],
  itemName: "Airport to Hopkins",
  requirements: [],
  itinerary: [],
} as const satisfies Partial<BookingFacts>;
export const customer = (changes: Partial<BookingFacts> = {}, templates = BUILT_IN_TEMPLATES.en) =>
  customerMail(
    { ...BOOKING, ...changes },
    {
      ...SITE,
      templates: { ...BUILT_IN_TEMPLATES, en: templates },
    },
  );
/** Each kind of mail that goes to a guest because the office has done something. */
export const fromOffice = (changes: Partial<BookingFacts> = {}) => {
  const booking = { ...BOOKING, ...changes };
  const message = { subject: "News", text: "See you soon." };
  return [
    agreedMail(booking, SITE),
    messageMail(booking, message, SITE),
    customerMail(booking, SITE, { isTrusted: true }),
  ];
};
export const cancelled = (changes: Partial<BookingFacts> = {}) =>
  customerCancelledMail({ ...BOOKING, status: "cancelled", ...changes }, SITE);
/** The file that goes with each. */
export const calendar = (changes: Partial<BookingFacts> = {}) =>
  calendarFile({ ...BOOKING, ...changes }, SITE, storedAtMs(BOOKING) + 60_000);
export const operator = (changes: Partial<BookingFacts> = {}) =>
  operatorMail({ ...BOOKING, ...changes }, APP_URL, SITE);

/** What a reader of the HTML part sees: its text and the addresses behind its links. */
export function textOfHtml(mail: MailContent): string {
  return renderHtml(mail, "en")
    .replace(/<title>.*?<\/title>/, "")
    .replace(/<a href="([^"]*)"[^>]*>/g, "$1 ")
    .replace(/<br>/g, "\n")
    .replace(/<[^>]+>/g, "\n")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");
}

/** Both parts say each of these, since mail programs show one of them. */
export function expectBothToSay(mail: MailContent, phrases: readonly string[]): void {
  for (const phrase of phrases) {
    expect(renderText(mail), "text part").toContain(phrase);
    expect(textOfHtml(mail), "HTML part").toContain(phrase);
  }
}
export function expectNeitherToSay(mail: MailContent, phrase: string): void {
  expect(renderText(mail), "text part").not.toContain(phrase);
  expect(textOfHtml(mail), "HTML part").not.toContain(phrase);
}
