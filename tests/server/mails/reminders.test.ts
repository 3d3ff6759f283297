import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reminderPlanOf } from "#domain/reminders/plan.ts";
import { REMINDED } from "../../../src/server/mail/reminders.ts";
import { bookWell, inDays, mailJobs, newId, transferCommand } from "../support/bookings.ts";
import { cronsOf } from "../support/crons.ts";
import { call, messagesOf } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";
import { until } from "../support/waiting.ts";

const instance = sharedInstance({ env: { DASHBOARD: "on" } });
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);
let crons: Awaited<ReturnType<typeof cronsOf>>;

const REVIEWS = ["https://www.stars.example/cayo", "https://maps.example/cayo?id=1"];
/** Due at any hour, since nobody knows at which these tests run. */
const ANY_TIME = {
  first: { isOn: true, days: 2, hour: 0 },
  eve: { isOn: true, days: 1, hour: 0 },
  thanks: { isOn: true, days: 1, hour: 0 },
  ...{ wakes: 0, sleeps: 24, reviews: REVIEWS },
};
const plan = (changes: object = {}) =>
  admin.changeSettings({ reminders: { ...ANY_TIME, ...changes } });

beforeAll(async () => {
  crons = await cronsOf(instance);
});
beforeEach(async () => {
  await plan();
  instance.postOffice.setMood("accept");
});

const LONG_AGO = "strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-3 days')";
/** A booking of three days ago for a day that is so many days from today, or over; `told` is a mail that went today. */
async function travels(
  days: number,
  changes: Readonly<Record<string, unknown>> = {},
  more = "source = 'web'",
  made = LONG_AGO,
  told = "",
) {
  const id = await bookWell(instance, changes);
  // the list has it now
  await office.get(`bookings?q=${id.slice(0, 8)}`);
  // at once: the clock's own job may look at any moment
  await instance.sql(
    `BEGIN IMMEDIATE;
     UPDATE bookings SET booking_date = '${inDays(days)}', created_at = ${made}, ${more} WHERE id = '${id}';
     UPDATE booking_list SET created_at = ${made} WHERE id = '${id}';
     UPDATE mails SET created_at = ${made}, state = 'sent' WHERE booking = '${id}';
     INSERT INTO mails (id, booking, kind, state, created_at)
       SELECT '${id}x', '${id}', '${told}', 'sent', strftime('%Y-%m-%d %H:%M:%fZ') WHERE '${told}' <> '';
     COMMIT`,
  );
  return id;
}
/** One that the mail server has refused until now. */
const waits = (id: string, name: "first" | "eve", days: number) =>
  instance.sql(
    `INSERT INTO mails (id, booking, kind, state, due_at, created_at) VALUES
     ('${id}${inDays(days).replaceAll("-", "")}${name[0]}', '${id}', 'reminder-${name}', 'queued', 0, '2026-01-01 00:00:00.000Z')`,
  );
const remindersOf = async (id: string) =>
  (await mailJobs(instance, id)).filter(({ kind }) => /reminder|deposit/.test(kind));
const stands = async (id: string) =>
  (await remindersOf(id)).map(({ kind, state, error }) => [kind, error || state].join(" "));
/** Has the clock's job look; what comes last in the same run proves that it is over. */
async function look() {
  const last = await travels(-1);
  await crons.run("queue-summary");
  await until("the reminders are in the queue", async () => (await remindersOf(last))[0]);
}
async function deliver() {
  const now = Date.now();
  await crons.run("deliver-mails");
  await until("all that is due is settled", async () => {
    const left = await instance.sql(
      `SELECT id FROM mails WHERE kind LIKE 'reminder-%' AND attempts = 0 AND due_at <= ${now}
         AND state = 'queued' OR state = 'sending'`,
    );
    return left.length === 0;
  });
}
const mailsTo = (id: string) =>
  instance.postOffice.mails.filter(({ to }) => to.join().includes(id));
const headerOf = (mail: ReturnType<typeof mailsTo>[number] | undefined, name: string) =>
  mail?.parsed.headers.find(({ key }) => key === name)?.value;

