import { expect, test } from "vitest";
import { bytesOf } from "#domain/utf8.ts";

test.each(["a", "\x7f", "\x80", "\u07ff", "\u0800", "\uffff", "\u{10000}", "🛶"])(
  "%j has as many bytes as the platform says",
  (character) => {
    expect(bytesOf(character)).toBe(new TextEncoder().encode(character).length);
  },
);
