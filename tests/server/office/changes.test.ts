import { describe, expect, test } from "vitest";
import type { BookingCommand } from "#domain/booking/fields.ts";
import { writeHandover } from "#domain/booking/handover.ts";
import {
  book,
  bookWell,
  inDays,
  mailJobs,
  newId,
  storedBookings,
  tourCommand,
} from "../support/bookings.ts";
import { pay, storedPayments } from "../support/payments.ts";
import { type Answer, messagesOf } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const storedOne = async (id: string) => (await storedBookings(instance, id))[0] ?? {};
const edit = async (id: string, changes: object, reason?: string) => {
  const version = (await storedOne(id)).updated_at;
  return office.ask("PATCH", `bookings/${id}`, { version, changes, reason });
};

describe("an edit", () => {
  test("changes what it names, prices more guests anew, and says who did it", async () => {
    const id = await bookWell(instance);
    const answer = await edit(id, {
      ...{ guests: 5, booking_date: inDays(-3), pickup_notes: "Gate 2" },
      lang: "es",
    });
    expect(answer.status).toBe(200);
    const changed = {
      guests: 5,
      price: 900,
      booking_date: inDays(-3),
      pickup_notes: "Gate 2",
      lang: "es",
    };
    expect(answer.body).toMatchObject(changed);
    expect(await storedOne(id)).toMatchObject(changed);
    const lines = await office.history(id);
    expect(lines.slice(0, -1).sort()).toEqual([
      `admin booking_date: ${inDays(21)} → ${inDays(-3)}`,
      "admin guests: 3 → 5",
      "admin lang: en → es",
      "admin pickup_notes:  → Gate 2",
      "admin price: 540 → 900",
    ]);
    expect(lines.at(-1)).toBe("customer created:  → web");
  });

  test("of the pick-up is checked as a guest's is, noted, and told to the guest", async () => {
    const id = await bookWell(instance, { adults: 3 });
    const details = {
      ...{ pickup_place: " Hotel  Maya ", flight_number: "AA 1234", adults: 1 },
      ...{ children_ages: "4 9", luggage: 5, child_seats: 1 },
    };
    const answer = await edit(id, details);
    const stored = { ...details, pickup_place: "Hotel Maya", children_ages: "4, 9" };
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(stored)]);
    expect((await office.history(id)).slice(0, -1).sort()).toEqual([
      "admin adults: 3 → 1",
      "admin child_seats: 0 → 1",
      "admin children_ages:  → 4, 9",
      "admin flight_number:  → AA 1234",
      "admin luggage: 0 → 5",
      "admin pickup_place:  → Hotel Maya",
    ]);
    const kinds = (await mailJobs(instance, id)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(["customer", "customer-agreed", "operator"]);
    const wrong = await edit(id, {
      ...{ flight_number: "A".repeat(100), children_ages: Array(200).fill(-1).join(", ") },
      ...{ departure_time: "soon", luggage: -1 },
    });
    expect([wrong.status, messagesOf(wrong)]).toEqual([
      400,
      {
        flight_number: "At most 20 characters",
        children_ages: "Ages are whole numbers from 0 to 17, such as 4, 9",
        departure_time: "A time like 06:15 is expected",
        luggage: "A whole number from 0 to 100",
      },
    ]);
  });

  test("of an older version is refused with the present booking, and overwrites nothing", async () => {
    const id = await bookWell(instance);
    const version = (await storedOne(id)).updated_at;
    const first = await office.ask("PATCH", `bookings/${id}`, { version, changes: { guests: 4 } });
    const second = await office.ask("PATCH", `bookings/${id}`, { version, changes: { guests: 9 } });
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body).toMatchObject({ current: { id, guests: 4, price: 720 } });
    expect(String(second.body.message)).toContain("in the meantime");
    expect(await storedOne(id)).toMatchObject({ guests: 4, price: 720 });
    expect((await office.history(id)).join()).not.toContain("9");
  });

  test("to another price wants a reason, which stands in the history", async () => {
    const id = await bookWell(instance);
    const without = await edit(id, { price: 500 });
    expect([without.status, messagesOf(without)]).toEqual([
      400,
      { reason: "A reason is required for another price" },
    ]);
    expect((await edit(id, { price: 500 }, "Comes back each year")).body.price).toBe(500);
    expect(await office.history(id)).toContain("admin reason:  → Comes back each year");
    // the agreed price stays with other changes, and the catalogue's needs no reason
    expect((await edit(id, { notes: "x" })).body.price).toBe(500);
    expect((await edit(id, { price: 540 })).status).toBe(200);
  });

  test.each([
    [{ guests: 1 }, "guests"],
    [{ guests: 51 }, "guests"],
    [{ guests: 2.5 }, "guests"],
    [{ booking_date: "2026-02-30" }, "booking_date"],
    [{ customer_email: "no address" }, "customer_email"],
    [{ departure_time: "7 am" }, "departure_time"],
    [{ customer_first_name: "  " }, "customer_first_name"],
    [{ price: -1 }, "price"],
    [{ price: "much" }, "price"],
    [{ price: 99.999 }, "price"],
    [{ status: "paid" }, "status"],
    [{ lang: "fr" }, "lang"],
    [{ paid_amount: -5 }, "paid_amount"],
    [{ attendance: "late" }, "attendance"],
    [{ written_for: "x".repeat(41) }, "written_for"],
    [{ paid_currency: "EUR" }, "paid_currency"],
    [{ paid_method: "gold" }, "paid_method"],
    [{ notes: "x".repeat(5001) }, "notes"],
  ])("is refused for %o", async (changes, field) => {
    const id = await bookWell(instance);
    const before = await storedOne(id);
    const answer = await edit(id, changes, "because");
    expect(answer.status).toBe(400);
    expect(Object.keys(messagesOf(answer))).toEqual([field]);
    expect(await storedOne(id)).toEqual(before);
  });

  test("and whatever else is written takes texts for texts, and stores no '[object Object]'", async () => {
    const id = await bookWell(instance);
    const before = await storedOne(id);
    const no = { a: 1 };
    const desk = { ...tourCommand(), special_requests: no, price_reason: no };
    const asked: [string, Promise<Answer>][] = [
      ["notes special_requests", edit(id, { notes: no, special_requests: no })],
      ["customer_first_name", edit(id, { customer_first_name: 5 })],
      ["reason", office.ask("PATCH", `bookings/${id}`, { changes: {}, reason: no })],
      ["price_reason special_requests", office.post("bookings", desk)],
      ["note", pay(office, id, { note: no })],
      ["corrects", pay(office, id, { kind: "correction", note: "x", corrects: [id] })],
      ["subject text", office.post(`bookings/${id}/mail`, { subject: no, text: ["a"] })],
      ["code", office.post("import", { code: no })],
      [
        "first_name",
        office.post("customers", { email: "o@guest.example", first_name: no, last_name: "O" }),
      ],
      ["id table version", office.post("departure-rules", { table: no, id: no, version: no })],
    ];
    for (const [fields, answer] of asked) {
      const { status, body } = await answer;
      expect([
        status,
        Object.keys({ ...Object(body.data) })
          .sort()
          .join(" "),
      ]).toEqual([400, fields]);
    }
    expect(await storedOne(id)).toEqual(before);
  });

  test("cannot reach what is not the operator's", async () => {
    const id = await bookWell(instance);
    const before = await storedOne(id);
    const changes = {
      id: newId(),
      source: "seed",
      content_hash: "x",
      created_at: "2000",
      changed_by: "x y",
    };
    expect((await edit(id, changes)).status).toBe(200);
    const after = await storedOne(id);
    for (const field of ["source", "content_hash", "created_at"])
      expect(after[field]).toBe(before[field]);
  });
});

