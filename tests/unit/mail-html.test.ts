import { describe, expect, test } from "vitest";
import { escapeHtml, renderHtml, withoutLinks } from "../../src/server/mail/html.ts";
import { customer, expectBothToSay, operator } from "./support/mails.ts";

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
