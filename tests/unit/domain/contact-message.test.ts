import { expect, test } from "vitest";
import {
  type ContactMessage,
  checkContactMessage,
  normaliseMessage,
} from "#domain/message/contact-message.ts";

const GOOD: ContactMessage = {
  name: "Ana",
  email: "a@b.co",
  phone: "",
  subject: "",
  message: "Hi",
};

test.each<[Partial<ContactMessage>, object]>([
  [{}, {}],
  [{ name: "x".repeat(200), subject: "x".repeat(200), message: "x".repeat(5000) }, {}],
  [{ phone: "+501 600-0100" }, {}],
  [{ phone: "  " }, {}],
  [{ name: " \t" }, { name: "Name is required" }],
  [{ email: " " }, { email: "Email is required" }],
  [{ email: "a@b" }, { email: "Email is invalid" }],
  [{ message: " \n" }, { message: "Message is required" }],
  [{ phone: "1234" }, { phone: "Phone number is invalid" }],
  [{ name: "x".repeat(201) }, { name: "At most 200 characters" }],
  [{ phone: "1".repeat(41) }, { phone: "At most 40 characters" }],
  [{ subject: "x".repeat(201) }, { subject: "At most 200 characters" }],
  [{ message: "x".repeat(5001) }, { message: "At most 5000 characters" }],
])("a message with %o is told %o", (changes, errors) => {
  expect(checkContactMessage({ ...GOOD, ...changes })).toEqual(errors);
});

test("a message is stored clean, its text alone in several lines", () => {
  const lines = " a\r\nb ";
  const typed = { name: lines, email: lines, phone: lines, subject: lines, message: lines };
  const line = "a b";
  expect(normaliseMessage(typed)).toEqual({
    ...{ name: line, email: line, phone: line, subject: line },
    message: "a\nb",
  });
});
