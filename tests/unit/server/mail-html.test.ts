import { describe, expect, test } from "vitest";
import { escapeHtml, renderHtml, renderText } from "../../../src/server/mail/html.ts";
import {
  calendar,
  customer,
  expectBothToSay,
  fromOffice,
  guest,
  operator,
} from "../support/mails.ts";

describe("what strangers wrote", () => {
  const EVIL = `<img src=x onerror="alert('1')">&amp;<script>`;

  test("is never markup, whichever field it stands in", () => {
    const fields = [
      ...(["firstName", "lastName", "phone", "specialRequests", "itemName"] as const),
      ...(["pickupNotes", "tripUrl"] as const),
    ];
    for (const field of fields) {
      const evil = { [field]: EVIL };
      for (const mail of [customer(evil), operator(evil), ...fromOffice(evil)]) {
        expect(renderHtml(mail, "en"), field).not.toMatch(/<img|<script/);
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
    ["Buy at https://evil.example/x now", "Buy"],
    ["$500 +501 600-0199 www.evil.example", "guest"],
  ])("is no more than a word in the greeting: %s", (name, greeting) => {
    const mail = customer(guest({ firstName: name, lastName: name }));
    expectBothToSay(mail, [`Dear ${greeting},`]);
    expect(renderText(mail)).not.toMatch(/evil|600-0199|500/);
  });

  test("stands nowhere in the guest's mail, and whole in the operator's", () => {
    const words = {
      specialRequests: "Xylophone",
      ...guest({ phone: "+501 555-7777", lastName: "Visit us now" }),
    };
    for (const status of ["confirmed", "pending", "cancelled"] as const) {
      const mail = renderText(customer({ ...words, status }));
      const file = calendar({ ...words, status }).content.replace(/\r\n /g, "");
      for (const word of ["Xylophone", "555-7777", "Visit", "us now"]) {
        expect(mail).not.toContain(word);
        expect(file).not.toContain(word);
      }
    }
    expectBothToSay(operator(words), ["Xylophone", "+501 555-7777", "Visit us now"]);
  });
});
