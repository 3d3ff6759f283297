import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BookingCommand } from "#domain/booking/command.ts";
import { writeHandover } from "#domain/booking/handover.ts";
import { signedIn } from "./support/admin.ts";
import { askForMails, book, bookWell, mailJobs, tourCommand } from "./support/bookings.ts";
import { type Instance, startInstance } from "./support/instance.ts";
import { officeOf } from "./support/office.ts";
import { messagesOf } from "./support/requests.ts";

const KEY = "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6";

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance();
});
afterAll(() => instance?.stop());

async function manage(method: "GET" | "POST", id: string, key?: string) {
  const path = `/api/bookings/${id}${method === "POST" ? "/cancel" : ""}`;
  const headers = key === undefined ? {} : { "X-Manage-Key": key };
  const response = await fetch(instance.url + path, { method, headers });
  return { status: response.status, body: await response.json() };
}

const statusOf = async (id: string) =>
  (await instance.sql<{ status: string }>(`SELECT status FROM bookings WHERE id = '${id}'`))[0]
    ?.status;

describe("the device that made a booking", () => {
  test("asks how it stands, and learns nothing else", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    const { status, body } = await manage("GET", id, KEY);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      "booking_date",
      "guests",
      "id",
      "pending_reason",
      "price",
      "quoted_price",
      "status",
      "updated_at",
    ]);
    expect(body).toMatchObject({ id, status: "confirmed" });
  });

  test("cancels it once, and customer and operator hear of it", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    await askForMails(instance, id);
    for (const _time of ["first", "second"]) {
      const { status, body } = await manage("POST", id, KEY);
      expect([status, body.status]).toEqual([200, "cancelled"]);
    }
    await askForMails(instance, id);
    const jobs = await mailJobs(instance, id);
    expect(jobs.map(({ kind, state }) => [kind, state]).sort()).toEqual([
      ["customer", "sent"],
      ["customer-cancelled", "sent"],
      ["operator", "sent"],
      ["operator-cancelled", "sent"],
    ]);
    const reference = id.slice(0, 8).toUpperCase();
    const subjects = instance.postOffice.mails
      .map(({ parsed }) => parsed.subject ?? "")
      .filter((subject) => subject.includes(reference));
    expect(subjects).toContainEqual(expect.stringMatching(/^Booking cancelled: /));
    expect(subjects).toContainEqual(expect.stringMatching(/^Cancelled by the customer: /));
  });

  const subjectsOf = (id: string) =>
    instance.postOffice.mails
      .map(({ parsed }) => parsed.subject ?? "")
      .filter((subject) => subject.includes(id.slice(0, 8).toUpperCase()))
      .map((subject) => subject.split(":")[0])
      .sort();

  test("cancels it before its mails have left: one mail each, which says so", async () => {
    instance.postOffice.setMood(451);
    const id = await bookWell(instance, { manage_key: KEY });
    expect((await askForMails(instance, id)).status).toBe(502);
    expect((await manage("POST", id, KEY)).status).toBe(200);
    instance.postOffice.setMood("accept");
    expect((await askForMails(instance, id)).body).toEqual({ sent: true });
    expect(subjectsOf(id)).toEqual(["Booking cancelled", "Cancelled by the customer"]);
    expect(await mailJobs(instance, id)).toMatchObject([
      { kind: "customer", state: "suppressed", error: "Another mail says how the booking stands" },
      { kind: "customer-cancelled", state: "sent" },
      { kind: "operator", state: "suppressed" },
      { kind: "operator-cancelled", state: "sent" },
    ]);
  });

  test("cancels it while the confirmation is on its way: that comes first", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    // as while the mail server takes its time
    const onItsWay = (state: string) =>
      instance.sql(
        `UPDATE mails SET state = '${state}', lease_until = ${Date.now() + 60_000}
         WHERE booking = '${id}' AND kind = 'customer'`,
      );
    await onItsWay("sending");
    await manage("POST", id, KEY);
    const office = officeOf(instance, (await signedIn(instance)).token);
    const ofCancelling = (await office.mails(id)).find(({ kind }) => kind === "customer-cancelled");
    const again = () => office.post(`mails/${ofCancelling?.id}/resend`);
    expect((await again()).body).toEqual({ sent: false });
    expect(subjectsOf(id)).toEqual([]);
    await onItsWay("sent");
    expect((await again()).body).toEqual({ sent: true });
    expect(subjectsOf(id)).toEqual(["Booking cancelled"]);
  });

  test("and an operator who cancels before the mails have left: the guest is told that", async () => {
    const office = officeOf(instance, (await signedIn(instance)).token);
    const id = await bookWell(instance);
    await office.post("bookings/status", { ids: [id], status: "cancelled" });
    expect((await askForMails(instance, id)).body).toEqual({ sent: true });
    expect(subjectsOf(id)).toEqual(["Booking cancelled", "New booking, cancelled already"]);
    const [mail] = instance.postOffice.mails.slice(-2);
    expect(mail?.parsed.text).toContain("This booking has been cancelled.");
    expect(mail?.parsed.text).not.toContain("You have cancelled");

    // asked for once more it says what stands by then
    const jobs = await office.mails(id);
    const ofGuest = jobs.find(({ kind }) => kind === "customer");
    await office.post("bookings/status", { ids: [id], status: "confirmed" });
    expect((await office.post(`mails/${ofGuest?.id}/resend`)).body).toEqual({ sent: true });
    expect(subjectsOf(id)).toContain("Booking confirmed");
  });

  test("whose booking stands again before the mails have left is told that, once", async () => {
    const office = officeOf(instance, (await signedIn(instance)).token);
    instance.postOffice.setMood(451);
    const id = await bookWell(instance, { manage_key: KEY });
    await manage("POST", id, KEY);
    expect((await askForMails(instance, id)).status).toBe(502);
    await office.post("bookings/status", { ids: [id], status: "confirmed" });
    instance.postOffice.setMood("accept");
    expect((await askForMails(instance, id)).body).toEqual({ sent: true });
    expect(subjectsOf(id)).toEqual(["Booking confirmed", "New booking"]);
  });

  test("cannot cancel what has taken place", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    await instance.sql(`UPDATE bookings SET status = 'completed' WHERE id = '${id}'`);
    expect((await manage("POST", id, KEY)).status).toBe(409);
    expect(await statusOf(id)).toBe("completed");
  });
});