describe("the price of another party or service", () => {
  test("keeps what was agreed for those it was agreed for", async () => {
    const id = await bookWell(instance);
    await edit(id, { price: 500 }, "Comes back each year");
    expect((await edit(id, { guests: 4 })).body.price).toBe(680);
    expect((await edit(id, { guests: 2 })).body.price).toBe(340);
  });

  test("is the other service's, with its name, its parties and no time of the old one", async () => {
    const id = await bookWell(instance, { guests: 2, price: 360 });
    await edit(id, { departure_time: "06:15" });
    const moved = await edit(id, { type: "transfer", item_id: 2 });
    expect(moved.body).toMatchObject({
      ...{ type: "transfer", item_id: 2, item_name: "Airport to San Ignacio" },
      ...{ price: 150, departure_time: "", guests: 2 },
    });
    await edit(id, { guests: 1 });
    expect(messagesOf(await edit(id, { type: "tour" }))).toEqual({
      guests: "Minimum 2 guests required",
    });
    expect(messagesOf(await edit(id, { item_id: 77 }))).toEqual({
      item_id: "There is no such service",
    });
    expect(messagesOf(await edit(id, { type: "tour", guests: 2, price: 150 }))).toEqual({
      reason: "A reason is required for another price",
    });
    const back = await edit(id, { type: "tour", guests: 2, departure_time: "09:00" });
    expect(back.body).toMatchObject({ item_id: 2, departure_time: "09:00", price: 300 });
  });
});

