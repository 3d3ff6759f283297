import { describe, expect, test } from "vitest";
import { BUILT_IN_TEMPLATES } from "#domain/booking/letters/mail-templates.ts";
import { priceLine } from "#domain/price/lines.ts";
import { linesAgreed } from "#domain/price/repriced.ts";
import type { BookingFacts } from "../../../src/server/letters/booking-rows.ts";
import { linesChanged, whatChanged } from "../../../src/server/letters/changes.ts";
import { withoutStrangersWords } from "../../../src/server/letters/strangers-words.ts";
import { renderText } from "../../../src/server/mail/html.ts";
import {
  BOOKING,
  calendar,
  cancelled,
  customer,
  expectBothToSay,
  expectNeitherToSay,
  fromOffice,
  operator,
  RIDE,
  SITE,
  textOfHtml,
} from "../support/mails.ts";

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
      "June 10, 2026, 11:30 pm (Belize time)",
      "What to bring",
      "A hat & water",
      "7:30 am (Belize time), Pick-up at your hotel in San Ignacio or Santa Elena",
      "15 minutes early",
      "by cash (USD or BZD) or by major credit card",
      "Cancel or reschedule at least 48 hours ahead",
      "+501 600-0100",
      "https://wa.me/5016000100?text=Hello%2C%20this%20is%20about%20my%20booking%20%23K7M2Q9XD.",
      "tel:+5016000100",
      "https://cayo.example/trip#k7m2q9xdabcde01m0123",
      "reservations@cayowayfarers.example",
    ]);
  });

  test("says what is to be paid ahead and how, and what of it has come", () => {
    const ahead = { depositCents: 87_00, depositBy: "2026-06-06" };
    const how = "To Belize Bank, account 12-345.";
    const due = "$87.00 USD by Saturday, June 6, 2026";
    const begins = "Please pay the deposit by its day";
    expectBothToSay(customer(ahead), [due, how, begins, "The deposit ahead, the rest on site"]);
    expectNeitherToSay(customer(ahead), "No payment is needed now");
    expectBothToSay(customer({ ...ahead, paidCents: 50_00 }), [`${due}; $50.00 USD of it is paid`]);
    expectBothToSay(customer({ ...ahead, paidCents: 87_00 }), ["$87.00 USD, paid. Thank you!"]);
    for (const paidCents of [0, 50_00, 87_00]) {
      expectBothToSay(customer({ ...ahead, paidCents }), ["Pay what is left on arrival"]);
    }
    expectNeitherToSay(customer({ ...ahead, paidCents: 87_00 }), how);
    expectNeitherToSay(customer({ ...ahead, status: "pending" }), how);
    expectNeitherToSay(cancelled(ahead), "$87.00");
    expectBothToSay(operator(ahead), [due]);
    const now = { ...BOOKING, ...ahead };
    expect(whatChanged(BOOKING, now).paragraphs).toEqual([`What has changed:\nDeposit: ${due}`]);
  });

  test("says nothing of paying on site where all of it is paid ahead", () => {
    const mail = customer({ depositCents: 1540_00, depositBy: "2026-06-06" });
    expectBothToSay(mail, [
      "Your booking is confirmed. Please pay it by its day, as you read below.",
      ...["$1,540.00 USD by Saturday, June 6, 2026", "Ahead of your trip"],
    ]);
    for (const phrase of ["on site", "On Site", "on arrival"]) expectNeitherToSay(mail, phrase);
  });

  test("of a cancellation says what was paid until then, and not that nothing was", () => {
    const said = "You have paid $87.00 USD until then";
    for (const cancelledBy of ["customer", ""]) {
      expectBothToSay(cancelled({ cancelledBy }), ["Nothing was paid online."]);
      expectBothToSay(cancelled({ cancelledBy, paidCents: 87_00 }), [said]);
      expectNeitherToSay(cancelled({ cancelledBy, paidCents: 87_00 }), "Nothing was paid");
    }
  });

  test("asks nobody for what is paid, whoever has the mail sent once more", () => {
    for (const mail of [customer({ paidCents: 1540_00 }), fromOffice({ paidCents: 1540_00 })[2]]) {
      if (!mail) throw new Error("no mail");
      expectBothToSay(mail, ["confirmed and paid in full", "Paid in full"]);
      for (const asked of ["on site", "On Site", "Pay on arrival"]) expectNeitherToSay(mail, asked);
    }
    const part = customer({ paidCents: 40_00 });
    expectBothToSay(part, ["Thank you for your payment", "Pay what is left on arrival"]);
    expectBothToSay(part, ["Paid so far $40.00 USD, to pay on site $1,500.00 USD"]);
    expect(calendar({ paidCents: 1540_00 }).content).toContain("Paid in full");
  });

  test("of a transfer for one has its own words, and is early only for a time that stands", () => {
    const mail = customer({ ...RIDE, guests: 1, departureTime: "07:30" });
    expectBothToSay(mail, ["Transfer", "1 person", "7:30 am (Belize time)", "passports"]);
    expectBothToSay(mail, ["15 minutes early"]);
    const waits = customer({ ...RIDE, departureTime: "07:30", status: "pending", reason: "full" });
    expectNeitherToSay(waits, "15 minutes early");
    for (const untimed of [RIDE, { itinerary: [] }, { ...RIDE, pickupNotes: "Gate 2" }]) {
      expectBothToSay(customer(untimed), ["We agree the pick-up time with you"]);
      expectNeitherToSay(customer(untimed), "15 minutes early");
    }
    const asking = "so that the driver finds you";
    expectBothToSay(customer({ ...RIDE, pickupNotes: "Gate 2" }), ["Gate 2", asking]);
    const settled = {
      ...RIDE,
      ...{ departureTime: "07:30", pickupNotes: "Gate 2", flightNumber: "AA 1234" },
    };
    expectNeitherToSay(customer(settled), asking);
  });

  test("the address that a stranger names is told of no place and flight but those that we know", () => {
    const told = (said: object) => {
      const booking = { ...BOOKING, ...RIDE, departureTime: "15:10", ...said };
      return customer(withoutStrangersWords(booking, SITE));
    };
    const [airport = ""] = SITE.places;
    const known = told({ pickupPlace: airport, flightNumber: "aa 1234", luggage: 3, adults: 2 });
    expectBothToSay(known, [`3:10 pm (Belize time), ${airport}`, "aa 1234", "2 adults", "luggage"]);
    const spam = told({ pickupPlace: "Win at bad.example", flightNumber: "bad.example" });
    expectNeitherToSay(spam, "bad.example");
    expectBothToSay(spam, ["the place that you gave us", "the flight that you gave us"]);
    expectNeitherToSay(spam, "Still needed");
    const code = told({ code: "BAD.EXAMPLE" });
    expectNeitherToSay(code, "BAD.EXAMPLE");
    expectBothToSay(code, ["the code that you gave us – does not hold for this booking"]);
    expectBothToSay(operator({ code: "BAD.EXAMPLE" }), ["BAD.EXAMPLE – does not hold"]);
    expectNeitherToSay(told({ code: "SUMMER", codeUsed: "SUMMER" }), "SUMMER");
  });

  test("what is still to be learnt is asked of the guest, and told to the operator", () => {
    expectBothToSay(customer(RIDE), ["Still needed", "pick-up time, flight number"]);
    expectBothToSay(operator(RIDE), ["Still missing", "pick-up time, flight number"]);
    const said = { ...RIDE, departureTime: "15:10", flightNumber: "AA 1234" };
    expectNeitherToSay(customer(said), "Still needed");
    expectBothToSay(operator(said), ["AA 1234"]);
    expectNeitherToSay(operator({ ...RIDE, status: "cancelled" }), "Still missing");
  });

  test("once time and place are agreed, each mail says these and no others", () => {
    const agreed = { departureTime: "06:15", pickupNotes: "Lobby, white van" };
    const mails = [customer(agreed), operator(agreed), cancelled(agreed), ...fromOffice(agreed)];
    for (const mail of mails) {
      expectBothToSay(mail, ["6:15 am (Belize time), Lobby, white van"]);
      expectNeitherToSay(mail, "7:30 am");
      expectNeitherToSay(mail, "your hotel");
    }
    const [ofAgreeing] = fromOffice(agreed);
    expect(ofAgreeing?.subject).toBe("Your pick-up: Xunantunich & Cave Tubing #K7M2Q9XD");
    // taken back, as by a move to another service
    const [ofMoving] = fromOffice({ ...RIDE });
    expect(ofMoving?.subject).toBe("Your booking has changed: Airport to Hopkins #K7M2Q9XD");
    expect(ofMoving?.heading).toBe("Your booking has changed");
  });

  test("repeats what was asked for where the office has it sent, else that it has come", () => {
    const specialRequests = "No nuts, please";
    for (const mail of fromOffice({ specialRequests })) expectBothToSay(mail, [specialRequests]);
    expectBothToSay(customer({ specialRequests }), ["We have what you wrote to us."]);
    expectNeitherToSay(customer(), "Special requests");
  });

  test("brings the calendar file that the device would make", () => {
    const { name, content } = calendar({ departureTime: "06:15", pickupNotes: "Lobby" });
    expect(name).toBe("cayo-wayfarers-K7M2Q9XD.ics");
    for (const line of [
      "UID:k7m2q9xdabcde01@cayowayfarers.example",
      "SEQUENCE:61",
      "DTSTART:20260620T121500Z",
      "LOCATION:Lobby",
      'ORGANIZER;CN="Cayo Wayfarers":mailto:reservations@cayowayfarers.example',
    ]) {
      expect(content.replace(/\r\n /g, "")).toContain(`\r\n${line}\r\n`);
    }
    expect(calendar({ status: "cancelled" }).content).toContain("STATUS:CANCELLED");
  });

  const PRICE = [priceLine("base", 1, 225_00), priceLine("extra", 2, 25_00)];

  test("says what the price is made of, where that is more than the total", () => {
    const lines = linesAgreed(PRICE, 260_50, "Comes back each year");
    const priced = { priceLines: JSON.stringify(lines), priceCents: 260_50 };
    for (const mail of [customer(priced), ...fromOffice(priced), operator(priced)]) {
      expectBothToSay(mail, [
        ...["Base fare, 1-2 passengers: $225", "$25 × 2 extra: $50"],
        ...["By agreement (Comes back each year): −$14.50", "$260.50 USD (about BZ$521)"],
      ]);
    }
    // one below the other, as wide as the longest name is
    expect(renderText(customer(priced))).toMatch(
      /Price: {10}Base.+\n {16}\$25 × .+\n {16}By agree/,
    );
    const single = {
      priceLines: JSON.stringify([priceLine("guests", 3, 180_00)]),
      priceCents: 540_00,
    };
    for (const said of [single, {}, { ...priced, priceCents: 275_00 }]) {
      expectNeitherToSay(customer(said), "Price:");
      expectNeitherToSay(customer(said), "\nPrice\n");
    }
  });

  test("names the time of the act when the device told it", () => {
    const mail = customer({ madeAt: "2026-06-01T20:05:00Z" });
    expectBothToSay(mail, ["June 1, 2026, 2:05 pm (Belize time)"]);
  });

  test.each([
    [
      "late",
      "We have your booking. The date has passed. Please tell us another date that suits you.",
    ],
    [
      "price",
      "We have your booking. The price has changed from $1,500 to $1,540. We will confirm it by e-mail or phone.",
    ],
    [
      "withdrawn",
      "We have your booking. This service is not offered at the moment. We will confirm it by e-mail or phone.",
    ],
    [
      "full",
      "We have your booking. That departure is full. We will look for another day or time for you, and tell you by e-mail or phone.",
    ],
    ["review", "We have your booking. We will confirm it by e-mail or phone."],
  ] as const)("of a booking that waits (%s) says: %s", (reason, sentence) => {
    const mail = customer({ status: "pending", reason, quotedCents: 1500_00 });
    expect(mail.subject).toBe("Booking received: Xunantunich & Cave Tubing #K7M2Q9XD");
    expectBothToSay(mail, ["Booking Received", sentence]);
    expect(`${renderText(mail)}${textOfHtml(mail)}`.toLowerCase()).not.toContain("confirmed");
  });
});

