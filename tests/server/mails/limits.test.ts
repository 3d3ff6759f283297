import { beforeEach, describe, expect, test } from "vitest";
import { askForLateMails, askForMails, bookWell, mailJobs, newId } from "../support/bookings.ts";
import { cronsOf } from "../support/crons.ts";
import { officeOf } from "../support/office.ts";
import { call, post } from "../support/requests.ts";
import { sharedAdmin, sharedInstance } from "../support/shared.ts";
import { until } from "../support/waiting.ts";

const instance = sharedInstance({ env: { DASHBOARD: "on" } });
const admin = sharedAdmin(instance);

async function bookAndAsk(email: string, said: object = { sent: true }): Promise<string> {
  const id = await bookWell(instance, { customer_email: email, manage_key: KEY });
  const answer = await askForMails(instance, id);
  expect([answer.status, answer.body]).toEqual([200, said]);
  return id;
}
const KEY = "k".repeat(32);
const TOO_MANY = { sent: true, guest: false };
const cancel = (id: string) =>
  post(instance, `/api/bookings/${id}/cancel`, {}, { "X-Manage-Key": KEY });
const receivedBy = (address: string) =>
  instance.postOffice.mails.filter(({ to }) => to.some((each) => each.toLowerCase() === address));
const statesOf = async (id: string) => (await mailJobs(instance, id)).map(({ state }) => state);

describe("one address gets three mails a day from strangers' bookings", () => {
  const OPERATOR = "reservations@cayowayfarers.example";

  test("the fourth is held back, says why and counts as settled; the operator's always goes", async () => {
    const email = `${newId()}@example.com`;
    const before = receivedBy(OPERATOR).length;
    for (const address of [email, email.toUpperCase(), email]) {
      expect(await statesOf(await bookAndAsk(address))).toEqual(["sent", "sent"]);
    }
    const fourth = await bookAndAsk(
      `${email.slice(0, 1).toUpperCase()}${email.slice(1)}`,
      TOO_MANY,
    );
    expect(await mailJobs(instance, fourth)).toMatchObject([
      { kind: "customer", state: "suppressed", error: "mailbox_full" },
      { kind: "operator", state: "sent" },
    ]);
    expect(receivedBy(email)).toHaveLength(3);
    expect(receivedBy(OPERATOR)).toHaveLength(before + 4);

    // somebody else's mail is none of its business
    expect(await statesOf(await bookAndAsk(`x${email}`))).toEqual(["sent", "sent"]);
  });

  test("tags and dots make no new mailbox of one", async () => {
    const name = newId();
    for (const address of [
      `${name}+1@example.com`,
      `${name}+2@example.com`,
      `${name}+@example.com`,
    ]) {
      await bookAndAsk(address);
    }
    await bookAndAsk(`${name}+3@example.com`, TOO_MANY);
    for (const address of [`${name}@gmail.com`, `x+1@gmail.com`, `a.${name}@gmail.com`]) {
      await bookAndAsk(address.replace("x+1", name.split("").join(".")));
    }
    await bookAndAsk(`A${name}+x@googlemail.com`);
    expect(await statesOf(await bookAndAsk(`${name}@GMAIL.com`))).toEqual(["sent", "sent"]);
    await bookAndAsk(`${name}+9@googlemail.com`, TOO_MANY);
  });

  test("cancellations are among the three", async () => {
    const email = `${newId()}@example.com`;
    const [one, two] = [await bookAndAsk(email), await bookAndAsk(email)];
    await cancel(one);
    await askForLateMails(instance, one);
    expect(receivedBy(email)).toHaveLength(3);
    await cancel(two);
    await askForLateMails(instance, two);
    expect(receivedBy(email)).toHaveLength(3);
    expect(await mailJobs(instance, two)).toMatchObject([
      { kind: "customer", state: "sent" },
      { kind: "customer-cancelled", state: "suppressed" },
      { kind: "operator", state: "sent" },
      { kind: "operator-cancelled", state: "sent" },
    ]);
  });

  test("a day later there are three more", async () => {
    const email = `${newId()}@example.com`;
    for (const said of [{ sent: true }, { sent: true }, { sent: true }, TOO_MANY]) {
      await bookAndAsk(email, said);
    }
    expect(receivedBy(email)).toHaveLength(3);
    const shift = (hours: number) =>
      instance.sql(
        `UPDATE mails SET sent_at = strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-${hours} hours')
         WHERE recipient = '${email}'`,
      );
    await shift(23);
    await bookAndAsk(email, TOO_MANY);
    expect(receivedBy(email)).toHaveLength(3);
    await shift(25);
    await bookAndAsk(email);
    expect(receivedBy(email)).toHaveLength(4);
  });

  test("also when twelve bookings ask at the same time", async () => {
    const email = `${newId()}@example.com`;
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => bookWell(instance, { customer_email: email })),
    );
    // a busy machine does not answer twelve within the time that a page waits: it is asked once more
    const asked = async (id: string) => (await askForMails(instance, id)).status === 200;
    await Promise.all(ids.map((id) => until("its mails are settled", () => asked(id))));
    expect(receivedBy(email)).toHaveLength(3);
    const states = await Promise.all(ids.map(statesOf));
    expect(states.filter(([customer]) => customer === "suppressed")).toHaveLength(9);
    expect(states.filter(([, operator]) => operator === "sent")).toHaveLength(12);
  });

  test("an attempt that failed does not count", async () => {
    const email = `${newId()}@example.com`;
    instance.postOffice.setMood(451);
    const ids: string[] = [];
    for (let mail = 0; mail < 3; mail++) {
      ids.push(await bookWell(instance, { customer_email: email }));
      expect((await askForMails(instance, ids[mail])).status).toBe(502);
    }
    instance.postOffice.setMood("accept");
    for (const id of ids) expect((await askForMails(instance, id)).status).toBe(200);
    expect(receivedBy(email)).toHaveLength(3);
  });
});