describe("a booking that has not come yet", () => {
  const endedBy = async (id: string, key = KEY) => (await manage("POST", id, key)).body;

  test("is cancelled for good: what comes later is answered so, without a row or a mail", async () => {
    const command = tourCommand({ manage_key: KEY });
    const end = { id: command.id, status: "cancelled", ended: true };
    expect(await endedBy(command.id)).toEqual(end);
    expect(await endedBy(command.id)).toEqual(end);
    for (const _copy of ["one", "another"]) {
      const late = await book(instance, command);
      expect([late.status, late.body.id, late.body.status]).toEqual([200, command.id, "cancelled"]);
    }
    expect(await statusOf(command.id)).toBeUndefined();
    expect(await mailJobs(instance, command.id)).toEqual([]);
    expect((await askForMails(instance, command.id)).status).toBe(404);
    // nor by a code that was handed over
    const office = officeOf(instance, (await signedIn(instance)).token);
    const code = writeHandover(command as unknown as BookingCommand, "Hello! ");
    const brought = await office.post("import", { code, save: true });
    expect([brought.status, messagesOf(brought)]).toEqual([
      400,
      { code: "This booking was cancelled or deleted" },
    ]);
  });

  test("of another key under that id is not taken for it", async () => {
    const command = tourCommand({ manage_key: KEY });
    await endedBy(command.id, "x".repeat(32));
    expect((await book(instance, command)).status).toBe(409);
  });

  test("or comes at the very moment: it is cancelled, or not there", async () => {
    for (let trial = 0; trial < 20; trial += 1) {
      const command = tourCommand({ manage_key: KEY });
      const [booked, cancelled] = await Promise.all([
        book(instance, command),
        manage("POST", command.id, KEY),
      ]);
      expect([booked.status, cancelled.status]).toEqual([200, 200]);
      expect([undefined, "cancelled"]).toContain(await statusOf(command.id));
    }
  });
});

describe("anybody else", () => {
  test.each([
    ["a wrong key", "x".repeat(32)],
    ["an empty key", ""],
    ["no key", undefined],
    ["the stored hash as key", "hash"],
  ])("with %s gets 404 and changes nothing", async (_what, key) => {
    const id = await bookWell(instance, { manage_key: KEY });
    const [row] = await instance.sql<{ manage_key: string }>(
      `SELECT manage_key FROM bookings WHERE id = '${id}'`,
    );
    expect(row?.manage_key).not.toContain(KEY);
    const given = key === "hash" ? row?.manage_key : key;
    expect((await manage("GET", id, given)).status).toBe(404);
    expect((await manage("POST", id, given)).status).toBe(404);
    expect(await statusOf(id)).toBe("confirmed");
  });

  test("gets the same answer for a booking that has no key and for one that is not there", async () => {
    const id = await bookWell(instance, { manage_key: "" });
    for (const asked of [id, "zzzzzzzzzzzzzzz", "nonsense"]) {
      expect((await manage("GET", asked, "")).status).toBe(404);
      expect((await manage("GET", asked, KEY)).status).toBe(404);
      expect((await manage("POST", asked, "")).status).toBe(404);
    }
  });
});
