import { describe, expect, test } from "vitest";
import { readWaiver } from "#domain/waivers/read.ts";
import {
  BLANK,
  begun,
  lifted,
  MOST_SIGNATURE,
  moved,
  signatureFault,
} from "#domain/waivers/signature.ts";
import { type Signing, signedBy } from "#domain/waivers/standing.ts";
import { hashedOf, waiverIn } from "#domain/waivers/text.ts";

describe("the text", () => {
  test("is English where it is not written in a language, and then has the English hash", () => {
    expect(waiverIn({ en: "Risk", es: " " }, "es")).toEqual({ language: "en", text: "Risk" });
    expect(waiverIn({ en: "Risk", es: "Riesgo" }, "es")).toEqual({
      language: "es",
      text: "Riesgo",
    });
    expect([
      waiverIn({ en: "" }, "en"),
      waiverIn({ es: "Riesgo" }, "es"),
      waiverIn(undefined, "en"),
    ]).toEqual([null, null, null]);
    expect(hashedOf({ language: "en", text: "A\nB" })).not.toBe(
      hashedOf({ language: "es", text: "A\nB" }),
    );
  });
});

describe("a drawn signature", () => {
  test("is whole numbers within its field, whatever the pen does, and reads back as one", () => {
    const strokes = [
      [
        { x: -20, y: 100.4 },
        { x: 300, y: 150 },
        { x: 301, y: 151 },
        { x: 1200, y: 900 },
      ],
      [
        { x: 50, y: 50 },
        { x: 90, y: 10 },
      ],
    ];
    const drawn = strokes.reduce(
      (drawing, [first, ...rest]) =>
        lifted(rest.reduce(moved, begun(drawing, first ?? { x: 0, y: 0 }))),
      BLANK,
    );
    expect(drawn.path).toBe("M0 100l300 50 700 250M50 50l40 -40");
    expect(signatureFault(drawn.path)).toBeNull();
    // what is not touching the field draws nothing
    expect(moved(drawn, { x: 500, y: 100 })).toBe(drawn);
  });

  test("never grows beyond what is taken, though somebody draws for an hour", () => {
    let drawing = begun(BLANK, { x: 0, y: 0 });
    for (let at = 0; at < 10_000; at += 1)
      drawing = moved(drawing, { x: (at * 37) % 1000, y: at % 400 });
    expect(drawing.path.length).toBeLessThanOrEqual(MOST_SIGNATURE);
    expect(signatureFault(drawing.path)).toBeNull();
  });

  test.each([
    ["", "signature_unreadable"],
    ["M10 10", "signature_small"],
    ["M10 10l20 20", "signature_small"],
    ["M10 10l2000 0", "signature_unreadable"],
    ["M10 10l1e3 0", "signature_unreadable"],
    ["M10 10l20", "signature_unreadable"],
    ["M10 10C1 2 3 4 5 6", "signature_unreadable"],
    ["x M10 10l500 0", "signature_unreadable"],
    [`M0 0l${"9 0 -9 0 ".repeat(3_000)}9 0`, `signature_long:${MOST_SIGNATURE}`],
  ])("is not %s", (path, fault) => {
    expect(signatureFault(path)).toBe(fault);
  });
});

describe("who signs", () => {
  const body = { id: "a".repeat(15), text_hash: "f".repeat(64), signature: "", is_typed: true };
  test("for themselves needs no second name; a guardian says for whom", () => {
    expect(readWaiver({ ...body, signed_by: "  Ana\tMüller\n" })).toMatchObject({
      command: { guest: "Ana Müller", signed_by: "Ana Müller" },
      errors: {},
    });
    expect(readWaiver({ ...body, signed_by: "Rosa", relation: "mother" }).errors).toEqual({
      guest: "waiver_name",
    });
    expect(readWaiver({ ...body, signed_by: "Rosa", is_typed: "yes" }).errors).toEqual({
      signature: "signature_missing",
    });
  });
});

describe("signed of all guests", () => {
  const signed = (guest: string, at: number) =>
    ({ id: `${at}`, kind: "signed", guest, voids: "" }) as const;
  const standing = ({ guests = 3, names = [] as string[], rows = [] as Signing["rows"] }) => {
    const { standings, ...rest } = signedBy({ guests, names, rows });
    return { ...rest, standings: [...standings.values()] };
  };

  test("counts each guest once: the first that was not taken back", () => {
    const rows = [signed("Ana", 1), signed("ANA ", 2), signed("Ben", 3)];
    expect(standing({ rows })).toMatchObject({
      signed: 2,
      of: 3,
      standings: ["valid", "twice", "valid"],
    });
    const voided = [...rows, { id: "4", kind: "void", guest: "", voids: "1" } as const];
    expect(standing({ rows: voided })).toMatchObject({
      signed: 2,
      standings: ["voided", "valid", "valid"],
    });
  });

  test("goes by the guests' names as far as they are known; other names stand for the others", () => {
    const rows = [signed("José", 1), signed("Carl", 2), signed("Dora", 3)];
    expect(standing({ names: ["Jose", "Ana"], rows })).toEqual({
      ...{ signed: 2, of: 3, missing: ["Ana"], standings: ["valid", "valid", "stranger"] },
    });
    const twins = [signed("Juan Cruz", 1), signed("Juan Cruz", 2), signed("Juan Cruz", 3)];
    expect(standing({ guests: 2, names: ["Juan Cruz", "Juan Cruz"], rows: twins })).toMatchObject({
      ...{ signed: 2, missing: [], standings: ["valid", "valid", "twice"] },
    });
  });

  test("never counts more than there are, and one by one those whose names were erased", () => {
    const rows = [signed("", 1), signed("", 2)];
    expect(standing({ guests: 2, rows })).toMatchObject({
      signed: 2,
      standings: ["valid", "valid"],
    });
    expect(standing({ guests: 1, rows })).toMatchObject({
      signed: 1,
      standings: ["valid", "stranger"],
    });
  });
});
