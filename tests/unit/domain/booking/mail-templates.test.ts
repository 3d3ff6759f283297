import { describe, expect, test } from "vitest";
import { EXAMPLE, previewOf } from "#domain/booking/letters/mail-preview.ts";
import {
  BUILT_IN_TEMPLATES,
  checkTemplates,
  fillTemplate,
  MAIL_TEMPLATE_KINDS,
  templateFault,
  templatesOf,
  withTemplate,
} from "#domain/booking/letters/mail-templates.ts";
import { pendingSentence } from "#domain/booking/letters/wording.ts";
import { LANGUAGES } from "#domain/language.ts";

const BOOKING = {
  id: "k7m2q9xdabcde01",
  itemName: "Tikal (Guatemala)",
  date: "2026-06-20",
  guests: 3,
  priceCents: 870_00,
  policyHours: 24,
  customer: { firstName: "Ana", lastName: "Coc", email: "", phone: "" },
};

const EXPECTED = "subject_and_text";

describe("texts that are stored", () => {
  test.each<[string, unknown, string | null]>([
    ["nothing", null, null],
    ["none", {}, null],
    ["one's own", { confirmed: { subject: "See you {day}", text: "Hi {first_name}" } }, null],
    ["the built-in ones", { ...BUILT_IN_TEMPLATES.en, es: BUILT_IN_TEMPLATES.es }, null],
    ["no text for the operator", { operator: { subject: "New", text: "" } }, null],
    [
      "texts as long as may be",
      { confirmed: { subject: "a".repeat(200), text: "b".repeat(5000) } },
      null,
    ],
    ["Spanish ones alone", { es: { confirmed: { subject: "a", text: "b" } } }, null],
    ["a list", [], "texts_expected"],
    ["Spanish ones that are none", { es: "hola" }, "texts_expected"],
    ["a mail unknown in Spanish", { es: { es: {} } }, "mail_unknown:es"],
    [
      "a slip in Spanish",
      { es: { cancelled: { subject: "{dia}", text: "b" } } },
      "brace_unknown::{dia}",
    ],
    ["a language that does not exist", { fr: {} }, "mail_unknown:fr"],
    ["a subject that is none", { confirmed: { subject: 7, text: "b" } }, EXPECTED],
    ["an unknown mail", { other: { subject: "a", text: "b" } }, "mail_unknown:other"],
    ["half of one", { confirmed: { subject: "a" } }, EXPECTED],
    ["no subject", { confirmed: { subject: " ", text: "b" } }, "subject_required"],
    ["two lines", { confirmed: { subject: "a\nBcc: x", text: "b" } }, "subject_one_line"],
    ["no words", { received: { subject: "a", text: " \n" } }, "message_required"],
    [
      "a slip",
      { confirmed: { subject: "a", text: "{frist_name}" } },
      "brace_unknown::{frist_name}",
    ],
    ...[
      ["a brace left open", "Hi {reference", "brace_open::reference:{reference"],
      ["blanks", "Hi { first_name }", "brace_blanks::first_name:{ first_name }"],
      ["a brace too few", "Hi first_name}", "brace_close::first_name:first_name}"],
      ["a brace alone", "Hi {", "brace_open:::{"],
      ["two braces", "Hi {{date}}", "brace_open:::{"],
      ["capitals", "Hi {Date}", "brace_unknown::{Date}"],
      ["none", "Hi {}", "brace_unknown::{}"],
      ["a name over two lines", "Hi {first_\nname}", "brace_open:1::{first_"],
      [
        "one below good ones",
        "Hi {first_name},\n\n{date}: {why}\n{ day}",
        "brace_blanks:4:day:{ day}",
      ],
    ].map(([what, text, error]): [string, unknown, string | null] => [
      what ?? "",
      { received: { subject: "a", text } },
      error ?? null,
    ]),
    [
      "an open brace in a subject",
      { operator: { subject: "New {service", text: "" } },
      "brace_open::service:{service",
    ],
    [
      "a subject too long",
      { confirmed: { subject: "a".repeat(201), text: "b" } },
      "subject_too_long:200",
    ],
    [
      "a text too long",
      { confirmed: { subject: "a", text: "b".repeat(5001) } },
      "text_too_long:5000",
    ],
  ])("%s", (_, stored, error) => {
    expect(checkTemplates(stored)).toBe(error);
  });

  test("what is wrong is told with its place", () => {
    const text = "Hi {first_name},\n{ day } is the day";
    const fault = templateFault("confirmed", { subject: "{reference}", text });
    expect(fault?.field).toBe("text");
    expect(text.slice(fault?.start, fault?.end)).toBe("{ day }");
  });

  test.each([
    [{ subject: " " }, "subject"],
    [{ subject: "a\nb" }, "subject"],
    [{ subject: "a".repeat(201) }, "subject"],
    [{ subject: "{" }, "subject"],
    [{ text: "" }, "text"],
    [{ text: "b".repeat(5001) }, "text"],
  ])("with %o the fault is in the %s", (changes, field) => {
    expect(templateFault("confirmed", { subject: "a", text: "b", ...changes })?.field).toBe(field);
  });

  test.each([null, undefined, "x", [], { confirmed: 7 }, { es: 7 }, { es: { confirmed: 7 } }])(
    "%j leaves the built-in ones",
    (stored) => {
      for (const language of LANGUAGES) {
        expect(templatesOf(stored, language)).toEqual(BUILT_IN_TEMPLATES[language]);
      }
    },
  );

  test("one's own stand beside the built-in ones, in each language by themselves", () => {
    const [own, propias] = [
      { subject: "a", text: "b" },
      { subject: "á", text: "é" },
    ];
    const stored = { cancelled: own, es: { received: propias } };
    const { en, es } = BUILT_IN_TEMPLATES;
    expect(templatesOf(stored, "en")).toEqual({ ...en, cancelled: own });
    expect(templatesOf(stored, "es")).toEqual({ ...es, received: propias });
  });
});

