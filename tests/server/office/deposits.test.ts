import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formatLongDay } from "#domain/belize-date.ts";
import { reminderPlanOf } from "#domain/reminders/plan.ts";
import { parseCsv } from "../../trust/support/csv.ts";
import { bookWell, inDays, newId, storedBookings, tourCommand } from "../support/bookings.ts";
import { cronsOf } from "../support/crons.ts";
import { pay } from "../support/payments.ts";
import { call, messagesOf } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";
import { until } from "../support/waiting.ts";

const KEY = "k".repeat(32);

const instance = sharedInstance({ env: { DASHBOARD: "on" } });
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);
let crons: Awaited<ReturnType<typeof cronsOf>>;

const storedOne = async (id: string) => (await storedBookings(instance, id))[0] ?? {};
const agreedOf = async (id: string) => {
  const { deposit_amount, deposit_by } = await storedOne(id);
  return [deposit_amount, deposit_by];
};
const edit = async (id: string, changes: object) =>
  office.ask("PATCH", `bookings/${id}`, { version: (await storedOne(id)).updated_at, changes });
/** The count of the dashboard, and the view of the list. */
const missing = async () => {
  const { activity } = (await office.get("dashboard")).body;
  const count = (activity as { depositsMissing: number }).depositsMissing;
  return [count, await office.ids("view=deposit")];
};

beforeAll(async () => {
  crons = await cronsOf(instance);
  // a tenth of the price, two weeks before the day of travel
  await admin.changeItem("tour", 1, { deposit: { percent: 10, days: 14 } });
  await admin.changeSettings({ deposit_texts: { en: "Belize Bank 12-345", es: "Cuenta 12-345" } });
});
beforeEach(() => instance.sql("UPDATE bookings SET deposit_amount = 0, deposit_by = ''"));

describe("what is agreed", () => {
  test("is told with the service, and the operator's words in the language of the page", async () => {
    const siteIn = async (name: string) =>
      (await call(instance, `/api/site?language=${name}`)).body;
    expect(await siteIn("es")).toMatchObject({ depositHow: "Cuenta 12-345" });
    const english = await siteIn("en");
    expect(english.depositHow).toBe("Belize Bank 12-345");
    const [tour, other] = english.tours as { deposit?: object }[];
    expect([tour?.deposit, other?.deposit]).toEqual([{ percent: 10, days: 14 }, undefined]);
  });

  test.each([
    [{ percent: 101, days: 14 }, "A share is a whole number from 1 to 100 percent"],
    [{ cents: -5, days: 14 }, "An amount from 0.01 to 100,000"],
    [{ cents: 500, days: -1 }, "From 0 to 365 days before travel"],
    [{ percent: 5, cents: 5, days: 1 }, "Either a share of the price or an amount"],
  ])("is no rule like %o", async (deposit, words) => {
    const [tour] = await instance.sql<{ id: string }>("SELECT id FROM tours WHERE number = 1");
    const answer = await admin.patch(`/api/collections/tours/records/${tour?.id}`, { deposit });
    expect([answer.status, messagesOf(answer)]).toEqual([400, { deposit: words }]);
  });

  test("is decided by the server, and told to the device and the office", async () => {
    const forged = { deposit_amount: 1, deposit_by: "2026-01-01", manage_key: KEY };
    const id = await bookWell(instance, forged);
    const agreed = { deposit_amount: 54, deposit_by: inDays(7) };
    const headers = { "X-Manage-Key": KEY };
    expect((await call(instance, `/api/bookings/${id}`, { headers })).body).toMatchObject(agreed);
    expect((await office.get(`bookings/${id}`)).body).toMatchObject(agreed);
    const soon = await bookWell(instance, { booking_date: inDays(3) });
    expect(await agreedOf(soon)).toEqual([54, inDays(0)]);
  });

  test("at the desk is of the price that is agreed there", async () => {
    const desk = { ...tourCommand({ price: 300 }), price_reason: "Friends" };
    expect((await office.post("bookings", desk)).body).toMatchObject({
      ...{ price: 300, deposit_amount: 30, deposit_by: inDays(7) },
    });
  });

  test("stays until the office changes it, which the history tells", async () => {
    const id = await bookWell(instance);
    await edit(id, { booking_date: inDays(60), guests: 5 });
    expect(await agreedOf(id)).toEqual([54, inDays(7)]);
    await edit(id, { deposit_amount: 100, deposit_by: inDays(9) });
    expect(await agreedOf(id)).toEqual([100, inDays(9)]);
    expect((await office.history(id)).slice(0, 2).sort()).toEqual([
      "admin deposit_amount: 54 → 100",
      `admin deposit_by: ${inDays(7)} → ${inDays(9)}`,
    ]);
    // more than the price is the price, nothing has no day
    expect((await edit(id, { deposit_amount: 5000 })).body).toMatchObject({ deposit_amount: 900 });
    expect((await edit(id, { deposit_amount: 0 })).status).toBe(200);
    expect(await agreedOf(id)).toEqual([0, ""]);
    expect(messagesOf(await edit(id, { deposit_amount: 10 }))).toEqual({
      deposit_by: "A day is expected",
    });
    expect(messagesOf(await edit(id, { deposit_amount: -1 }))).toEqual({
      deposit_amount: "Amount is invalid",
    });
    expect(messagesOf(await edit(id, { deposit_amount: 1, deposit_by: "soon" }))).toEqual({
      deposit_by: "A day is expected",
    });
  });
});

