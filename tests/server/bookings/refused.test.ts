import { describe, expect, test } from "vitest";
import { BOOKINGS, book, inDays, tourCommand } from "../support/bookings.ts";
import { messagesOf, post } from "../support/requests.ts";
import { sharedInstance } from "../support/shared.ts";

const instance = sharedInstance();

async function expectNothingStored(work: () => Promise<void>): Promise<void> {
  const count = "SELECT (SELECT count(*) FROM bookings) AS bookings, count(*) AS mails FROM mails";
  const before = await instance.sql(count);
  await work();
  expect(await instance.sql(count)).toEqual(before);
}

type Fields = Record<string, unknown>;

async function expectRefused(changes: Fields, messages: Record<string, string>): Promise<void> {
  await expectNothingStored(async () => {
    const answer = await book(instance, tourCommand(changes));
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)).toEqual(messages);
    expect(answer.body.message).toBe("Please check what you entered.");
  });
}

describe("a bad booking is refused with a message for its field, and not stored", () => {
  const NO_ID = "The id must be 15 characters from a-z and 0-9";
  const AGES = "Ages are whole numbers from 0 to 17, such as 4, 9";
  const DATE_PAST = "Date must be tomorrow or later";
  test.each<[Fields, Record<string, string>]>([
    [{ guests: 2.5 }, { guests: "Guests must be a whole number" }],
    [{ guests: 1 }, { guests: "Minimum 2 guests required" }],
    [{ guests: "many" }, { guests: "Minimum 2 guests required" }],
    [{ guests: null }, { guests: "Minimum 2 guests required" }],
    [{ guests: 1e300 }, { guests: "Maximum 50 guests" }],
    [{ type: "transfer", guests: 11 }, { guests: "Maximum 10 passengers" }],
    [{ type: "transfer", guests: 0 }, { guests: "Minimum 1 guest required" }],
    [{ booking_date: "" }, { booking_date: "Date is required" }],
    [{ booking_date: "2027-02-29" }, { booking_date: "Date is invalid" }],
    [{ booking_date: inDays(0) }, { booking_date: DATE_PAST }],
    [{ customer_email: "ixchel@example" }, { customer_email: "Email is invalid" }],
    [{ customer_email: "a@b.co\r\nBcc: c@d.co" }, { customer_email: "Email is invalid" }],
    [{ customer_email: "" }, { customer_email: "Email is required" }],
    [{ customer_first_name: " \r\n " }, { customer_first_name: "First name is required" }],
    [{ customer_last_name: "" }, { customer_last_name: "Last name is required" }],
    [{ customer_phone: null }, { customer_phone: "Phone number is required" }],
    [{ price: -1 }, { price: "Price is invalid" }],
    [{ type: "boat" }, { type: "The type must be tour or transfer" }],
    [{ item_id: 9 }, { item_id: "Error: tour not found." }],
    [{ item_id: 1.5 }, { item_id: "Error: tour not found." }],
    [{ item_id: "1; DROP TABLE bookings" }, { item_id: "Error: tour not found." }],
    [{ type: "transfer", item_id: 13 }, { item_id: "Error: transfer not found." }],
    [{ departure_time: "soon" }, { departure_time: "A time like 06:15 is expected" }],
    [{ flight_number: "A".repeat(100) }, { flight_number: "At most 20 characters" }],
    [{ children_ages: Array(200).fill(-1) }, { children_ages: AGES }],
    [{ children_ages: [{ age: 4 }] }, { children_ages: AGES }],
    [{ children_ages: "[4]" }, { children_ages: AGES }],
    [
      { children_ages: [1, 2, 3, 4] },
      { children_ages: "The booking is for 3, but adults and children are 4" },
    ],
    [{ luggage: -1 }, { luggage: "A whole number from 0 to 100" }],
    [{ child_seats: 1.5 }, { child_seats: "A whole number from 0 to 20" }],
    [{ id: "" }, { id: NO_ID }],
    [{ id: "K7M2Q9XDABCDE01" }, { id: NO_ID }],
    [{ id: "'; DROP TABLE x" }, { id: NO_ID }],
    [
      { customer_first_name: "", customer_email: "x", guests: 0 },
      {
        customer_first_name: "First name is required",
        customer_email: "Email is invalid",
        guests: "Minimum 2 guests required",
      },
    ],
  ])("%o", expectRefused);

  test("with its code beside the words, for devices that have words of their own", async () => {
    const wrong = {
      customer_first_name: "",
      guests: 51,
      price: -1,
      special_requests: "x".repeat(2001),
    };
    const { body } = await book(instance, tourCommand(wrong));
    const codes = Object.entries(body.data as Record<string, { code: string }>);
    expect(body.code).toBe("check_input");
    expect(Object.fromEntries(codes.map(([field, { code }]) => [field, code]))).toEqual({
      customer_first_name: "first_name_required",
      guests: "guests_too_many:50",
      price: "price_invalid",
      special_requests: "special_requests_too_long:2000",
    });
    const odd = (await book(instance, tourCommand({ id: "short", type: "boat" }))).body;
    expect(odd.data).toMatchObject({
      id: { code: "id_malformed", message: NO_ID },
      type: { code: "type_unknown" },
    });
  });

  test("without an id", async () => {
    const { id: _, ...command } = tourCommand();
    await expectNothingStored(async () => {
      expect(messagesOf(await book(instance, command))).toEqual({ id: NO_ID });
    });
  });

  test.each(["{", '{"id":', "", "null", "[]", '"text"', "42", "<xml/>", "id=1&type=tour"])(
    "as JSON that is none: %j",
    async (body) => {
      await expectNothingStored(async () => {
        const answer = await post(instance, BOOKINGS, body);
        expect(answer.status).toBe(400);
        expect(answer.body.message).toEqual(expect.any(String));
      });
    },
  );
});
