import { domainToASCII } from "node:url";
import { expect, test } from "vitest";
import { asciiAddress } from "#domain/ascii-address.ts";

test.each([
  "bücher.example",
  "Bücher.Example",
  "mañana.co.uk",
  "ελλάδα.gr",
  "почта.рф",
  "例え.テスト",
  "例え。テスト",
  "한국.kr",
  "cafe\u0301.example",
  "a-ß-ü-日本.example",
  "😀.example",
  "üа.example",
  "ü我é中文网.example",
  "安室奈美恵-with-super-monkeys.example",
  "guest.example",
])("of the domain %s mail servers read what browsers read", (domain) => {
  expect(asciiAddress(`Ana.Ü+1@${domain}`)).toBe(
    domain === "guest.example" ? `Ana.Ü+1@${domain}` : `Ana.Ü+1@${domainToASCII(domain)}`,
  );
});

test("what is no address stays", () => {
  for (const text of ["", "bücher.example", "plain"]) expect(asciiAddress(text)).toBe(text);
});