describe("two who change one booking", () => {
  /** Both know the booking as it was; what the second makes of it once the first has changed it. */
  async function met(first: object, second: object, before: object) {
    const id = await bookWell(instance);
    const version = (await storedOne(id)).updated_at;
    await edit(id, first, "because");
    const answer = await office.ask("PATCH", `bookings/${id}`, {
      ...{ version, changes: second, reason: "because" },
      before: { status: "confirmed", ...before },
    });
    return { answer, row: await storedOne(id) };
  }
  const PAID_NOTHING = { paid_amount: 0, paid_currency: "", paid_method: "" };
  const PAID = { paid_amount: 40, paid_currency: "USD", paid_method: "cash" };

  test.each([
    [{ pickup_notes: "Gate 2" }, { attendance: "arrived" }, { attendance: "" }],
    [{ attendance: "arrived" }, PAID, PAID_NOTHING],
    [{ notes: "x" }, { ...PAID, pickup_notes: "Gate 2" }, { ...PAID_NOTHING, pickup_notes: "" }],
    [{ guests: 4 }, { customer_phone: "+501 600-0111" }, { customer_phone: "+501 600-0199" }],
  ])("%j and %j stand side by side", async (first, second, before) => {
    const { answer, row } = await met(first, second, before);
    expect(answer.status).toBe(200);
    expect(row).toMatchObject({ ...first, ...second });
  });

  test.each([
    ["the same", { attendance: "no-show" }, { attendance: "arrived" }, { attendance: "" }],
    [
      "less than was paid meanwhile",
      PAID,
      { ...PAID, paid_amount: 0 },
      { ...PAID, paid_amount: 9 },
    ],
    ["the party, whose price it is", { price: 500 }, { guests: 4 }, { guests: 3 }],
    ["a party that has cancelled", { status: "cancelled" }, { notes: "x" }, { notes: "" }],
  ])("are asked about %s", async (_, first, second, before) => {
    const { answer, row } = await met(first, second, before);
    expect(answer.status).toBe(409);
    expect({ ...first, ...Object(answer.body.current) }).toMatchObject(first);
    expect(row).toMatchObject(first);
  });
});

