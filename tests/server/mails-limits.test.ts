import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Admin, signedIn } from "./support/admin.ts";
import { askForMails, bookWell, mailJobs, newId } from "./support/bookings.ts";
import { type Instance, startInstance } from "./support/instance.ts";

let instance: Instance;
let admin: Admin;
beforeAll(async () => {
  instance = await startInstance();
  admin = await signedIn(instance);
});
afterAll(() => instance?.stop());

async function bookAndAsk(email: string): Promise<string> {
  const id = await bookWell(instance, { customer_email: email });
  const answer = await askForMails(instance, id);
  expect([answer.status, answer.body]).toEqual([200, { sent: true }]);
  return id;
}
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
    const fourth = await bookAndAsk(`${email.slice(0, 1).toUpperCase()}${email.slice(1)}`);
    expect(await mailJobs(instance, fourth)).toMatchObject([
      { kind: "customer", state: "suppressed", error: "This address has had three mails today" },
      { kind: "operator", state: "sent" },
    ]);
    expect(receivedBy(email)).toHaveLength(3);
    expect(receivedBy(OPERATOR)).toHaveLength(before + 4);

    // somebody else's mail is none of its business
    expect(await statesOf(await bookAndAsk(`x${email}`))).toEqual(["sent", "sent"]);
  });

  test("a day later there are three more", async () => {
    const email = `${newId()}@example.com`;
    for (let mail = 0; mail < 4; mail++) await bookAndAsk(email);
    expect(receivedBy(email)).toHaveLength(3);
    const shift = (hours: number) =>
      instance.sql(
        `UPDATE mails SET sent_at = strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-${hours} hours')
         WHERE recipient = '${email}'`,
      );
    await shift(23);
    await bookAndAsk(email);
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
    const answers = await Promise.all(ids.map((id) => askForMails(instance, id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
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

describe("the switches in the settings", () => {
  const ON = { notify_admin_on_new_booking: true, send_confirmation_to_customer: true };
  beforeEach(() => admin.changeSettings({ ...ON, admin_recipient: "" }));

  test.each([
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
    const id = await bookAndAsk(`${newId()}@example.com`);
    expect(await statesOf(id)).toEqual(states);
    const sent = states.filter((state) => state === "sent").length;
    expect(instance.postOffice.mails).toHaveLength(before + sent);
    for (const job of await mailJobs(instance, id)) {
      expect(job.error).toBe(job.state === "sent" ? "" : "Switched off in the settings");
    }
  });

  test("the operator's mails go where the operator wants them", async () => {
    await admin.changeSettings({ admin_recipient: "desk@cayowayfarers.example" });
    await bookAndAsk(`${newId()}@example.com`);
    expect(receivedBy("desk@cayowayfarers.example")).toHaveLength(1);
  });
});
