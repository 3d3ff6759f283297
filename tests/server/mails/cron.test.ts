import { expect, test } from "vitest";
import { askForMails, bookWell, mailJobs, newId } from "../support/bookings.ts";
import { cronsOf } from "../support/crons.ts";
import { call, post } from "../support/requests.ts";
import { sharedInstance } from "../support/shared.ts";
import { until } from "../support/waiting.ts";

const OPERATOR = "reservations@cayowayfarers.example";

const instance = sharedInstance({ env: { DASHBOARD: "on" } });

const changeJobs = (id: string, change: string) =>
  instance.sql(`UPDATE mails SET ${change} WHERE booking = '${id}'`);

test("nobody has to ask: each minute the cron job sends what is due, and only that", async () => {
  const crons = await cronsOf(instance);
  const jobs = await call(instance, "/api/crons", { headers: crons.headers });
  expect(jobs.body).toContainEqual({ id: "deliver-mails", expression: "* * * * *" });
  await instance.postOffice.close();
  const refused = await bookWell(instance);
  expect((await askForMails(instance, refused)).status).toBe(502);
  await instance.postOffice.open();
  await changeJobs(refused, "due_at = 0");

  const neverAsked = await bookWell(instance);
  await changeJobs(neverAsked, "due_at = 0");
  const interrupted = await bookWell(instance);
  await changeJobs(interrupted, "state = 'sending', lease_until = 1, attempts = 1");
  const underWay = await bookWell(instance);
  await changeJobs(underWay, `state = 'sending', lease_until = ${Date.now() + 600_000}`);
  const notDue = await bookWell(instance);
  await changeJobs(notDue, `due_at = ${Date.now() + 600_000}`);
  const message = { name: "Rosa Chi", email: "rosa@guest.example", subject: "Caracol" };
  await post(instance, "/api/collections/messages/records", {
    id: newId(),
    ...message,
    phone: "",
    message: "Do you go to Caracol?",
  });

  await crons.run("deliver-mails");
  await until(
    "the cron job has sent the seven mails that are due",
    () => instance.postOffice.mails.length >= 7,
  );
  expect(instance.postOffice.mails.filter(({ to }) => to.includes(OPERATOR))).toContainEqual(
    expect.objectContaining({
      parsed: expect.objectContaining({
        subject: expect.stringContaining("Caracol"),
        replyTo: [expect.objectContaining({ address: message.email })],
      }),
    }),
  );
  const statesOf = async (id: string) => (await mailJobs(instance, id)).map(({ state }) => state);
  const due = [refused, neverAsked, interrupted];
  await until("they are noted as sent", async () => {
    const states = await Promise.all(due.map(statesOf));
    return states.flat().every((state) => state === "sent");
  });
  expect(instance.postOffice.mails).toHaveLength(7);
  expect(await statesOf(underWay)).toEqual(["sending", "sending"]);
  expect(await statesOf(notDue)).toEqual(["queued", "queued"]);
});