describe("before the trip", () => {
  test("goes two days ahead and the evening before, once, in the guest's language and with what is missing", async () => {
    const ride = { ...transferCommand(), price: 275 };
    const [first, eve] = [
      await travels(2, { ...ride, id: newId() }),
      await travels(1, { lang: "es", customer_first_name: "Visit bad.example" }),
    ];
    const [far, today] = [await travels(3), await travels(0)];
    await Promise.all([look(), look()]);
    await deliver();
    await look();
    await deliver();
    expect(await stands(first)).toEqual(["reminder-first sent"]);
    expect(await stands(eve)).toEqual(["reminder-eve sent"]);
    for (const id of [far, today]) expect(await stands(id)).toEqual([]);

    const [mail, ...others] = mailsTo(eve);
    expect(others).toEqual([]);
    expect(mail?.parsed.subject).toMatch(/^Su viaje: Xunantunich/);
    expect(mail?.parsed.text).toContain("Su viaje es mañana");
    expect(mail?.parsed.text).toMatch(/Qué llevar.*WhatsApp \+501/s);
    expect(mail?.raw).not.toContain("bad.example");
    expect(headerOf(mail, "content-language")).toBe("es");
    expect(headerOf(mail, "auto-submitted")).toBe("auto-generated");
    expect(headerOf(mail, "list-unsubscribe")).toBeUndefined();
    const [english] = instance.postOffice.mails.filter(({ parsed }) =>
      parsed.subject?.includes(first.slice(0, 8).toUpperCase()),
    );
    expect(english?.parsed.text).toContain("Your trip is in 2 days");
    expect(english?.parsed.text).toMatch(
      /We still need from you: pick-up time, .*flight number. Please complete it on the page/,
    );
    expect(english?.parsed.html).toContain('"@type":"EventReservation"');
  });

  test("goes to nobody who has cancelled, waits, is there, has no address or has just booked", async () => {
    const silent = [
      await travels(1, {}, "status = 'cancelled'"),
      await travels(2, {}, "status = 'pending'"),
      await travels(1, {}, "attendance = 'arrived'"),
      await travels(2, {}, "customer_email = ''"),
      await travels(2, {}, "source = 'seed'"),
      await bookWell(instance, { booking_date: inDays(1) }),
      await bookWell(instance, { booking_date: inDays(2) }),
      // eleven hours before the hour, however late it is by now
      await travels(1, {}, "source = 'web'", `'${inDays(-1)} 19:00:00.000Z'`),
    ];
    const decided = await travels(1, {}, "status = 'pending'", LONG_AGO, "customer-confirmed");
    await office.post("bookings/status", { ids: [decided], status: "confirmed", letter: {} });
    await look();
    for (const id of [...silent, decided]) expect(await stands(id)).toEqual([]);
  });

  test("follows what happens between queue and mail server, and a kill -9 there", async () => {
    const [moved, cancelled, stays] = [await travels(2), await travels(1), await travels(1)];
    instance.postOffice.setMood(451);
    await look();
    await deliver();
    await instance.kill9();
    await instance.restart();
    crons = await cronsOf(instance);
    expect(await stands(stays)).toEqual([expect.stringMatching(/^reminder-eve .*451/)]);
    await instance.sql(`UPDATE bookings SET booking_date = '${inDays(1)}' WHERE id = '${moved}'`);
    expect((await mailJobs(instance, moved)).map(({ kind }) => kind)).toContain("customer-agreed");
    await office.post("bookings/status", { ids: [cancelled], status: "cancelled" });
    // as on the day after: the two of today would be one too many, and who has just been told of a move knows all
    await instance.sql(
      `UPDATE mails SET due_at = 0, created_at = strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 day', '+1 minute')
       WHERE kind LIKE 'reminder-%' AND state = 'queued';
       UPDATE mails SET state = 'suppressed' WHERE kind = 'customer-agreed'`,
    );
    instance.postOffice.setMood("accept");
    await look();
    await deliver();
    expect(await stands(moved)).toEqual(["reminder-eve sent", "reminder-first moved_meanwhile"]);
    expect(await stands(cancelled)).toEqual(["reminder-eve not_confirmed"]);
    expect(await stands(stays)).toEqual(["reminder-eve sent"]);
    expect(mailsTo(stays)).toHaveLength(1);
    expect(mailsTo(moved)).toHaveLength(1);
  });

  test("is one mail a day, which tells of a missing deposit too", async () => {
    const owes = `deposit_amount = 54, deposit_by = '${inDays(-1)}'`;
    const [both, depositAlone] = [await travels(1, {}, owes), await travels(9, {}, owes)];
    const reminded = await travels(2, {}, "source = 'web'", LONG_AGO, "deposit-due");
    await look();
    await until("the deposit's", async () => (await remindersOf(depositAlone))[0]);
    // the clock's own job may be sending them
    expect(await stands(both)).toEqual([expect.stringMatching(/^reminder-eve /)]);
    expect(await stands(depositAlone)).toEqual([expect.stringMatching(/^deposit-late /)]);
    expect(await stands(reminded)).toEqual(["deposit-due sent"]);
    await deliver();
    expect(mailsTo(both)[0]?.parsed.text).toContain("$54.00 USD is still to come");
  });

  test("lets people sleep, but for those who travel in the morning", async () => {
    const hour = new Date(Date.now() - 6 * 3_600_000).getUTCHours();
    await plan(hour === 0 ? { wakes: 1, sleeps: 24 } : { wakes: 0, sleeps: hour });
    const [late, waiting, urgent] = [await travels(2), await travels(2), await travels(1)];
    await waits(waiting, "first", 2);
    await crons.run("queue-summary");
    await until("the urgent one", async () => (await remindersOf(urgent))[0]);
    await deliver();
    expect(await stands(urgent)).toEqual(["reminder-eve sent"]);
    expect(await stands(late)).toEqual([]);
    const [job] = await remindersOf(waiting);
    expect(job).toMatchObject({ state: "queued", attempts: 0 });
    expect(job?.due_at).toBeGreaterThan(Date.now());
  });

  test("is switched off by each of its switches, also when it waits already", async () => {
    const off = { isOn: false, days: 1, hour: 0 };
    await plan({ first: { ...off, days: 2 }, eve: off });
    const [first, eve] = [await travels(2), await travels(1)];
    await waits(first, "first", 2);
    await waits(eve, "eve", 1);
    await plan({ eve: off });
    await deliver();
    expect(await stands(first)).toEqual(["reminder-first sent"]);
    expect(await stands(eve)).toEqual(["reminder-eve switched_off"]);
    const other = await travels(1);
    await look();
    expect(await stands(other)).toEqual([]);
    const refused = await admin.sendSettings({
      reminders: { first: { isOn: true, days: 1, hour: 9 } },
    });
    expect([refused.status, messagesOf(refused)]).toEqual([
      400,
      { reminders: "These times do not go together" },
    ]);
    expect(reminderPlanOf(ANY_TIME)).toEqual(ANY_TIME);
  });

  test("is asked of an index by the day, however many bookings there are", async () => {
    const plan = await instance.sql<{ detail: string }>(
      `EXPLAIN QUERY PLAN SELECT l.id FROM ${REMINDED.replace(/\{:(\w+)\}/g, ":$1")} AND l.standing = 'sold'`,
    );
    const steps = plan.map(({ detail }) => detail);
    expect(steps[0]).toBe("SEARCH l USING INDEX idx_list_booking_date (booking_date=?)");
    expect(steps.filter((step) => step.startsWith("SCAN"))).toEqual([]);
    expect(steps).toContainEqual(expect.stringMatching(/m USING INDEX idx_mails_booking/));
  });
});

