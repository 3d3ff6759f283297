import { expect, test } from "vitest";
import { checkNewCustomer, customerName, customerText } from "#domain/customer.ts";
import { capital, inWords } from "#domain/number-words.ts";

const ANA = { firstName: "Ána", lastName: "Coc", email: "A@b.co", phone: "600-0199" };

test.each([
  [{}, "Ána Coc"],
  [{ firstName: "" }, "Coc"],
  [{ lastName: "" }, "Ána"],
  [{ firstName: "", lastName: "" }, "A@b.co"],
])("a customer with %o is called %s", (changes, name) => {
  expect(customerName({ ...ANA, ...changes })).toBe(name);
});

test("a customer is found by name, address and number, folded", () => {
  expect(customerText(ANA)).toBe("ana coc\na@b.co\n5016000199");
});

test.each([
  [{}, {}],
  [{ phone: " " }, {}],
  [{ phone: "123" }, { phone: "phone_invalid" }],
  [{ phone: "1".repeat(41) }, { phone: "phone_too_long:40" }],
  [{ firstName: " " }, { firstName: "first_name_required" }],
  [{ lastName: "" }, { lastName: "last_name_required" }],
  [{ email: "a@b" }, { email: "email_invalid" }],
])("a new customer with %o is told %o", (changes, errors) => {
  expect(checkNewCustomer({ ...ANA, ...changes })).toEqual(errors);
});

test.each([
  [0, "no"],
  [8, "eight"],
  [12, "twelve"],
  [13, "13"],
])("%d of them are '%s' in a sentence", (count, word) => {
  expect(inWords(count)).toBe(word);
});

test("a sentence begins with a capital", () => {
  expect(capital("eight tours, One place")).toBe("Eight tours, One place");
});
