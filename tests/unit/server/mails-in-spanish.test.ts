import { describe, expect, test } from "vitest";
import { fillLetter, LETTER_TEMPLATES } from "#domain/booking/letters/templates.ts";
import { priceLine } from "#domain/price/lines.ts";
import type { Receipt } from "#domain/receipts/receipt.ts";
import * as english from "../../../src/server/letters-main.ts";
import { type MailContent, renderHtml, renderText } from "../../../src/server/mail/html.ts";
import { APP_URL, BOOKING, guest, RIDE, SITE } from "../support/mails.ts";
import { inSpanish } from "../support/spanish.ts";

type Letters = typeof english;
const spanish = await inSpanish<Letters>("server/letters-main.ts");

/** What a Spanish catalogue says of what is booked. */
const TOLD = {
  itemName: "Tikal",
  requirements: ["Gorra y agua"],
  itinerary: [
    { time: "06:00", activity: "Lo recogemos en San Ignacio" },
    { time: "15:00", activity: "Regreso" },
  ],
  item: { ...BOOKING.item, location: "Tikal, Guatemala" } as typeof BOOKING.item,
  madeAt: "2026-12-01T20:05:00Z",
  date: "2026-12-05",
  ...guest({ firstName: "José", lastName: "Xol" }),
};
const TOUR = { ...BOOKING, ...TOLD };
const TRANSFER = { ...TOUR, ...RIDE, itemName: "Flores", specialRequests: "Silla" };
const SAID = {
  ...{ pickupPlace: "buy at x.co", flightNumber: "buy at x.co", adults: 2, childrenAges: "1, 9" },
  ...{ luggage: 4, childSeats: 1 },
};
/** Of each kind that lines are of. */
const PRICED = {
  priceLines: JSON.stringify([
    ...[priceLine("group", 1, 80_00), priceLine("base", 1, 225_00), priceLine("extra", 2, 25_00)],
    ...[priceLine("guests", 3, 10_00), { ...priceLine("agreed", 1, -5_00), reason: "Hola" }],
  ]),
  priceCents: 380_00,
};
const PENDING = { status: "pending", quotedCents: 1500_00 } as const;
const SUMMARY = {
  ...{ day: "2026-12-05", newBookings: 3, decisions: 1, mailsFailed: 0, lastBackup: "" },
  ...{ isDiskLow: true, tomorrow: [] },
  today: [
    { time: "", itemName: "Tikal", bookings: 1, guests: 1, incomplete: 0 },
    { time: "07:30", itemName: "Flores", bookings: 2, guests: 4, incomplete: 1 },
  ],
};
const MESSAGE = {
  ...{ name: "José Xol", email: "jose@example.com", phone: "610 2233", subject: "" },
  ...{ message: "Hola", createdAtMs: Date.parse("2026-12-01T20:05:00Z") },
};
const REMINDED = {
  site: { ...SITE, depositHow: { en: "", es: "" } },
  ...{ today: "2026-12-01", sender: { isTrusted: false } },
};

/** Each mail there is. */
const ALL: Readonly<Record<string, (letters: Letters) => MailContent>> = {
  confirmed: (letters) => letters.customerMail(TOUR, SITE),
  priced: (letters) => letters.customerMail({ ...TRANSFER, ...PRICED }, SITE),
  "priced, to the operator": (letters) =>
    letters.operatorMail({ ...TRANSFER, ...PRICED }, APP_URL, SITE),
  transfer: (letters) => letters.customerMail({ ...TRANSFER, itinerary: [] }, SITE),
  ...Object.fromEntries(
    (["late", "price", "withdrawn", "review"] as const).flatMap(
      (reason) =>
        [
          [reason, ({ customerMail }) => customerMail({ ...TOUR, ...PENDING, reason }, SITE)],
          [
            `${reason}, to the operator`,
            ({ operatorMail }) => operatorMail({ ...TOUR, ...PENDING, reason }, APP_URL, SITE),
          ],
        ] as [string, (letters: Letters) => MailContent][],
    ),
  ),
  agreed: (letters) => letters.agreedMail({ ...TRANSFER, departureTime: "06:15" }, SITE),
  changed: (letters) => letters.agreedMail(TRANSFER, SITE),
  cancelled: (letters) =>
    letters.customerCancelledMail({ ...TOUR, status: "cancelled", cancelledBy: "customer" }, SITE),
  "cancelled by us": (letters) =>
    letters.customerCancelledMail({ ...TOUR, status: "cancelled" }, SITE),
  "days before": (letters) => letters.reminderMail("first", TRANSFER, REMINDED),
  "the evening before": (letters) =>
    letters.reminderMail("eve", { ...TOUR, depositCents: 5000, depositBy: TOUR.date }, REMINDED),
  thanks: (letters) =>
    letters.thanksMail(TOUR, SITE, { review: "https://hotel/", unsubscribe: APP_URL }),
  written: (letters) => letters.messageMail(TOUR, { subject: "Hola", text: "Hola" }, SITE),
  operator: (letters) => letters.operatorMail(TOUR, APP_URL, SITE),
  "operator, cancelled": (letters) =>
    letters.operatorMail({ ...TOUR, status: "cancelled" }, APP_URL, SITE),
  "a stranger's words": (letters) =>
    letters.customerMail(letters.withoutStrangersWords({ ...TRANSFER, ...SAID }, SITE), SITE),
  "cancelled by the customer": (letters) => letters.operatorCancelledMail(TOUR, APP_URL),
  contact: (letters) => letters.contactMail(MESSAGE),
  test: (letters) => letters.testMail(SITE),
  stalled: (letters) => letters.stalledMail(SITE, APP_URL),
  ceiling: (letters) => letters.ceilingMail(SITE, APP_URL),
  summary: (letters) => letters.summaryMail(SUMMARY, APP_URL),
};