describe("the site sends customers so many mails a day as the operator wants", () => {
  const OPERATOR = "ceiling@cayowayfarers.example";
  const strangers = () => `${newId()}@example.com`;

  test("what is more waits, the operator is told once, and it goes when there is room", async () => {
    const [sent] = await instance.sql<{ n: number }>(
      `SELECT count(*) AS n FROM mails WHERE mailbox <> '' AND state = 'sent'
         AND sent_at >= strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 day')`,
    );
    const most = (sent?.n ?? 0) + 2;
    await admin.changeSettings({ customer_mails_a_day: most, admin_recipient: OPERATOR });
    for (let mail = 0; mail < 2; mail += 1) await bookAndAsk(strangers());
    const held = [strangers(), strangers()];
    const ids: string[] = [];
    for (const email of held) {
      const id = await bookWell(instance, { customer_email: email });
      ids.push(id);
      const answer = await askForMails(instance, id);
      expect([answer.status, answer.body]).toEqual([502, { sent: false }]);
      expect(await mailJobs(instance, id)).toMatchObject([
        { kind: "customer", state: "queued", attempts: 0 },
        { kind: "operator", state: "sent" },
      ]);
      expect(receivedBy(email)).toEqual([]);
    }
    await (await cronsOf(instance)).run("deliver-mails");
    const told = () =>
      receivedBy(OPERATOR).filter(({ parsed }) => parsed.subject?.includes("held back"));
    await until("the operator is told", () => told().length > 0);
    expect(told()).toHaveLength(1);
    expect(told()[0]?.parsed.text).toContain(`${most} mails`);

    await admin.changeSettings({ customer_mails_a_day: 500 });
    for (const id of ids) {
      expect((await askForMails(instance, id)).body).toEqual({ sent: true });
    }
    for (const email of held) expect(receivedBy(email)).toHaveLength(1);
  });

  test("what the operator asks for is not among them", async () => {
    await admin.changeSettings({ customer_mails_a_day: 0 });
    const email = strangers();
    const id = await bookWell(instance, { customer_email: email });
    expect((await askForMails(instance, id)).status).toBe(502);
    const office = officeOf(instance, admin.token);
    const letter = { subject: "Your pick-up", text: "At seven." };
    expect((await office.post(`bookings/${id}/mail`, letter)).body).toEqual({ sent: true });
    expect(receivedBy(email)).toHaveLength(1);
    await admin.changeSettings({ customer_mails_a_day: 500 });
  });
});