describe("what guests have paid, from a device that knows it as a sum", () => {
  const paid = (paid_amount: number, paid_currency = "USD", paid_method = "cash") => ({
    ...{ paid_amount, paid_currency, paid_method },
  });
  const rowsOf = async (id: string) =>
    (await storedPayments(instance, id)).map(
      ({ kind, cents, currency, method }) => `${kind} ${cents} ${currency} ${method}`,
    );

  test("is put right with a note, which the history keeps with who and when", async () => {
    const id = await bookWell(instance);
    expect((await edit(id, paid(200))).status).toBe(200);
    expect((await edit(id, paid(1080, "BZD"))).status).toBe(200);
    expect(await rowsOf(id)).toEqual(["payment 20000 USD cash", "payment 68000 BZD cash"]);
    expect(messagesOf(await edit(id, paid(400)))).toEqual({
      reason: "This corrects what was paid before. Please say why",
    });
    expect((await edit(id, paid(400), "Typed twice")).body).toMatchObject({ paid_amount: 400 });
    expect(await storedOne(id)).toMatchObject(paid(400));
    expect((await office.history(id)).slice(0, 3)).toEqual([
      "admin payment:  → 400.00 USD cash: Typed twice",
      "admin correction:  → -680.00 BZD cash: Typed twice",
      "admin correction:  → -200.00 USD cash: Typed twice",
    ]);
    expect((await edit(id, paid(400, "USD", "card"))).status).toBe(400);
    expect((await edit(id, paid(0, "", ""), "Refunded")).body.paid_amount).toBe(0);
    expect(await storedOne(id)).toMatchObject(paid(0, "", ""));
  });

  test("is taken back out of each drawer in which it lies", async () => {
    const id = await bookWell(instance);
    await edit(id, paid(200));
    await instance.sql(`INSERT INTO payments (id, booking, kind, cents, currency, usd_cents, method, taken_by,
        made_by, taken_at)
      VALUES ('another00000009', '${id}', 'payment', 1000, 'USD', 1000, 'card', 'somebodyelse001',
        'maria', '2026-11-25 15:00:00.000Z')`);
    expect((await edit(id, paid(0, "", ""), "Given back")).body.paid_amount).toBe(0);
    const drawers = (await storedPayments(instance, id)).map(({ taken_by }) => taken_by);
    expect(drawers.slice(2)).toEqual(drawers.slice(0, 2));
    expect(new Set(drawers).size).toBe(2);
  });

  test("is more than the price only with a note", async () => {
    const id = await bookWell(instance);
    expect(messagesOf(await edit(id, paid(1150)))).toEqual({
      reason: "With this $610.00 more than the price is paid. Please say why",
    });
    expect((await storedOne(id)).paid_amount).toBe(0);
    expect((await edit(id, paid(1150), "For the Cocs, too")).status).toBe(200);
  });

  test("counts beside what others have taken meanwhile, once", async () => {
    const id = await bookWell(instance);
    const before = { ...paid(0, "", ""), status: "confirmed" };
    const one = { id: newId(), version: "old", before, changes: paid(400, "BZD") };
    const other = { ...one, id: newId(), changes: { ...paid(400, "USD", "card"), notes: "Here" } };
    for (const change of [one, { ...other, before: { ...before, notes: "" } }, one]) {
      expect((await office.ask("PATCH", `bookings/${id}`, change)).status).toBe(200);
    }
    expect(await rowsOf(id)).toEqual(["payment 40000 BZD cash", "payment 40000 USD card"]);
    expect(await storedOne(id)).toMatchObject({ ...paid(600, "USD", "card"), notes: "Here" });
    // what they have recorded is not taken back with one's own
    const less = { ...one, id: newId(), before: { ...before, ...paid(400, "BZD") } };
    const answer = await office.ask("PATCH", `bookings/${id}`, {
      ...{ ...less, changes: paid(40, "BZD"), reason: "Typed wrong" },
    });
    expect([answer.status, answer.body.current]).toMatchObject([409, { paid_amount: 600 }]);
  });

  test.each([
    [{ paid_amount: 40 }],
    [{ paid_method: "card" }],
    [paid(40, "", "")],
    [paid(99.999)],
    [{ ...paid(40), paid_amount: "40 dollars" }],
  ])("is whole cents with their currency and method: %j is refused", async (changes) => {
    const answer = await edit(await bookWell(instance), changes, "because");
    expect([answer.status, Object.keys(messagesOf(answer))]).toEqual([400, ["paid_amount"]]);
  });

  test("is counted, and nothing that one writes over it", async () => {
    const id = await bookWell(instance);
    const answer = await admin.patch(`/api/collections/bookings/records/${id}`, paid(40));
    expect([answer.status, Object.keys(messagesOf(answer))]).toEqual([400, ["paid_amount"]]);
    await instance.sql(`UPDATE bookings SET paid_amount = 40 WHERE id = '${id}'`);
    expect((await storedOne(id)).paid_amount).toBe(0);
  });
});

describe("the history", () => {
  test("tells the operator, the customer and the system apart, on every path", async () => {
    const key = "k".repeat(32);
    const id = await bookWell(instance, { manage_key: key });
    await admin.patch(`/api/collections/bookings/records/${id}`, { status: "pending" });
    await instance.sql(`UPDATE bookings SET guests = 8 WHERE id = '${id}'`);
    await fetch(`${instance.url}/api/bookings/${id}/cancel`, {
      method: "POST",
      headers: { "X-Manage-Key": key, "Content-Length": "0" },
    });
    await office.post("bookings/status", { ids: [id], status: "confirmed" });
    expect(await office.history(id)).toEqual([
      "admin status: cancelled → confirmed",
      "customer status: pending → cancelled",
      "system guests: 3 → 8",
      "admin status: confirmed → pending",
      "customer created:  → web",
    ]);
  });
});