describe("what of it is missing", () => {
  test("is paid by any payment, and missing again when that is given back", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    const headers = { "X-Manage-Key": KEY };
    const toldPaid = async () =>
      (await call(instance, `/api/bookings/${id}`, { headers })).body.paid_amount;
    expect(await missing()).toEqual([1, [id]]);
    await pay(office, id, { cents: 5_000 });
    expect(await missing()).toEqual([1, [id]]);
    expect(await toldPaid()).toBe(50);
    await pay(office, id, { kind: "deposit", cents: 800, currency: "BZD" });
    expect(await missing()).toEqual([0, []]);
    expect(await toldPaid()).toBe(54);
    await pay(office, id, { kind: "refund", cents: 400 });
    expect(await missing()).toEqual([1, [id]]);
    expect(await toldPaid()).toBe(50);
    // never more than the price, also where that has fallen
    await instance.sql(`UPDATE bookings SET price = 50 WHERE id = '${id}'`);
    expect(await missing()).toEqual([0, []]);
    const [head = [], ...rows] = parseCsv((await office.get("reports.csv?range=all")).text);
    const cells = rows.find((row) => row.includes(id)) ?? [];
    const cell = (title: string) => cells[head.indexOf(title)];
    expect([cell("Deposit (USD)"), cell("Deposit Due By")]).toEqual(["54.00", inDays(7)]);
  });

  test("stands with the most overdue first, of who is still to come", async () => {
    const [late, soon, later] = [
      await bookWell(instance, { booking_date: inDays(30) }),
      await bookWell(instance, { booking_date: inDays(20) }),
      await bookWell(instance, { booking_date: inDays(25) }),
    ];
    await instance.sql(`UPDATE bookings SET deposit_by = '${inDays(-1)}' WHERE id = '${late}'`);
    // one that was asked for none, and given back more than was paid
    const none = await bookWell(instance, { booking_date: inDays(30) });
    await instance.sql(
      `UPDATE bookings SET deposit_amount = 0, deposit_by = '' WHERE id = '${none}'`,
    );
    await pay(office, none, { kind: "refund", cents: 100, note: "For her taxi" });
    expect(await missing()).toEqual([3, [late, soon, later]]);
    expect((await office.get("dashboard")).body.activity).toMatchObject({ depositsOverdue: 1 });
    await office.post("bookings/status", { ids: [late], status: "cancelled" });
    await office.post("bookings/status", { ids: [soon], status: "pending" });
    await edit(later, { attendance: "no-show" });
    expect(await missing()).toEqual([0, []]);
    await edit(later, { attendance: "" });
    expect(await missing()).toEqual([1, [later]]);
    await instance.sql(`UPDATE bookings SET booking_date = '${inDays(-1)}' WHERE id = '${later}'`);
    expect(await missing()).toEqual([0, []]);
  });
});