describe("the switches in the settings", () => {
  interface Switches {
    readonly notify_admin_on_new_booking?: boolean;
    readonly send_confirmation_to_customer?: boolean;
  }
  const ON = { notify_admin_on_new_booking: true, send_confirmation_to_customer: true };
  beforeEach(() => admin.changeSettings({ ...ON, admin_recipient: "" }));

  test.each<[Switches, string[]]>([
    [{ send_confirmation_to_customer: false }, ["suppressed", "sent"]],
    [{ notify_admin_on_new_booking: false }, ["sent", "suppressed"]],
    [
      { send_confirmation_to_customer: false, notify_admin_on_new_booking: false },
      ["suppressed", "suppressed"],
    ],
    [ON, ["sent", "sent"]],
  ])("are obeyed: %o", async (switches, states) => {
    await admin.changeSettings(switches);
    const before = instance.postOffice.mails.length;
    const said = { sent: switches.send_confirmation_to_customer !== false };
    const id = await bookAndAsk(`${newId()}@example.com`, said);
    expect(await statesOf(id)).toEqual(states);
    const sent = states.filter((state) => state === "sent").length;
    expect(instance.postOffice.mails).toHaveLength(before + sent);
    for (const job of await mailJobs(instance, id)) {
      expect(job.error).toBe(job.state === "sent" ? "" : "switched_off");
    }
  });

  test("the operator's mails go where the operator wants them", async () => {
    await admin.changeSettings({ admin_recipient: "desk@cayowayfarers.example" });
    await bookAndAsk(`${newId()}@example.com`);
    expect(receivedBy("desk@cayowayfarers.example")).toHaveLength(1);
  });
});

describe("the link of a booking, asked for again", () => {
  const ask = (body: unknown) => post(instance, "/api/find-booking", body);
  const EVIL = "See evil.example";

  test("goes to the booking's own address alone, once, and the answer is the same whatever is asked", async () => {
    const email = `${newId()}+trip@example.com`;
    const id = await bookWell(instance, {
      ...{ customer_email: email, lang: "es", manage_key: KEY },
      ...{ special_requests: EVIL, pickup_place: EVIL, customer_first_name: EVIL },
    });
    await instance.sql(`DELETE FROM mails WHERE booking = '${id}'`);
    const reference = id.slice(0, 8).toUpperCase();
    const other = email.replace("+trip", "");
    const answers = await Promise.all(
      [
        ...[
          { email, reference },
          { email: ` ${other.toUpperCase()} `, reference: `#${reference} ` },
        ],
        ...[
          { email: other, reference: id },
          { email: `x${email}`, reference },
        ],
        ...[
          { email, reference: "zzzzzzzz" },
          { email, reference: reference.slice(0, 7) },
          { email },
        ],
        ...[
          { email: [email], reference: { $ne: 1 } },
          { email: { email }, reference: [reference] },
        ],
        ...[
          { email: `${email}\r\nBcc: x@evil.example`, reference },
          { email: "%", reference: "%" },
        ],
        ...[{ email: "' OR 1=1 --@x", reference: "' OR 1=1 --" }, {}, [], "no JSON", "null"],
        { email: `${"x".repeat(10_000)}@example.com`, reference: "x".repeat(10_000) },
      ].map(ask),
    );
    const said = new Set(answers.map(({ status, text }) => `${status} ${text}`));
    expect([...said]).toEqual(['202 {"accepted":true}\n']);
    // nothing is looked up before the job comes
    expect(await mailJobs(instance, id)).toEqual([]);
    const crons = await cronsOf(instance);
    await crons.run("queue-asked-links");
    await until("it is queued", async () => (await mailJobs(instance, id)).length > 0);
    await crons.run("deliver-mails");
    await until("it is sent", async () => (await statesOf(id))[0] === "sent");
    expect(await instance.sql("SELECT * FROM asked_links")).toEqual([]);
    expect(await mailJobs(instance, id)).toMatchObject([{ kind: "trip-link", recipient: email }]);
    const [mail, ...more] = receivedBy(email);
    expect([mail?.to, more]).toEqual([[email], []]);
    expect(mail?.parsed.subject).toMatch(/^El enlace a su reserva: /);
    expect(mail?.raw).not.toContain("evil.example");
    const [, key = ""] = /\/es\/trip#(\w+)/.exec(mail?.parsed.text ?? "") ?? [];
    const trip = await call(instance, "/api/trip", { headers: { "X-Trip-Key": key } });
    expect(trip.body).toMatchObject({ id, pickup_place: EVIL });
  });

  test("counts among the three of the day", async () => {
    const email = `${newId()}@example.com`;
    const id = await bookAndAsk(email);
    for (const address of [email, email]) await bookAndAsk(address);
    await ask({ email, reference: id });
    const crons = await cronsOf(instance);
    await crons.run("queue-asked-links");
    const link = async () =>
      (await mailJobs(instance, id)).find(({ kind }) => kind === "trip-link");
    await until("it is queued", async () => (await link()) !== undefined);
    await crons.run("deliver-mails");
    await until("it is held back", async () => (await link())?.state === "suppressed");
    expect((await link())?.error).toBe("mailbox_full");
  });
});
