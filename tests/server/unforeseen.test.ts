import { describe, expect, test } from "vitest";
import {
  BOOKINGS,
  book,
  bookWell,
  newId,
  storedBookings,
  tourCommand,
} from "./support/bookings.ts";
import { type Answer, call, messagesOf, post } from "./support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "./support/shared.ts";

const told: { event: string; [fact: string]: unknown }[] = [];
/** What nobody foresaw: a table that has gone. Whatever a device sends meanwhile is kept by it. */
const instance = sharedInstance({
  log: (event, facts = {}) => void told.push({ event, ...facts }),
});
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const MESSAGES = "/api/collections/messages/records";
const KEY = "k".repeat(32);

/** What is answered while a table is away, and what the log says of it. */
async function without(table: string, send: () => Promise<Answer>) {
  await instance.sql(`PRAGMA legacy_alter_table = ON; ALTER TABLE ${table} RENAME TO away`);
  told.length = 0;
  try {
    const { status } = await send();
    await expect.poll(() => told.map(({ event }) => event)).toContain("fault");
    const [fault] = told.filter(({ event }) => event === "fault");
    return { status, fault };
  } finally {
    await instance.sql(`PRAGMA legacy_alter_table = ON; ALTER TABLE away RENAME TO ${table}`);
  }
}

describe("is 503 and a fault in the log, never 400, and all is well when it is mended", () => {
  test("a booking at another price than today's", async () => {
    const command = tourCommand({ price: 3 });
    const { status, fault } = await without("price_changes", () => book(instance, command));
    expect([status, fault?.status]).toEqual([503, 503]);
    expect(String(fault?.reason)).toContain("no such table: price_changes");
    expect(await storedBookings(instance, command.id)).toEqual([]);
    expect((await book(instance, command)).status).toBe(200);
  });

  test("a message", async () => {
    const body = { id: newId(), name: "Ann", email: "ann@example.com", message: "Hello" };
    const send = () => post(instance, MESSAGES, body);
    expect((await without("messages", send)).status).toBe(503);
    expect((await send()).status).toBe(200);
  });

  test("a guest's question and cancel", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    const headers = { "X-Manage-Key": KEY };
    const ask = () => call(instance, `/api/bookings/${id}`, { headers });
    const cancel = () => post(instance, `/api/bookings/${id}/cancel`, {}, headers);
    expect((await without("bookings", ask)).status).toBe(503);
    expect((await without("bookings", cancel)).status).toBe(503);
    expect((await without("audit", cancel)).status).toBe(503);
    expect((await ask()).body.status).toBe("confirmed");
    expect((await cancel()).body.status).toBe("cancelled");
  });

  test("what the back office does", async () => {
    const id = await bookWell(instance);
    const [row] = await storedBookings(instance, id);
    const edit = () =>
      office.ask("PATCH", `bookings/${id}`, { version: row?.updated_at, changes: { notes: "x" } });
    const write = () => admin.patch(`${BOOKINGS}/${id}`, { notes: "y" });
    const status = () => office.post("bookings/status", { ids: [id], status: "completed" });
    const desk = () => office.post("bookings", tourCommand());
    for (const act of [edit, write, status]) {
      expect((await without("audit", act)).status).toBe(503);
    }
    expect((await without("mails", desk)).status).toBe(503);
    expect((await without("booking_list", () => office.get("bookings"))).status).toBe(503);
    expect((await edit()).status).toBe(200);
  });

  test("a good token, of which a device would believe that somebody has ended it", async () => {
    for (const table of ["admins", "sessions"]) {
      expect((await without(table, () => office.get("bookings"))).status).toBe(503);
    }
    expect((await office.get("bookings")).status).toBe(200);
  });
});

describe("400 is said with a message that belongs to a field", () => {
  test.each([
    ["a booking", BOOKINGS],
    ["a message", MESSAGES],
    ["the question for mails", "/api/send-booking-emails"],
    ["a booking at the desk", "/api/office/bookings"],
    ["a status", "/api/office/bookings/status"],
    ["a code", "/api/office/import"],
  ])("%s that is no JSON, or nothing", async (_, path) => {
    const headers = path.includes("office") ? { Authorization: admin.token } : {};
    told.length = 0;
    for (const body of ["{", "[1", "null", '"x"', "{}"]) {
      const answer = await post(instance, path, body, headers);
      expect([body, answer.status]).toEqual([body, 400]);
      expect(Object.keys(messagesOf(answer)).length, body).toBeGreaterThan(0);
    }
    for (const type of ["application/xml", "text/xml", "text/plain"]) {
      const answer = await post(instance, path, "<a/>", { ...headers, "Content-Type": type });
      expect([type, answer.status]).toEqual([type, 400]);
    }
    expect(told).toEqual([]);
  });

  test("a change without changes", async () => {
    const id = await bookWell(instance);
    const answer = await office.ask("PATCH", `bookings/${id}`, { changes: "none" });
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      { changes: "The changes are missing" },
    ]);
  });
});
