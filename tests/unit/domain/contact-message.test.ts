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
  [{ name: " \t" }, { name: "name_required" }],
  [{ email: " " }, { email: "email_required" }],
  [{ email: "a@b" }, { email: "email_invalid" }],
  [{ message: " \n" }, { message: "message_required" }],
  [{ phone: "1234" }, { phone: "phone_invalid" }],
  [{ name: "x".repeat(201) }, { name: "too_long:200" }],
  [{ phone: "1".repeat(41) }, { phone: "too_long:40" }],
  [{ subject: "x".repeat(201) }, { subject: "too_long:200" }],
  [{ message: "x".repeat(5001) }, { message: "too_long:5000" }],
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