describe("several bookings at once", () => {
  test("change their status, but for those that have it or are gone", async () => {
    const ids = [await bookWell(instance), await bookWell(instance), await bookWell(instance)];
    await office.post("bookings/status", { ids: [ids[0]], status: "completed" });
    const answer = await office.post("bookings/status", {
      ids: [...ids, newId()],
      status: "completed",
    });
    expect(answer.body).toEqual({ changed: 2 });
    for (const id of ids) expect((await storedOne(id)).status).toBe("completed");
  });

  test.each([
    { ids: [], status: "pending" },
    { ids: ["x"], status: "paid" },
    { ids: "all", status: "pending" },
    { ids: Array.from({ length: 201 }, () => "x"), status: "pending" },
  ])("are refused otherwise", async (body) => {
    expect((await office.post("bookings/status", body)).status).toBe(400);
  });
});

test("what was deleted does not come back by a late copy", async () => {
  const command = tourCommand();
  await book(instance, command);
  expect((await office.ask("DELETE", `bookings/${command.id}`)).status).toBe(204);
  const again = await book(instance, command);
  expect(again.status).toBe(409);
  expect(again.text).toContain("deleted");
  expect(await storedBookings(instance, command.id)).toEqual([]);
  const audit = await instance.sql(
    `SELECT actor, field, before FROM audit WHERE booking = '${command.id}'`,
  );
  expect(audit).toEqual([{ actor: "admin", field: "deleted", before: "confirmed" }]);
});

describe("the booking desk", () => {
  const desk = (changes: object) => office.post("bookings", { ...tourCommand(), ...changes });

  test("takes past dates, and prices by the catalogue when no price is given", async () => {
    const answer = await desk({ booking_date: inDays(-2), price: undefined, id: undefined });
    expect(answer.status).toBe(200);
    const decided = { source: "desk", status: "confirmed", price: 540, quoted_price: 540 };
    expect(answer.body).toMatchObject(decided);
    expect((await mailJobs(instance, String(answer.body.id))).map(({ state }) => state)).toEqual([
      "suppressed",
      "suppressed",
    ]);
    expect(await office.history(String(answer.body.id))).toEqual(["admin created:  → desk"]);
  });

  test("asks for the reason of another price", async () => {
    expect(messagesOf(await desk({ price: 400 }))).toEqual({
      price_reason: "A reason is required for another price",
    });
    const { body } = await desk({ price: 400, price_reason: "Group of a school" });
    expect(body).toMatchObject({ price: 400, quoted_price: 540 });
    expect(await office.history(String(body.id))).toContain("admin reason:  → Group of a school");
  });

  test("sends the customer's mail when it is wanted, and never the operator's", async () => {
    const { body } = await desk({ send_mail: true });
    expect(await mailJobs(instance, String(body.id))).toMatchObject([
      { kind: "customer", state: "queued" },
      { kind: "operator", state: "suppressed" },
    ]);
  });

  test.each([
    [{ guests: 1, price: 180 }, "guests"],
    [{ booking_date: "" }, "booking_date"],
    [{ customer_email: "no address" }, "customer_email"],
    [{ price: 99.999, price_reason: "x" }, "price"],
    [{ item_id: 99 }, "item_id"],
    [{ type: "boat" }, "item_id"],
    [{ id: "short" }, "id"],
    [{ price: -1, price_reason: "x" }, "price"],
  ])("refuses %o", async (changes, field) => {
    const answer = await desk(changes);
    expect([answer.status, Object.keys(messagesOf(answer))]).toEqual([400, [field]]);
  });

  test("books those without an e-mail: no mail, no customer, and all else as ever", async () => {
    const counted = () => instance.sql("SELECT total_bookings FROM customers WHERE email = ''");
    const without = { customer_email: " ", send_mail: true };
    const [id, other] = [
      String((await desk(without)).body.id),
      String((await desk({ ...without, id: newId() })).body.id),
    ];
    expect((await mailJobs(instance, id)).map(({ state }) => state)).toEqual([
      "suppressed",
      "suppressed",
    ]);
    const [mail] = await mailJobs(instance, id);
    const again = await office.post(`mails/${mail?.id}/resend`, {});
    expect([again.status, again.body.code]).toEqual([409, "no_address"]);
    const letter = await office.post(`bookings/${id}/mail`, { subject: "x", text: "y" });
    expect(messagesOf(letter)).toEqual({ text: "This booking has no e-mail address" });
    expect((await edit(id, { notes: "x" })).body).toMatchObject({ notes: "x", price: 540 });
    // found and counted like others; but all of them are not one customer
    const { body } = await office.get("bookings?q=Ixchel");
    expect(JSON.stringify(body)).toContain(id);
    expect(await counted()).toEqual([]);
    // who tells the address later is a customer from then on; the other stays nobody
    const told = `${newId()}@guest.example`;
    expect((await edit(id, { customer_email: told })).status).toBe(200);
    expect((await office.get(`customers/${told}`)).body.customer).toMatchObject({
      total_bookings: 1,
    });
    expect((await edit(id, { customer_email: "" })).status).toBe(200);
    expect((await office.get(`customers/${told}`)).status).toBe(404);
    expect((await office.ask("DELETE", `bookings/${other}`)).status).toBe(204);
    expect(await counted()).toEqual([]);
  });

  test("books once when the same is sent twice", async () => {
    const command = tourCommand();
    const answers = [
      await office.post("bookings", command),
      await office.post("bookings", command),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailJobs(instance, command.id)).toHaveLength(2);
  });
});

