import { expect } from "vitest";
import { BUILT_IN_TEMPLATES } from "#domain/booking/mail-templates.ts";
import {
  type BookingFacts,
  customerMail,
  operatorMail,
} from "../../../src/server/mail/booking-mails.ts";
import { type MailContent, renderHtml, renderText } from "../../../src/server/mail/html.ts";

const SITE = {
  siteTitle: "Cayo Wayfarers",
  contactEmail: "reservations@cayowayfarers.example",
  contactPhone: "+501 600-0100",
  adminRecipient: "desk@cayowayfarers.example",
  notifyAdminOnNewBooking: true,
  sendConfirmationToCustomer: true,
  dailySummary: false,
  customerMailsADay: 500,
  templates: BUILT_IN_TEMPLATES,
  logoUrl: "",
};
const APP_URL = "https://cayo.example";
const BOOKING: BookingFacts = {
  id: "k7m2q9xdabcde01",
  type: "tour",
  itemName: "Xunantunich & Cave Tubing",
  bookingDate: "2026-06-20",
  departureTime: "",
  guests: 3,
  priceCents: 1540_00,
  quotedCents: 1540_00,
  status: "confirmed",
  reason: "",
  isCancelledByCustomer: false,
  firstName: "Ixchel",
  lastName: "Ak'bal",
  email: "ixchel@example.com",
  phone: "+501 600-0199",
  specialRequests: "",
  createdAtMs: Date.parse("2026-06-11T05:30:00Z"),
  madeAtMs: null,
  requirements: ["A hat & water", "Shoes that can get wet"],
};
export const customer = (changes: Partial<BookingFacts> = {}, templates = BUILT_IN_TEMPLATES) =>
  customerMail({ ...BOOKING, ...changes }, { ...SITE, templates });
export const operator = (changes: Partial<BookingFacts> = {}) =>
  operatorMail({ ...BOOKING, ...changes }, APP_URL, SITE);

/** What a reader of the HTML part sees: its text and the addresses behind its links. */
export function textOfHtml(mail: MailContent): string {
  return renderHtml(mail)
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
