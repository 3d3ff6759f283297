import { describe, expect, test } from "vitest";
import { TOURS, TRANSFERS } from "#domain/catalogue/built-in.ts";
import { tourRow, transferRow } from "#domain/catalogue/row.ts";
import { checkService } from "#domain/catalogue/service/check.ts";
import { draftOf, rowOfDraft, slugOf } from "#domain/catalogue/service/draft.ts";
import { SAMPLE_SERVICES } from "#domain/catalogue/service/sample.ts";

describe("what the built-in catalogue holds", () => {
  test.each(TOURS)("is right and goes unchanged through the editor: tour $id", (tour) => {
    const { number: _, ...row } = tourRow(tour);
    expect(checkService("tour", row)).toEqual({});
    expect(rowOfDraft("tour", draftOf("tour", row))).toEqual(row);
  });

  test.each(TRANSFERS)("is right and goes unchanged through the editor: transfer $id", (ride) => {
    const { number: _, ...row } = transferRow(ride);
    expect(checkService("transfer", row)).toEqual({});
    expect(rowOfDraft("transfer", draftOf("transfer", row))).toEqual(row);
  });
});

describe("a number as typed", () => {
  const stored = (field: string, text: string) =>
    rowOfDraft("tour", { ...SAMPLE_SERVICES.tour, [field]: text })[field];

  test.each([
    ["price", "82.5", 82.5],
    ["price", " 90 ", 90],
    ["price", "", null],
    ["price", "about 90", null],
    ["min_pax", "", 1],
    ["rating", "4.7", 4.7],
    ["rating", "good", 0],
    ["review_count", "", 0],
  ])("%s %j is stored as %j", (field, text, number) => {
    expect(stored(field, text)).toBe(number);
  });
});

describe("a number between two steps", () => {
  const wrong = (field: string, value: number) =>
    checkService("tour", { ...tourRow(TOURS[0] as (typeof TOURS)[number]), [field]: value });

  test.each([
    ["price", 99.999, "At most two decimals"],
    ["rating", 4.55, "At most one decimal"],
    ["min_pax", 1.5, "A whole number"],
  ])("%s %d is refused", (field, value, message) => {
    expect(wrong(field, value)).toEqual({ [field]: message });
  });

  test("is none of what a computer writes with a rest", () => {
    for (let tenths = 0; tenths <= 50; tenths += 1)
      expect(wrong("rating", tenths / 10)).toEqual({});
    for (let cents = 1; cents <= 100_000; cents += 7)
      expect(wrong("price", cents / 100)).toEqual({});
    expect(wrong("price", 99_999.99)).toEqual({});
  });
});

test("a sample lacks only its price", () => {
  for (const type of ["tour", "transfer"] as const) {
    const row = rowOfDraft(type, SAMPLE_SERVICES[type]);
    expect(checkService(type, row)).toEqual({ price: "Price is required" });
  }
});

test.each([
  ["Nim Li Punit & Lubaantun", "nim-li-punit-lubaantun"],
  ["  Nohoch Che'en!  ", "nohoch-cheen"],
  ["Café São José", "cafe-sao-jose"],
  ["2 × Xunantunich", "2-xunantunich"],
])("the slug of %j is %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