describe("a reminder", () => {
  // nobody knows at which hour these tests run, and by night nobody is reminded
  beforeAll(() =>
    admin.changeSettings({ reminders: { ...reminderPlanOf(null), wakes: 0, sleeps: 24 } }),
  );
  const jobs = (id: string) =>
    instance.sql<{ kind: string; state: string; error: string; due_at: number }>(
      `SELECT * FROM mails WHERE booking = '${id}' AND kind LIKE 'deposit-%' ORDER BY kind`,
    );
  const kinds = async (id: string) => (await jobs(id)).map(({ kind, state }) => [kind, state]);
  /** A booking of three days ago whose deposit is due in so many days. */
  const due = async (days: number, changes: { lang?: string } = {}) => {
    const id = await bookWell(instance, changes);
    await instance.sql(`UPDATE bookings SET deposit_by = '${inDays(days)}',
      created_at = strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-3 days') WHERE id = '${id}'`);
    return id;
  };
  const look = async () => {
    // what comes after it in the same run proves that it is over
    const last = await due(3);
    await crons.run("queue-summary");
    await until("the reminders are in the queue", async () => (await jobs(last))[0]);
  };
  /** As if it were seven. */
  const sevenStrikes = async () => {
    await instance.sql("UPDATE mails SET due_at = 0 WHERE kind LIKE 'deposit-%'");
    await crons.run("deliver-mails");
    const open = "kind LIKE 'deposit-%' AND state IN ('queued', 'sending')";
    await until("none is on its way", async () => {
      const left = await instance.sql(`SELECT id FROM mails WHERE ${open}`);
      return left.length === 0;
    });
  };
  const mailTo = (id: string) =>
    instance.postOffice.mails.filter(
      ({ parsed }) => parsed.text?.includes("deposit") && JSON.stringify(parsed.to).includes(id),
    );

  test("goes once before the day and once after it, in the guest's language", async () => {
    const [soon, over, far] = [await due(3), await due(-1, { lang: "es" }), await due(4)];
    await look();
    await look();
    expect(await kinds(soon)).toEqual([["deposit-due", "queued"]]);
    expect((await jobs(soon))[0]?.due_at).toBe(Date.parse(`${inDays(0)}T06:00:00Z`));
    expect(await kinds(over)).toEqual([["deposit-late", "queued"]]);
    expect(await kinds(far)).toEqual([]);
    await pay(office, soon, { cents: 1_400 });
    await sevenStrikes();
    await look();
    expect(await kinds(soon)).toEqual([["deposit-due", "sent"]]);
    expect(await kinds(over)).toEqual([["deposit-late", "sent"]]);
    const [mail] = mailTo(soon);
    expect(mail?.parsed.text).toContain(
      `a deposit of $54.00 USD for your booking is due by ${formatLongDay(inDays(3))}. $40.00 USD of it is still to come.`,
    );
    expect(mail?.parsed.text).toContain("Belize Bank 12-345");
    const spanish = instance.postOffice.mails.find(({ parsed }) =>
      JSON.stringify(parsed.to).includes(over),
    );
    expect(spanish?.parsed.text).toMatch(/venció el .* todavía no nos han llegado \$54.00 USD/);
    expect(spanish?.parsed.text).toContain("Cuenta 12-345");
    // the day comes and goes
    await instance.sql(`UPDATE bookings SET deposit_by = '${inDays(-1)}' WHERE id = '${soon}'`);
    await look();
    await look();
    expect(await kinds(soon)).toEqual([
      ["deposit-due", "sent"],
      ["deposit-late", "queued"],
    ]);
  });

  test("goes to nobody who is not to be asked", async () => {
    const [cancelled, waiting, today, paid, nobody] = [
      await due(30),
      await due(30),
      await bookWell(instance, { booking_date: inDays(3) }),
      await due(3),
      newId(),
    ];
    await office.post("bookings", { ...tourCommand({ customer_email: "" }), id: nobody });
    await instance.sql(`UPDATE bookings SET deposit_by = '${inDays(-1)}',
      created_at = strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-3 days') WHERE id = '${nobody}'`);
    // due at once, and booked within the last day
    await instance.sql(
      `UPDATE bookings SET deposit_by = '${inDays(-1)}',
         created_at = strftime('%Y-%m-%d %H:%M:%fZ', '${inDays(-1)} 13:00:01') WHERE id = '${today}'`,
    );
    await office.post("bookings/status", { ids: [cancelled], status: "cancelled" });
    await office.post("bookings/status", { ids: [waiting], status: "pending" });
    // not before: a full minute in between would ask them rightly
    await instance.sql(
      `UPDATE bookings SET deposit_by = '${inDays(3)}' WHERE id IN ('${cancelled}', '${waiting}')`,
    );
    await look();
    expect(await kinds(paid)).toHaveLength(1);
    for (const id of [cancelled, waiting, today, nobody]) expect(await kinds(id)).toEqual([]);
    // what came in the night
    await pay(office, paid, { cents: 5_400 });
    await sevenStrikes();
    expect(await jobs(paid)).toMatchObject([{ state: "suppressed", error: "deposit_settled" }]);
  });

  test("goes to nobody once they are switched off", async () => {
    const id = await due(-1);
    await look();
    await admin.changeSettings({ deposit_reminders: false });
    await sevenStrikes();
    expect(await jobs(id)).toMatchObject([{ state: "suppressed", error: "switched_off" }]);
    const other = await due(3);
    await crons.run("queue-summary");
    await admin.changeSettings({ deposit_reminders: true });
    expect(await jobs(other)).toEqual([]);
  });
});