describe("thanks", () => {
  const post = (path: string) =>
    call(instance, path, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
  const pathIn = (mail: ReturnType<typeof mailsTo>[number] | undefined) =>
    /^<https?:\/\/[^/]+(\/[^>]+)>$/.exec(headerOf(mail, "list-unsubscribe") ?? "")?.[1] ?? "";

  test("go the day after to who has travelled, once a journey, naming each place to say so in turn", async () => {
    const email = `${newId()}@example.com`;
    const [one, other] = [await travels(-1), await travels(-1)];
    const [early, last] = [
      await travels(-1, { customer_email: email }),
      await travels(4, { customer_email: email.toUpperCase() }),
    ];
    const [absent, cancelled] = [
      await travels(-1, {}, "attendance = 'no-show'"),
      await travels(-1, {}, "status = 'cancelled'"),
    ];
    await look();
    await deliver();
    await look();
    for (const id of [one, other]) expect(await stands(id)).toEqual(["reminder-thanks sent"]);
    for (const id of [absent, cancelled]) expect(await stands(id)).toEqual([]);
    const said = [one, other].map((id) => mailsTo(id)[0]?.parsed.text ?? "");
    expect(said.map((text) => REVIEWS.filter((review) => text.includes(review))).sort()).toEqual(
      REVIEWS.map((review) => [review]).sort(),
    );
    expect(said[0]).toContain("Say how it was, on ");
    expect(mailsTo(one)[0]?.parsed.attachments).toEqual([]);
    // whoever travels on is thanked at the end, and not again within the month
    expect(await stands(early)).toEqual(["reminder-thanks travels_again"]);
    await instance.sql(`UPDATE bookings SET booking_date = '${inDays(-1)}' WHERE id = '${last}'`);
    const more = await travels(-1, { customer_email: email.replace("@", "+tag@") });
    await look();
    // another run is at the first of them
    const under = `UPDATE mails SET mailbox = '${email}', state = 'sending', lease_until = 1e13`;
    await instance.sql(`${under} WHERE booking = '${last}' AND kind = 'reminder-thanks'`);
    await crons.run("deliver-mails");
    await until(
      "the other is settled",
      async () => !/(queued|sending)$/.test((await stands(more)).join()),
    );
    expect(await stands(more)).toEqual(["reminder-thanks thanked_lately"]);
    await instance.sql(
      `UPDATE mails SET state = 'queued' WHERE booking = '${last}' AND state = 'sending'`,
    );
    await deliver();
    expect(await stands(last)).toEqual(["reminder-thanks sent"]);
    await plan({ reviews: [] });
    const placeless = await travels(-1);
    const traveller = await travels(1);
    await crons.run("queue-summary");
    await until("another's", async () => (await remindersOf(traveller))[0]);
    expect(await stands(placeless)).toEqual([]);
  });

  test("end for the mailbox that they went to by one post, and for no other", async () => {
    const name = newId();
    const mailbox = `${name}@gmail.com`;
    const guest = await travels(-1, { customer_email: mailbox, lang: "es" });
    const stranger = await travels(-1);
    await look();
    await deliver();
    const [mail, others] = [mailsTo(name)[0], mailsTo(stranger)[0]];
    expect(headerOf(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const [path, foreign] = [pathIn(mail), pathIn(others)];
    expect(path).toMatch(/^\/api\/unsubscribe\/es\/[0-9a-f]{64}$/);
    expect(mail?.parsed.html).toContain(path);

    // who looks changes nothing; who makes a key of others' finds nothing
    const page = await call(instance, path);
    expect([page.status, page.text]).toEqual([
      200,
      expect.stringContaining("¿Ya no desea estos correos?"),
    ]);
    expect(page.text).toContain('<form method="post">');
    const mixed = path.slice(0, -32) + foreign.slice(-32);
    for (const wrong of [mixed, `${path}0`, path.slice(0, -1), "/api/unsubscribe/en/x"]) {
      expect((await post(wrong)).status, wrong).toBe(404);
    }
    expect(await instance.sql("SELECT * FROM opt_outs")).toEqual([]);

    for (const _twice of [1, 2]) expect((await post(path)).status).toBe(200);
    const kept = await instance.sql<{ mailbox: string }>("SELECT mailbox FROM opt_outs");
    expect(kept).toEqual([{ mailbox: path.split("/").pop()?.slice(0, 32) }]);

    await instance.sql(
      "UPDATE mails SET sent_at = '2026-01-01 00:00:00.000Z' WHERE kind = 'reminder-thanks'",
    );
    const again = await travels(-1, {
      customer_email: `${name.slice(0, 3)}.${name.slice(3)}+x@googlemail.com`,
    });
    const next = await travels(1, { customer_email: mailbox });
    await instance.sql("DELETE FROM mails WHERE kind = 'customer'");
    await instance.sql(`UPDATE bookings SET status = 'cancelled' WHERE id = '${next}'`);
    await look();
    await deliver();
    expect(await stands(again)).toEqual(["reminder-thanks opted_out"]);
    // nor by the operator
    const [job] = await remindersOf(guest);
    const refused = await office.post(`mails/${job?.id}/resend`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "The customer wants no such mails",
    ]);
    // what concerns a booking still comes
    await instance.sql(`UPDATE bookings SET status = 'confirmed' WHERE id = '${next}'`);
    await look();
    await deliver();
    expect(await stands(next)).toEqual(["reminder-eve sent"]);
  });
});
