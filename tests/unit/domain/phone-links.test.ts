import { describe, expect, test } from "vitest";
import { telLink, whatsappChat } from "#domain/phone-links.ts";

describe("a WhatsApp chat", () => {
  test.each([
    ["+501 600-0199", "https://wa.me/5016000199"],
    ["600 0199", "https://wa.me/5016000199"],
    ["+1 (555) 010-2233", "https://wa.me/15550102233"],
    ["0044 20 7946 0958", "https://wa.me/442079460958"],
    ["12345", null],
    ["", null],
  ])("with %j is %j", (phone, link) => {
    expect(whatsappChat(phone)).toBe(link);
  });
});

test("a phone dials digits and the plus", () => {
  expect(telLink("+501 600-0199 (Ana)")).toBe("tel:+5016000199");
});
