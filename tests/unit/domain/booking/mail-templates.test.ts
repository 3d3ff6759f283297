import { describe, expect, test } from "vitest";
import {
  BUILT_IN_TEMPLATES,
  checkTemplates,
  fillTemplate,
  MAIL_TEMPLATE_KINDS,
  templateFault,
  templatesOf,
} from "#domain/booking/letters/mail-templates.ts";

const BOOKING = {
  id: "k7m2q9xdabcde01",
  itemName: "Tikal (Guatemala)",
  date: "2026-06-20",
  guests: 3,
  priceCents: 870_00,
  customer: { firstName: "Ana", lastName: "Coc", email: "", phone: "" },
};

const EXPECTED = "A subject and a text are expected";

describe("texts that are stored", () => {
  test.each<[string, unknown, string | null]>([
    ["nothing", null, null],
    ["none", {}, null],
    ["one's own", { confirmed: { subject: "See you {day}", text: "Hi {first_name}" } }, null],
    ["the built-in ones", BUILT_IN_TEMPLATES, null],
    ["no text for the operator", { operator: { subject: "New", text: "" } }, null],
    [
      "texts as long as may be",
      { confirmed: { subject: "a".repeat(200), text: "b".repeat(5000) } },
      null,
    ],
    ["a list", [], "Texts are expected"],
    ["a subject that is none", { confirmed: { subject: 7, text: "b" } }, EXPECTED],
    ["an unknown mail", { other: { subject: "a", text: "b" } }, "There is no mail 'other'"],
    ["half of one", { confirmed: { subject: "a" } }, EXPECTED],
    ["no subject", { confirmed: { subject: " ", text: "b" } }, "Subject is required"],
    ["two lines", { confirmed: { subject: "a\nBcc: x", text: "b" } }, "The subject is one line"],
    ["no words", { received: { subject: "a", text: " \n" } }, "Message is required"],
    [
      "a slip",
      { confirmed: { subject: "a", text: "{frist_name}" } },
      "Nothing is known for {frist_name}",
    ],
    ...[
      [
        "a brace left open",
        "Hi {reference",
        "'{reference' has no closing brace: write {reference}",
      ],
      ["blanks", "Hi { first_name }", "There are blanks in '{ first_name }': write {first_name}"],
      [
        "a brace too few",
        "Hi first_name}",
        "'first_name}' has no opening brace: write {first_name}",
      ],
      ["a brace alone", "Hi {", "'{' has no closing brace"],
      ["two braces", "Hi {{date}}", "'{' has no closing brace"],
      ["capitals", "Hi {Date}", "Nothing is known for {Date}"],
      ["none", "Hi {}", "Nothing is known for {}"],
      ["a name over two lines", "Hi {first_\nname}", "'{first_' has no closing brace (line 1)"],
      [
        "one below good ones",
        "Hi {first_name},\n\n{date}: {why}\n{ day}",
        "There are blanks in '{ day}': write {day} (line 4)",
      ],
    ].map(([what, text, error]): [string, unknown, string | null] => [
      what ?? "",
      { received: { subject: "a", text } },
      error ?? null,
    ]),
    [
      "an open brace in a subject",
      { operator: { subject: "New {service", text: "" } },
      "'{service' has no closing brace: write {service}",
    ],
    [
      "a subject too long",
      { confirmed: { subject: "a".repeat(201), text: "b" } },
      "Subject can have at most 200 characters",
    ],
    [
      "a text too long",
      { confirmed: { subject: "a", text: "b".repeat(5001) } },
      "Message can have at most 5,000 characters",
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

  test.each([null, undefined, "x", [], { confirmed: 7 }])(
    "%j leaves the built-in ones",
    (stored) => {
      expect(templatesOf(stored)).toEqual(BUILT_IN_TEMPLATES);
    },
  );

  test("one's own stand beside the built-in ones", () => {
    const own = { subject: "a", text: "b" };
    expect(templatesOf({ cancelled: own })).toEqual({ ...BUILT_IN_TEMPLATES, cancelled: own });
  });
});

describe("filled in", () => {
  test("every placeholder says what it promises", () => {
    const text =
      "{first_name} {last_name}, {service}, {date}, {day},\n{guests}, {price}, {reference}: {why}";
    expect(fillTemplate({ subject: "{service}", text }, BOOKING, "Late.")).toEqual({
      subject: "Tikal (Guatemala)",
      paragraphs: [
        "Ana Coc, Tikal (Guatemala), Saturday, June 20, 2026, 2026-06-20,\n3 people, $870.00 USD, #K7M2Q9XD: Late.",
      ],
    });
  });

  test("a placeholder that has nothing to say leaves no gap", () => {
    const { paragraphs } = fillTemplate(BUILT_IN_TEMPLATES.received, BOOKING, "");
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
    expect(fillTemplate({ subject: "a", text }, nameless, "").paragraphs).toEqual(paragraphs);
  });

  test("braces in what a guest wrote are not filled in again", () => {
    const booking = { ...BOOKING, customer: { ...BOOKING.customer, firstName: "{price}" } };
    const { paragraphs } = fillTemplate({ subject: "a", text: "Dear {first_name}" }, booking, "");
    expect(paragraphs).toEqual(["Dear {price}"]);
  });

  test.each(MAIL_TEMPLATE_KINDS)("the built-in text of '%s' leaves no brace", (kind) => {
    expect(JSON.stringify(fillTemplate(BUILT_IN_TEMPLATES[kind], BOOKING, "Late."))).not.toMatch(
      /\{[a-z_]+\}/,
    );
  });
});