/** What both languages say, or the booking. */
const SAME = new Set(
  "Cayo Wayfarers San Ignacio Tikal Guatemala Flores José Xol Hola Gorra agua Regreso Silla recogemos Lo en de Tour Total USD WhatsApp No a y hotel BZD".split(
    " ",
  ),
);
/** Words of a text, without addresses and numbers. */
const wordsOf = (text: string) =>
  new Set(
    text
      .replace(/\S*[@/:\d]\S+/g, " ")
      .match(/\p{L}+/gu)
      ?.filter((word) => !SAME.has(word)),
  );
const whole = (mail: MailContent) => `${mail.subject}\n${renderText(mail)}`;

describe.each(Object.entries(ALL))("the mail '%s'", (_name, write) => {
  test("says in Spanish nothing that stands in the English one", () => {
    const [en, es] = [wordsOf(whole(write(english))), wordsOf(whole(write(spanish)))];
    expect([...es].filter((word) => en.has(word))).toEqual([]);
    expect(es.size).toBeGreaterThan(3);
  });

  test("has as many rows, lists and ways on", () => {
    const shape = ({ rows, lists, links, intro }: MailContent) => [
      ...[rows.length, links.length, intro.length],
      ...lists.map(({ items }) => items.length),
    ];
    expect(shape(write(spanish))).toEqual(shape(write(english)));
  });
});

test("a guest's mail reads as a guest of ours would be written to", () => {
  const mail = spanish.customerMail(TOUR, SITE);
  expect(mail.subject).toBe("Reserva confirmada: Tikal #K7M2Q9XD");
  const text = renderText(mail);
  for (const words of [
    "¡Reserva confirmada!",
    "Hola, José:",
    "sábado 5 de diciembre de 2026",
    "6:00 a. m. (hora de Belice), Lo recogemos en San Ignacio",
    "3 personas",
    "$1,540.00 USD (unos BZ$3,080)",
    "1 de diciembre de 2026, 2:05 p. m. (hora de Belice)",
    "https://wa.me/5016000100?text=Hola.%20Les%20escribo",
  ]) {
    expect(text).toContain(words);
  }
  expect(renderHtml(mail, "es")).toContain('<html lang="es">');
  const late = spanish.customerMail({ ...TOUR, ...PENDING, reason: "late" }, SITE);
  expect(renderText(late)).toContain(
    "Recibimos su reserva. La fecha ya pasó. Díganos, por favor, otra fecha que le convenga.",
  );
  expect(renderText(late)).not.toContain("Se la confirmaremos");
});

test("what a guest has taken back is there no more", () => {
  const line = "Recogida: ya no hay (antes: Hotel Xol)";
  expect(spanish.linesChanged({ ...TRANSFER, pickupPlace: "Hotel Xol" }, TRANSFER)).toEqual([line]);
});