describe("a handed-over code", () => {
  const codeOf = (command: object) => writeHandover(command as BookingCommand, "Hello! ") ?? "";
  const bring = (code: string, save = true) => office.post("import", { code, save });

  test("is shown without being stored, then stored; the original is the same booking later", async () => {
    const original = tourCommand({ special_requests: "vegetarian", manage_key: "k".repeat(32) });
    const code = codeOf(original);
    const shown = await bring(code, false);
    expect(shown.status).toBe(200);
    expect(shown.body).toMatchObject({ id: original.id, price: 540, status: "confirmed" });
    expect(shown.text).not.toContain("content_hash");
    expect(await storedBookings(instance, original.id)).toEqual([]);

    expect((await bring(code)).body).toMatchObject({ source: "code", special_requests: "" });
    expect((await bring(code)).status).toBe(200);
    const late = await book(instance, original);
    expect(late.status).toBe(200);
    expect(await storedBookings(instance, original.id)).toMatchObject([
      { source: "web", special_requests: "vegetarian", status: "confirmed" },
    ]);
    expect((await mailJobs(instance, original.id)).map(({ kind }) => kind)).toEqual([
      "customer",
      "operator",
    ]);
    expect((await bring(code)).body).toMatchObject({ source: "web" });
  });

  test("brings what fits of the pick-up, and the device the rest, which is no news to its guest", async () => {
    const place = "x".repeat(190);
    const original = tourCommand({
      ...{ departure_time: "06:45", pickup_place: place, flight_number: "AA 1234", adults: 2 },
      ...{ children_ages: [4], luggage: 3, manage_key: "k".repeat(32) },
    });
    const brought = await bring(codeOf(original));
    const fits = { flight_number: "AA 1234", adults: 2, children_ages: "4", luggage: 3 };
    expect(brought.body).toMatchObject({ ...fits, departure_time: "06:45", pickup_place: "" });
    expect((await book(instance, original)).status).toBe(200);
    expect(await storedBookings(instance, original.id)).toMatchObject([
      { ...fits, pickup_place: place, source: "web" },
    ]);
    expect(await mailJobs(instance, original.id)).toHaveLength(2);
  });

  test("is the booking that the device has sent before", async () => {
    const original = tourCommand({ special_requests: "two children" });
    await book(instance, original);
    expect((await bring(codeOf(original))).body).toMatchObject({ source: "web" });
  });

  test("of a day that has passed waits for a decision", async () => {
    const { body } = await bring(codeOf(tourCommand({ booking_date: inDays(-1) })));
    expect(body).toMatchObject({ status: "pending", pending_reason: "late" });
  });

  test("is refused when it is none, was changed, breaks a rule or takes another's id", async () => {
    const command = tourCommand();
    const id = await bookWell(instance);
    for (const [code, message] of [
      ["Hello", "There is no booking code"],
      [codeOf(command).replace("Ixchel", "Ixchal"), "changed or cut"],
      [codeOf(tourCommand({ guests: 1 })), "Minimum 2 guests"],
      [codeOf(tourCommand({ item_id: 77 })), "not found"],
      [codeOf(tourCommand({ booking_date: inDays(-40) })), "Date must be"],
      [codeOf(tourCommand({ id, guests: 4, price: 720 })), "Another booking"],
    ] as const) {
      const answer = await bring(code);
      expect([answer.status, messagesOf(answer).code]).toEqual([
        400,
        expect.stringContaining(message),
      ]);
    }
  });
});
