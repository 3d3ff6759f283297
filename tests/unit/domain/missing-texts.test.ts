import { describe, expect, test } from "vitest";
import { draftOf } from "#domain/catalogue/service/draft.ts";
import { arranged, rowOfTexts, textsOf } from "#domain/catalogue/service/draft-texts.ts";
import { SAMPLE_SERVICES } from "#domain/catalogue/service/sample.ts";
import { withMoved, withoutEntry } from "#domain/list-edit.ts";
import { missingTexts } from "#domain/site/missing-texts.ts";
import { rows } from "../../../src/server/catalogue-main.ts";

const day = [
  { time: "07:30", activity: "Pick-up" },
  { time: "09:00", activity: "Walk" },
];
const row = {
  ...{ name: "Caves", duration: "5 hours", location: "Cayo", short_description: " " },
  ...{ long_description: "", highlights: ["Dark", "Wet"], includes: [], requirements: [] },
  itinerary: day,
};
const es = {
  ...{ name: "Cuevas", duration: "5 horas", location: "Cayo", highlights: ["Oscuro", "Mojado"] },
  itinerary: ["Salida", "Caminata"],
};
const NOTHING = { services: [], testimonials: [], team: [], mailTemplates: null };

describe("what is missing in Spanish", () => {
  const fields = (texts: unknown) =>
    missingTexts(
      { ...NOTHING, services: [{ type: "tour", id: "a", row: { ...row, texts } }] },
      "es",
    ).flatMap((text) => ("fields" in text ? text.fields : []));

  test("is nothing where every text is there that English has", () => {
    expect(fields({ es })).toEqual([]);
    expect(missingTexts(NOTHING, "es")).toEqual([]);
  });

  test.each<[unknown, string[]]>([
    [null, ["name", "duration", "location", "highlights", "itinerary"]],
    [{ es: { ...es, name: " " } }, ["name"]],
    [{ es: { ...es, highlights: ["Oscuro"] } }, ["highlights"]],
    [{ es: { ...es, highlights: ["", "Mojado"] } }, ["highlights"]],
    [{ es: { ...es, highlights: "Oscuro" } }, ["highlights"]],
    [{ es: { ...es, itinerary: undefined } }, ["itinerary"]],
  ])("of a service with %j: %j", (texts, names) => {
    expect(fields(texts)).toEqual(names);
  });

  test("of a service names it, for the way to it", () => {
    const services = [{ type: "tour" as const, id: "a1", row: { ...row, texts: { es: {} } } }];
    expect(missingTexts({ ...NOTHING, services }, "es")).toMatchObject([
      { kind: "service", type: "tour", id: "a1", name: "Caves" },
    ]);
  });

  test("of what is shown of guests' words and the team", () => {
    const quote = { id: "a", sample: false, quote: "Good", name: "Ana", location: "Spain" };
    const testimonials = [
      { ...quote, es: { quote: "Bueno", location: "España" } },
      { ...quote, es: { quote: "Bueno" } },
      { ...quote, hidden: true },
    ];
    const team = [{ id: "b", sample: false, name: "Leo", role: "Guide", bio: "Born here" }];
    expect(missingTexts({ ...NOTHING, testimonials, team }, "es")).toEqual([
      { kind: "testimonials", place: 2, fields: ["location"] },
      { kind: "team", place: 1, fields: ["role", "bio"] },
    ]);
  });

  test("of how a deposit is paid, where anything is said of it", () => {
    const missing = (depositTexts: unknown) => missingTexts({ ...NOTHING, depositTexts }, "es");
    expect(missing({ en: "By bank" })).toEqual([{ kind: "deposit" }]);
    expect([missing({ en: "By bank", es: "Por banco" }), missing({ en: " " })]).toEqual([[], []]);
  });

  test("of a mail that guests get, where only English has the operator's own words", () => {
    const own = { subject: "Hi", text: "Hi" };
    const missing = (mailTemplates: unknown) => missingTexts({ ...NOTHING, mailTemplates }, "es");
    expect(missing({ confirmed: own, operator: own })).toEqual([
      { kind: "mail", mail: "confirmed" },
    ]);
    expect(
      missing({ confirmed: own, es: { confirmed: { subject: "Hola", text: "Hola" } } }),
    ).toEqual([]);
  });
});

describe("texts in Spanish while they are written", () => {
  const draft = { ...SAMPLE_SERVICES.tour, highlights: ["Dark", " ", "Wet"], itinerary: day };
  const stored = (written: Record<string, string | string[]>) =>
    rowOfTexts("tour", draft, { es: written }).es;

  test("are stored clean, and nothing of what is empty", () => {
    expect(stored({ name: " Las\n cuevas ", location: " ", requirements: [""] })).toEqual({
      name: "Las cuevas",
    });
    expect(stored({ long_description: " Una.\r\n\r\nDos. " })).toEqual({
      long_description: "Una.\n\nDos.",
    });
    expect(rowOfTexts("tour", draft, { es: { name: "" } })).toEqual({});
    expect(rowOfTexts("tour", draft, { es: { slug: "cuevas", price: "1" } })).toEqual({});
  });

  test("stay beside their English entries, of which the empty ones go", () => {
    expect(stored({ highlights: ["", "nada", " Mojado "] })?.highlights).toEqual(["", "Mojado"]);
    expect(stored({ highlights: ["Oscuro"] })?.highlights).toEqual(["Oscuro"]);
    expect(stored({ itinerary: ["Salida", "", "zu viel"] })?.itinerary).toEqual(["Salida"]);
  });

  test("go with the entries that are moved, added and removed", () => {
    const texts = { es: { highlights: ["uno"], name: "Cuevas" } };
    const left = (arrange: Parameters<typeof arranged>[1]["arrange"]) =>
      arranged(texts, { field: "highlights", length: 3, arrange }).es;
    expect(left((list) => withMoved(list, 0, 2))).toEqual({
      highlights: ["", "", "uno"],
      name: "Cuevas",
    });
    expect(left((list) => withoutEntry(list, 0))?.highlights).toEqual(["", ""]);
    expect(left((list, blank) => [...list, blank])?.highlights).toEqual(["uno", "", "", ""]);
  });
});

test("the built-in catalogue lacks nothing in Spanish, and goes unchanged through the editor", () => {
  for (const [type, list] of [
    ["tour", rows.tours],
    ["transfer", rows.transfers],
  ] as const) {
    for (const stored of list) {
      const services = [{ type, id: "a", row: stored }];
      expect(missingTexts({ ...NOTHING, services }, "es"), stored.name).toEqual([]);
      const { texts } = stored;
      expect(rowOfTexts(type, draftOf(type, stored), textsOf(stored)), stored.name).toEqual(texts);
    }
  }
});
