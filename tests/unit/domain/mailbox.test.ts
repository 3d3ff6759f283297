import { expect, test } from "vitest";
import { mailboxOf } from "#domain/mailbox.ts";

test.each([
  ["ana@example.com", "ana@example.com"],
  ["Ana@Example.COM", "ana@example.com"],
  [" ana@example.com\n", "ana@example.com"],
  ["ana+1@example.com", "ana@example.com"],
  ["ana+belize+2@example.com", "ana@example.com"],
  ["a.na@example.com", "a.na@example.com"],
  ["a.n.a+x@gmail.com", "ana@gmail.com"],
  ["A.na@googlemail.com", "ana@gmail.com"],
  ["ana@Bücher.example", "ana@xn--bcher-kva.example"],
  ["ana@xn--bcher-kva.example", "ana@xn--bcher-kva.example"],
  ["+only@example.com", "@example.com"],
])("%s is a letter to %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
