import { expect, test } from "vitest";
import { addressIn, pageAt } from "../../../src/domain/language.ts";
import { languageOf } from "../../../src/domain/language-of.ts";

test.each([
  ["/", "/es"],
  ["/tours", "/es/tours"],
  ["/tours/atm-cave#faq", "/es/tours/atm-cave#faq"],
  ["/?guests=2", "/es?guests=2"],
  ["/escape", "/es/escape"],
])("%s is %s in Spanish, and itself in English", (path, spanish) => {
  expect(addressIn("es", path)).toBe(spanish);
  expect(addressIn("en", path)).toBe(path);
  const [pathname = ""] = spanish.split(/[?#]/);
  const [page = ""] = path.split(/[?#]/);
  expect(pageAt(pathname)).toEqual({ language: "es", path: page });
  expect(pageAt(page)).toEqual({ language: "en", path: page });
});

test("no address leads to another host", () => {
  const { path } = pageAt("/es//evil.example/x");
  expect(addressIn("en", path)).toBe("/evil.example/x");
  expect(addressIn("es", path)).toBe("/es//evil.example/x");
});

test.each(["/fr/tours", "/ES/tours", "/escape", "/en/tours"])(
  "%s is no other language's",
  (path) => {
    expect(pageAt(path)).toEqual({ language: "en", path });
  },
);

test.each(["fr", "ES", "", " es", "e".repeat(10_240), 7, null, undefined, {}, ["es"]])(
  "%j is no language of ours: the first is meant",
  (code) => {
    expect(languageOf(code)).toBe("en");
    expect(languageOf("es")).toBe("es");
  },
);
