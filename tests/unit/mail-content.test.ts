import { describe, expect, test } from "vitest";
import {
  type BookingFacts,
  customerMail,
  operatorMail,
} from "../../src/server/mail/booking-mails.ts";
import {
  escapeHtml,
  type MailContent,
  renderHtml,
  renderText,
  withoutLinks,
} from "../../src/server/mail/html.ts";

const SITE = {
  siteTitle: "Cayo Wayfarers",
  contactEmail: "reservations@cayowayfarers.example",
  contactPhone: "+501 600-0100",
  adminRecipient: "desk@cayowayfarers.example",
  notifyAdminOnNewBooking: true,
  sendConfirmationToCustomer: true,
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
  firstName: "Ixchel",
  lastName: "Ak'bal",
  email: "ixchel@example.com",
  phone: "+501 600-0199",
  specialRequests: "",
  createdAtMs: Date.parse("2026-06-11T05:30:00Z"),
  madeAtMs: null,
  requirements: ["A hat & water", "Shoes that can get wet"],
};
const customer = (changes: Partial<BookingFacts> = {}) =>
  customerMail({ ...BOOKING, ...changes }, SITE);
const operator = (changes: Partial<BookingFacts> = {}) =>
  operatorMail({ ...BOOKING, ...changes }, APP_URL);

/** What a reader of the HTML part sees: its text and the addresses behind its links. */
function textOfHtml(mail: MailContent): string {
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
function expectBothToSay(mail: MailContent, phrases: readonly string[]): void {
  for (const phrase of phrases) {
    expect(renderText(mail), "text part").toContain(phrase);
    expect(textOfHtml(mail), "HTML part").toContain(phrase);
  }
}
function expectNeitherToSay(mail: MailContent, phrase: string): void {
  expect(renderText(mail), "text part").not.toContain(phrase);
  expect(textOfHtml(mail), "HTML part").not.toContain(phrase);
}

describe("the customer's mail", () => {
  test("says all that the traveller needs, in both parts", () => {
    const mail = customer();
    expect(mail.subject).toBe("Booking confirmed: Xunantunich & Cave Tubing #K7M2Q9XD");
    expectBothToSay(mail, [
      "Booking Confirmed!",
      "Dear Ixchel,",
      "#K7M2Q9XD",
      "Xunantunich & Cave Tubing",
      "Saturday, June 20, 2026",
      "3 people",
      "$1,540.00 USD (about BZ$3,080)",
      "Pay On Site",
      "June 10, 2026, 11:30 PM (Belize time)",
      "What to bring",
      "A hat & water",
      "15 minutes early",
      "by cash (USD or BZD) or by major credit card",
      "Cancel or reschedule at least 48 hours ahead",
      "+501 600-0100",
      "https://wa.me/5016000100?text=Hello%2C%20this%20is%20about%20my%20booking%20%23K7M2Q9XD.",
      "reservations@cayowayfarers.example",
    ]);
  });

  test("of a transfer for one has its own words, and the time of departure when there is one", () => {
    const ride = { type: "transfer", itemName: "Airport to Hopkins", requirements: [] } as const;
    const mail = customer({ ...ride, guests: 1, departureTime: "07:30" });
    expectBothToSay(mail, ["Transfer", "1 person", "07:30 (Belize time)", "passports"]);
    expectNeitherToSay(customer(ride), "Departure");
  });

  test("names the time of the act when the device told it", () => {
    const mail = customer({ madeAtMs: Date.parse("2026-06-01T20:05:00Z") });
    expectBothToSay(mail, ["June 1, 2026, 2:05 PM (Belize time)"]);
  });

  test.each([
    ["late", "We have your booking. The date has passed. We will confirm it by e-mail or phone."],
    ["late", "Please tell us another date that suits you."],
    [
      "price",
      "We have your booking. The price has changed from $1,500 to $1,540. We will confirm it by e-mail or phone.",
    ],
    [
      "withdrawn",
      "We have your booking. This service is not offered at the moment. We will confirm it by e-mail or phone.",
    ],
    ["review", "We have your booking. We will confirm it by e-mail or phone."],
  ] as const)("of a booking that waits (%s) says: %s", (reason, sentence) => {
    const mail = customer({ status: "pending", reason, quotedCents: 1500_00 });
    expect(mail.subject).toBe("Booking received: Xunantunich & Cave Tubing #K7M2Q9XD");
    expectBothToSay(mail, ["Booking Received", sentence]);
    expect(`${renderText(mail)}${textOfHtml(mail)}`.toLowerCase()).not.toContain("confirmed");
  });
});

describe("the operator's mail", () => {
  test("says who comes, for what, and how to reach them", () => {
    const mail = operator({ specialRequests: "no nuts\nvegetarian" });
    expect(mail.subject).toBe(
      "New booking: Xunantunich & Cave Tubing, 2026-06-20, 3 people #K7M2Q9XD",
    );
    expectBothToSay(mail, [
      "Ixchel Ak'bal",
      "ixchel@example.com",
      "+501 600-0199",
      "no nuts\nvegetarian",
      "Saturday, June 20, 2026",
      "$1,540.00 USD",
      "Confirmed",
      "Received",
      "https://cayo.example/admin/bookings",
    ]);
    expectBothToSay(operator(), ["None"]);
  });

  test.each([
    ["late", "The date has passed."],
    ["price", "The price has changed from $1,500 to $1,540."],
    ["withdrawn", "This service is not offered at the moment."],
    ["review", "It was set aside for a look."],
  ] as const)("asks for a decision (%s): %s", (reason, sentence) => {
    const mail = operator({ status: "pending", reason, quotedCents: 1500_00 });
    expect(mail.subject).toMatch(/^Booking needs a decision: /);
    expectBothToSay(mail, ["A booking needs your decision", sentence, "Pending"]);
    expectNeitherToSay(mail, "Confirmed");
  });
});

describe("what strangers wrote", () => {
  const EVIL = `<img src=x onerror="alert('1')">&amp;<script>`;

  test("is never markup, whichever field it stands in", () => {
    const fields = ["firstName", "lastName", "phone", "specialRequests", "itemName"] as const;
    for (const field of fields) {
      for (const mail of [customer({ [field]: EVIL }), operator({ [field]: EVIL })]) {
        expect(renderHtml(mail), field).not.toMatch(/<img|<script/);
      }
    }
    expectBothToSay(operator({ specialRequests: EVIL }), [EVIL]);
  });

  test("is escaped once, character by character", () => {
    expect(escapeHtml(`<a href="x">'&amp;'</a>`)).toBe(
      "&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/a&gt;",
    );
  });

  test.each([
    ["Buy at https://evil.example/x now", "Buy at … now"],
    ["HTTP://EVIL.EXAMPLE", "…"],
    ["ftp://evil.example", "…"],
    ["www.evil.example/x?y Ann", "… Ann"],
    ["go evil.example/x", "go evil. example/x"],
    ["ann@evil.example", "ann@evil. example"],
    ["пример.бел", "пример. бел"],
  ])("does not carry an address in the greeting: %s", (name, greeting) => {
    expect(withoutLinks(name)).toBe(greeting);
    expectBothToSay(customer({ firstName: name }), [`Dear ${greeting},`]);
  });

  test.each(["J. R.", "J.R.", "Dr. Ann", "O'Neill-Smith", "Ann St. Clair"])(
    "keeps the name %s as it is",
    (name) => {
      expect(withoutLinks(name)).toBe(name);
    },
  );
});