describe("what has changed since the guest was told", () => {
  const ride = { ...BOOKING, ...RIDE };
  const timed = { ...ride, departureTime: "15:10" };
  test.each<[string, BookingFacts, BookingFacts, string[], boolean]>([
    ["nothing", BOOKING, BOOKING, [], false],
    ["the usual time by name", BOOKING, { ...BOOKING, departureTime: "07:30" }, [], false],
    [
      "a day without a time",
      ride,
      { ...ride, date: "2026-06-21" },
      ["Your booking has been moved from Saturday, June 20, 2026 to Sunday, June 21, 2026."],
      true,
    ],
    [
      "a time",
      BOOKING,
      { ...BOOKING, departureTime: "13:00" },
      [
        "The time of your booking on Saturday, June 20, 2026 has changed from 7:30 am to 1:00 pm (Belize time).",
      ],
      true,
    ],
    [
      "a time and a place that there were not",
      ride,
      { ...timed, pickupNotes: "Gate 2\nat the doors" },
      ["What has changed:\nTime: 3:10 pm (Belize time)\nPick-up: Gate 2, at the doors"],
      false,
    ],
    [
      "a service, and what went with it",
      { ...timed, flightNumber: "AA 1234" },
      { ...BOOKING, departureTime: "15:10" },
      [
        "What has changed:\nTour: Xunantunich & Cave Tubing (before: Airport to Hopkins)\nFlight: none (before: AA 1234)",
      ],
      true,
    ],
  ])("%s", (_what, told, now, paragraphs, isReplaced) => {
    expect(whatChanged(told, now)).toEqual({ paragraphs, isReplaced });
  });

  test("the operator hears of what a guest has taken away", () => {
    const lunch = { ...priceLine("added", 2, 0), id: "lunch", names: { en: "Lunch" } };
    const lines = [priceLine("guests", 2, 770_00), lunch];
    const before = { ...BOOKING, priceLines: JSON.stringify(lines) };
    const now = { ...BOOKING, priceLines: JSON.stringify(lines.slice(0, 1)) };
    expect(linesChanged(before, now)).toEqual(["Extras: none (before: 2\u00a0× Lunch)"]);
    expect(linesChanged(now, before)).toEqual(["Extras: 2\u00a0× Lunch"]);
  });
});

test.each([
  ["late", "The date has passed.", "Please tell us another date that suits you."],
  [
    "busy",
    "We have nobody free for it at that time.",
    "We will look for another day or time for you, and tell you by e-mail or phone.",
  ],
] as const)(
  "of what can't be confirmed (%s) no mail promises it; the operator's own words stay",
  (reason, why, end) => {
    const waiting = { status: "pending", reason } as const;
    expectNeitherToSay(customer(waiting), "We will confirm it");
    const received = { subject: "Thank you", text: "Dear {first_name},\n\nwe look into it. {why}" };
    expectBothToSay(customer(waiting, { ...BUILT_IN_TEMPLATES.en, received }), [
      `we look into it. ${why}`,
      end,
    ]);
  },
);

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
      "no nuts",
      "vegetarian",
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