describe("the mail of a receipt", () => {
  const RECEIPT: Receipt = {
    ...{ id: "receipt00000001", payment: "payment00000001", series: "CJPWN", number: 12 },
    issued_at: "2026-12-02 03:00:00.000Z",
    content: {
      ...{ language: "es", guest: "", service: {}, day: "2026-12-05", method: "cash", lines: [] },
      ...{ issuer: { name: "Cayo Wayfarers", address: "San Ignacio", taxNumber: "" } },
      ...{ kind: "payment", cents: 50_00, currency: "USD", otherCents: 100_00, taxClass: "" },
      ...{ taxCents: 0, otherTaxCents: 0, priceCents: 100_00, paidCents: 50_00, dueCents: 50_00 },
      ...{ cancels: "", replaces: "" },
    },
  };
  const IS_RECEIPT = "This mail is your receipt; please keep it.";
  const KEEP_WITH = "Please keep this mail with the receipt that it concerns.";
  test.each([
    ["payment", false, IS_RECEIPT],
    ["payment", true, KEEP_WITH],
    ["refund", false, "This mail confirms what we have given back to you."],
    ["correction", false, KEEP_WITH],
  ] as const)("of a %s, taken back: %s", (kind, cancelled, words) => {
    const receipt = { ...RECEIPT, cancelled, content: { ...RECEIPT.content, kind } };
    const trip = { id: BOOKING.id, firstName: "José", tripUrl: BOOKING.tripUrl };
    const written = (letters: Letters, status: string) =>
      letters.receiptMail({ ...trip, status }, receipt, SITE);
    const mail = written(english, "confirmed");
    expect(mail.intro[1]).toContain(words);
    expect(mail.intro.join().includes(IS_RECEIPT)).toBe(words === IS_RECEIPT);
    expect(mail.links[0]?.label).toMatch(/cancel/);
    expect(written(english, "cancelled").links[0]?.label).not.toMatch(/cancel/);
    expect(written(spanish, "confirmed").intro[1]).not.toBe(mail.intro[1]);
  });
});

test("a price is made of lines in Spanish too", () => {
  const text = renderText(spanish.customerMail({ ...TRANSFER, ...PRICED }, SITE));
  for (const words of [
    ...["Precio:", "Tarifa por grupo: $80", "Tarifa base, 1-2 pasajeros: $225"],
    ...["$25 × 2 adicionales: $50", "$10 × 3 personas: $30", "Según lo acordado (Hola): −$5"],
  ]) {
    expect(text).toContain(words);
  }
});

test("the operator's own Spanish words stand in it, and English ones in no Spanish mail", () => {
  const own = { subject: "Listo, {service}", text: "Hola {first_name}: {date}" };
  const templates = (language: "en" | "es") => ({
    ...SITE,
    templates: { ...SITE.templates, [language]: { ...SITE.templates[language], confirmed: own } },
  });
  expect(spanish.customerMail(TOUR, templates("es"))).toMatchObject({
    subject: "Listo, Tikal",
    intro: ["Hola José: sábado 5 de diciembre de 2026"],
  });
  expect(spanish.customerMail(TOUR, templates("en")).subject).toMatch(/^Reserva confirmada/);
});

test("the calendar file is in Spanish", () => {
  const { content } = spanish.calendarFile({ ...TOUR, status: "cancelled" }, SITE, 0);
  const file = content.replace(/\r\n /g, "");
  for (const line of [
    "PRODID:-//Cayo Wayfarers//Booking//ES",
    "SUMMARY:Cancelada: Tikal",
    "LOCATION:Tikal\\, Guatemala",
    "DESCRIPTION:Esta reserva está cancelada.\\nReserva #K7M2Q9XD\\n3 personas\\n6:00 a. m. Lo recogemos en San Ignacio (hora de Belice)\\nTotal: $1\\,540.00 USD (unos BZ$3\\,080)\\nTeléfono / WhatsApp: +501 600-0100",
  ]) {
    expect(file).toContain(`\r\n${line}\r\n`);
  }
});

describe("a name from right to left", () => {
  const NAME = "شيرين";
  const shirin = guest({ firstName: NAME, lastName: "ח'ורי" });

  test.each([
    ["en", english, "Dear guest,"],
    ["es", spanish, "Hola, viajero:"],
  ] as const)("keeps the sentence around it where it was: %s", (language, letters, greeting) => {
    // a stranger's name is repeated in letters that we know for some
    expect(letters.customerMail({ ...TOUR, ...shirin }, SITE).intro[0]).toContain(greeting);
    const operators = letters.operatorMail({ ...TOUR, ...shirin }, APP_URL, SITE);
    expect(operators.footer).toContain(`\u2068${NAME} ח'ורי\u2069.`);
    const agreed = letters.agreedMail({ ...TOUR, itemName: "تيكال" }, SITE);
    expect(agreed.subject).toContain(": \u2068تيكال\u2069 #K7M2Q9XD");
    const { text } = LETTER_TEMPLATES[language].pickUp;
    // how it is paid differs from one booking to the next
    expect(text).toMatch(/\{service\}, \{guests\}, \{price\}\.$/);
    expect(fillLetter(text, { ...TOUR, ...shirin }, language)).toMatch(
      new RegExp(`^(Dear |Hola, )\u2068${NAME}\u2069[,:]\n\n`),
    );
  });

  test("leaves others as they were typed", () => {
    const plain = `${whole(ALL.confirmed?.(spanish) as MailContent)}`;
    expect(plain).not.toMatch(/[\u2066-\u2069]/);
  });
});
