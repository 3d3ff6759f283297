import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { priceLine } from "#domain/price/lines.ts";
import {
  book,
  mailJobs,
  storedBookings,
  tourCommand,
  transferCommand,
} from "../support/bookings.ts";
import { sharedInstance } from "../support/shared.ts";

const STAMP = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/;

const instance = sharedInstance();

/** Of a pick-up, by devices from before anything of it was asked: their commands name none of it. */
const UNSAID = {
  ...{ departure_time: "", pickup_place: "", flight_number: "", adults: 0, children_ages: "" },
  ...{ luggage: 0, child_seats: 0, party: "", extras: "" },
  ...{ way: "", together: "", guest_list: "", answers: "" },
};

describe("a good booking", () => {
  test.each([
    [
      ...(["a tour for three", () => tourCommand(), 540, "Xunantunich & Cave Tubing"] as const),
      [priceLine("guests", 3, 180_00)],
    ],
    [
      "a transfer for four",
      () => transferCommand(),
      275,
      "Belize International Airport to Placencia",
      [priceLine("base", 1, 225_00), priceLine("extra", 2, 25_00)],
    ],
  ])("%s is confirmed, stored and answered", async (_, makeCommand, price, itemName, lines) => {
    const command = makeCommand();
    const answer = await book(instance, { ...command, item_name: "Anything" });
    const visible = {
      ...command,
      item_name: itemName,
      price,
      price_lines: JSON.stringify(lines),
      quoted_price: price,
      status: "confirmed",
      pending_reason: "",
      ...{ deposit_amount: 0, deposit_by: "", code: "", code_used: "", paid_to: "" },
      policy_hours: 48,
      ...UNSAID,
    };
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...visible,
      created_at: expect.stringMatching(STAMP),
      updated_at: expect.stringMatching(STAMP),
    });
    const createdMs = Date.parse(String(answer.body.created_at).replace(" ", "T"));
    expect(Math.abs(Date.now() - createdMs)).toBeLessThan(60_000);

    const rows = await storedBookings(instance, command.id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ...visible, source: "web", notes: "", paid_amount: 0 });
    expect(await mailJobs(instance, command.id)).toMatchObject([
      { kind: "customer", state: "queued", attempts: 0 },
      { kind: "operator", state: "queued", attempts: 0 },
    ]);
  });

  test.each([
    ["es", "es"],
    [undefined, "en"],
    ["fr", "en"],
    [["es"], "en"],
    [{ lang: "es" }, "en"],
  ])("in the language %j is one in %s", async (lang, stored) => {
    const command = tourCommand({ lang });
    expect((await book(instance, command)).status).toBe(200);
    expect(await storedBookings(instance, command.id)).toMatchObject([{ lang: stored }]);
  });

  const DETAILS = {
    ...{ departure_time: "7:30", pickup_place: " Hotel  Maya ", flight_number: "AA 1234" },
    ...{ adults: 2, children_ages: [4, 9], luggage: 5, child_seats: 1 },
  };
  const STORED = {
    ...{ ...DETAILS, departure_time: "07:30", pickup_place: "Hotel Maya" },
    children_ages: "4, 9",
  };

  test.each<[string, object]>([
    ["as devices send it", {}],
    ["beside what only a later version knows", { seats: [{ id: "front", count: 2 }], code: "" }],
  ])("keeps what its guests say of their pick-up, %s", async (_, more) => {
    const command = transferCommand({ ...DETAILS, ...more });
    const answer = await book(instance, command);
    expect(answer.body).toMatchObject({ ...STORED, status: "confirmed" });
    const [row] = await storedBookings(instance, command.id);
    expect(row).toMatchObject(STORED);
    // the same again is the same, and another pick-up is not
    expect((await book(instance, command)).status).toBe(200);
    expect((await book(instance, { ...command, children_ages: [9, 4] })).status).toBe(409);
  });

  test("keeps the key's hash only, the time of the act in one form, and answers neither", async () => {
    const command = tourCommand({
      manage_key: "k".repeat(32),
      made_at: "2025-06-10T12:00:00-06:00",
      fill_ms: 30_000,
      website: "",
    });
    const answer = await book(instance, command);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain("k".repeat(32));
    expect(answer.body).not.toHaveProperty("content_hash");
    const hash = createHash("sha256").update("k".repeat(32)).digest("hex");
    expect(await storedBookings(instance, command.id)).toMatchObject([
      { manage_key: hash, made_at: "2025-06-10T18:00:00.000Z", fill_ms: 30_000 },
    ]);
  });

  test.each([
    ["customer_first_name", " Ann\r\nBcc: all@example.com ", "Ann Bcc: all@example.com"],
    ["customer_last_name", "Mac\u2028Ccc\u0000p{Cc}", "Mac Ccc p{Cc}"],
    ["customer_email", "cC.pP{}@example.com\r\n", "cC.pP{}@example.com"],
    ["customer_phone", "+501\n600 0100", "+501 600 0100"],
    ["special_requests", "no nuts\r\nc p C P\u0007 {}", "no nuts\nc p C P {}"],
  ])("has its %s cleaned: %j becomes %j", async (field, given, kept) => {
    const command = tourCommand({ [field]: given });
    const answer = await book(instance, command);
    expect(answer.body).toMatchObject({ status: "confirmed", [field]: kept });
    expect((await storedBookings(instance, command.id))[0]?.[field]).toBe(kept);
  });

  test.each(["customer_first_name", "customer_last_name", "customer_phone", "special_requests"])(
    "may have markup in its %s, kept to the letter as text",
    async (field) => {
      const markup = `<img src=x onerror="a('12345')">`;
      const command = tourCommand({ [field]: markup });
      expect((await book(instance, command)).body[field]).toBe(markup);
      expect((await storedBookings(instance, command.id))[0]?.[field]).toBe(markup);
    },
  );

  test("stands whole beside others whose trap holds what parts values on their way", async () => {
    const commands = Array.from({ length: 12 }, (_, at) =>
      tourCommand({ website: at % 2 === 0 ? "" : "\u001fa\u001fb", guests: 2 + at, price: 0 }),
    );
    const answers = await Promise.all(commands.map((command) => book(instance, command)));
    expect(answers.map(({ status }) => status)).toEqual(commands.map(() => 200));
    for (const [at, { id, customer_email }] of commands.entries()) {
      expect(await storedBookings(instance, id)).toMatchObject([
        {
          guests: 2 + at,
          price: 180 * (2 + at),
          website: at % 2 === 0 ? "" : " a b",
          customer_email,
        },
      ]);
    }
  });

  test("may have 2,000 characters of special requests", async () => {
    const requests = "x".repeat(2000);
    const answer = await book(instance, tourCommand({ special_requests: requests }));
    expect(answer.body).toMatchObject({ status: "confirmed", special_requests: requests });
  });
});
