import { expect, test } from "vitest";
import type { OutboxRow } from "#data/local/outbox-row.ts";
import { newsWords } from "#features/visitor/my-bookings/news-words.ts";
import { unsettledWords } from "#features/visitor/site-shell/unsettled-words.ts";

const booking = (itemName: string, state: string, status: string | null = "confirmed") =>
  ({
    ...{ kind: "booking", state, isUnwanted: false },
    problem: state === "attention" ? { message: "Email is invalid.", fields: {} } : null,
    view: { itemName, date: "2026-12-03", type: "tour", status, reason: "" },
  }) as unknown as OutboxRow;
const message = (state: string) =>
  ({
    ...{ kind: "message", state },
    problem: { message: "The request is too large.", fields: {} },
  }) as unknown as OutboxRow;

test("one answer is told by itself, with what is to be known of it", () => {
  expect(newsWords([])).toBeNull();
  expect(newsWords([booking("Caracol", "sent")])).toMatchObject({
    ...{ title: "Booking confirmed", tone: "success" },
    message: expect.stringMatching(/^Caracol, .*2026\. Pay on site\./),
  });
});

test("several are counted, what was refused before the rest and by name", () => {
  expect(
    newsWords([
      booking("Caracol", "sent"),
      booking("Barton Creek", "attention", null),
      booking("Tikal", "sent"),
    ]),
  ).toEqual({
    title: "1 booking needs your attention, 2 bookings confirmed",
    message: "Barton Creek.",
    tone: "destructive",
  });
  expect(newsWords([message("sent"), message("attention"), message("attention")])).toMatchObject({
    ...{ title: "2 messages not sent, 1 message sent", tone: "destructive" },
    message: "The request is too large.",
  });
  expect(newsWords([booking("Tikal", "sent", "pending"), booking("Tikal", "sent")])).toMatchObject({
    ...{ title: "1 booking received, 1 booking confirmed", tone: "default" },
    message: "Tikal.",
  });
});

test("what was refused is told in words, kept as a code or as a sentence of an older version", () => {
  const refused = (message: string, customer_email: string) =>
    ({
      ...booking("Tikal", "attention", null),
      problem: { message, fields: { customer_email } },
    }) as unknown as OutboxRow;
  const words = "Please check what you entered. Email is invalid";
  for (const row of [
    refused("check_input", "email_invalid"),
    refused("Please check what you entered.", "Email is invalid"),
  ]) {
    expect(newsWords([row])?.message).toMatch(words);
  }
});

test("as many names as a toast holds", () => {
  const five = ["A", "B", "C", "D", "E"].map((name) => booking(name, "sent"));
  expect(newsWords(five)?.message).toBe("A, B, C and 2 more.");
});

test.each([
  [{ count: 2, refused: 0 }, "2 waiting on this device"],
  [{ count: 1, refused: 1 }, "1 needs your attention"],
  [{ count: 5, refused: 2 }, "2 need your attention, 3 waiting on this device"],
])("%o is '%s'", (unsettled, words) => {
  expect(unsettledWords(unsettled)).toBe(words);
});