describe("filled in", () => {
  test("every placeholder says what it promises", () => {
    const text =
      "{first_name} {last_name}, {service}, {date}, {day},\n{guests}, {price}, {reference}, {policy_hours}: {why}";
    expect(
      fillTemplate({ subject: "{service}", text }, BOOKING, { why: "Late.", language: "en" }),
    ).toEqual({
      subject: "Tikal (Guatemala)",
      paragraphs: [
        "Ana Coc, Tikal (Guatemala), Saturday, June 20, 2026, 2026-06-20,\n3 people, $870.00 USD, #K7M2Q9XD, 24: Late.",
      ],
    });
  });

  test("a placeholder that has nothing to say leaves no gap", () => {
    const { paragraphs } = fillTemplate(BUILT_IN_TEMPLATES.en.received, BOOKING, {
      why: "",
      language: "en",
    });
    expect(paragraphs).toEqual([
      "Dear Ana,",
      "We have your booking. We will confirm it by e-mail or phone.",
    ]);
  });

  test.each([
    ["Dear {first_name} , welcome {why} !", ["Dear, welcome!"]],
    ["{why} Hello {why}", ["Hello"]],
    ["One.\n\n\nTwo.", ["One.", "Two."]],
    ["{why}", []],
    ["{nothing} stays", ["{nothing} stays"]],
  ])("%j without a name and a reason leaves %j", (text, paragraphs) => {
    const nameless = { ...BOOKING, customer: { ...BOOKING.customer, firstName: "" } };
    expect(
      fillTemplate({ subject: "a", text }, nameless, { why: "", language: "en" }).paragraphs,
    ).toEqual(paragraphs);
  });

  test("braces in what a guest wrote are not filled in again", () => {
    const booking = { ...BOOKING, customer: { ...BOOKING.customer, firstName: "{price}" } };
    const { paragraphs } = fillTemplate({ subject: "a", text: "Dear {first_name}" }, booking, {
      why: "",
      language: "en",
    });
    expect(paragraphs).toEqual(["Dear {price}"]);
  });

  test.each(
    LANGUAGES.flatMap((language) => MAIL_TEMPLATE_KINDS.map((kind) => [language, kind] as const)),
  )("the built-in text in %s of '%s' leaves no brace", (language, kind) => {
    const filled = fillTemplate(BUILT_IN_TEMPLATES[language][kind], BOOKING, {
      why: "Late.",
      language: "en",
    });
    expect(JSON.stringify(filled)).not.toMatch(/\{[a-z_]+\}/);
  });
});

describe("texts while they are written", () => {
  const own = { subject: "See you {day}", text: "Hi {first_name}" };

  test("are stored for their language alone, and not where they are the built-in ones", () => {
    const english = withTemplate({}, { language: "en", kind: "cancelled" }, own);
    expect(english).toEqual({ cancelled: own });
    const both = withTemplate(english, { language: "es", kind: "confirmed" }, own);
    expect(both).toEqual({ cancelled: own, es: { confirmed: own } });
    expect(checkTemplates(both)).toBeNull();
    const back = { language: "es", kind: "confirmed" } as const;
    expect(withTemplate(both, back, BUILT_IN_TEMPLATES.es.confirmed)).toEqual({
      cancelled: own,
      es: {},
    });
    const first = { language: "en", kind: "cancelled" } as const;
    expect(withTemplate(both, first, BUILT_IN_TEMPLATES.en.cancelled)).toEqual({
      es: { confirmed: own },
    });
  });

  test("are shown with an example in their language", () => {
    const all = { subject: "{guests}", text: "{date} {service} {price} {why}" };
    const why = pendingSentence("price", { quotedCents: 510_00, priceCents: 540_00 });
    expect(previewOf("en", "received", all)).toEqual(
      fillTemplate(all, EXAMPLE, { why, language: "en" }),
    );
    expect(previewOf("es", "received", all)).toEqual({
      subject: "3 personas",
      paragraphs: [
        "sábado 20 de junio de 2026 Xunantunich y tubing en cuevas $540.00 USD El precio cambió de $510 a $540.",
      ],
    });
    expect(previewOf("es", "confirmed", all).paragraphs.join()).not.toContain("cambió");
  });
});
