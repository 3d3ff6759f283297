import { beforeAll, beforeEach, expect, test } from "vitest";
import { addDays, formatLongDay } from "#domain/belize-date.ts";
import { bookWell, transferCommand } from "../support/bookings.ts";
import { cronsOf } from "../support/crons.ts";
import { sharedAdmin, sharedInstance } from "../support/shared.ts";
import { until } from "../support/waiting.ts";

const SIX_IN_BELIZE = /T12:00:00\.000Z$/;

interface Job {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly due_at: number;
  readonly error: string;
}

const instance = sharedInstance({ env: { DASHBOARD: "on" } });
const admin = sharedAdmin(instance);
let crons: Awaited<ReturnType<typeof cronsOf>>;
beforeAll(async () => {
  crons = await cronsOf(instance);
});
beforeEach(async () => {
  await instance.sql("DELETE FROM mails");
  instance.postOffice.setMood("accept");
});

const jobs = () => instance.sql<Job>("SELECT * FROM mails WHERE kind = 'summary'");
const switchOn = () => admin.changeSettings({ daily_summary: true });
const queued = async () => {
  await crons.run("queue-summary");
  return until("the job", async () => (await jobs())[0]);
};
/** As if it were six. */
const sixStrikes = async () => {
  await instance.sql("UPDATE mails SET due_at = 0 WHERE kind = 'summary'");
  await crons.run("deliver-mails");
};
const settled = () =>
  until("the attempt is over", async () =>
    (await jobs()).find(({ state, attempts }) => attempts > 0 && state !== "sending"),
  );
const summaries = () =>
  instance.postOffice.mails.filter(({ parsed }) => parsed.text?.startsWith("Your day"));

test("nobody gets one who has not asked for it", async () => {
  await crons.run("queue-summary");
  // a job that comes after the same cron run proves that it is over
  await switchOn();
  await queued();
  expect(await jobs()).toHaveLength(1);
  await admin.changeSettings({ daily_summary: false });
  await sixStrikes();
  expect(await settled()).toMatchObject({
    state: "suppressed",
    error: "switched_off",
  });
  expect(summaries()).toEqual([]);
});

test("it waits for six in the morning, once a day, and does not count as a mail that is late", async () => {
  await switchOn();
  const job = await queued();
  await Promise.all([crons.run("queue-summary"), crons.run("queue-summary")]);
  expect(new Date(job.due_at).toISOString()).toMatch(SIX_IN_BELIZE);
  expect(job.due_at).toBeGreaterThan(Date.now());
  expect(job.due_at).toBeLessThanOrEqual(Date.now() + 86_400_000);
  await crons.run("deliver-mails");
  const { data } = (await admin.get("/api/health")).body as { data: { mail: object } };
  expect(data.mail).toMatchObject({ waiting: 0, oldestWaitingSeconds: 0 });
  expect(await jobs()).toEqual([expect.objectContaining({ state: "queued", attempts: 0 })]);
});

test("it tells of both days' departures, new bookings, decisions, failed mails and the backup", async () => {
  await switchOn();
  const job = await queued();
  const day = new Date(job.due_at).toISOString().slice(0, 10);
  const bookFor = async (on: string, changes: object, more = "status = 'confirmed'") => {
    const id = await bookWell(instance, { ...changes });
    await instance.sql(`UPDATE bookings SET booking_date = '${on}', ${more} WHERE id = '${id}'`);
    return id;
  };
  await bookFor(day, { guests: 3 });
  const early = { guests: 2, price: 360 };
  await bookFor(day, early, "departure_time = '09:45'");
  await bookFor(day, { ...early, pickup_place: "Cahal Pech" }, "departure_time = '09:45'");
  await bookFor(day, transferCommand());
  await bookFor(day, { guests: 4, price: 720 }, "status = 'cancelled'");
  await bookFor(addDays(day, 1), { guests: 3 });
  const failed = await bookFor(addDays(day, 9), {}, "status = 'pending', pending_reason = 'price'");
  await instance.sql(`UPDATE mails SET state = 'failed' WHERE booking = '${failed}'`);
  await admin.changeSettings({ admin_recipient: "desk@cayowayfarers.example" });
  await sixStrikes();
  await settled();

  const [mail] = summaries();
  expect(mail?.to).toEqual(["desk@cayowayfarers.example"]);
  expect(mail?.parsed.subject).toBe(`${formatLongDay(day)}: 3 departures, 11 people`);
  const text = mail?.parsed.text ?? "";
  expect(text).toMatch(/New bookings since yesterday:\s+7\n/);
  expect(text).toMatch(/Bookings that need a decision:\s+1\n/);
  expect(text).toMatch(/Mails given up:\s+2\n/);
  expect(text).toMatch(/Last backup:\s+None yet\n/);
  const tour = "Xunantunich & Cave Tubing";
  expect(text).toMatch(
    new RegExp(
      `Today, ${formatLongDay(day)}\\n- \\d\\d:\\d\\d ${tour}: 3 people in 1 booking; 1 booking without time, place or flight\\n`,
    ),
  );
  expect(text).toContain(
    `- 09:45 ${tour}: 4 people in 2 bookings; 1 booking without time, place or flight\n- No time yet Belize`,
  );
  expect(text).toMatch(
    new RegExp(`Tomorrow, .*\\n- \\d\\d:\\d\\d ${tour}: 3 people in 1 booking;`),
  );
  expect(text).toContain("/admin/bookings?view=decision");
  expect(mail?.raw).not.toMatch(/Ixchel|example\.com|600-0199|Cahal/);

  // and again each minute until tomorrow
  await instance.sql("UPDATE mails SET due_at = 0");
  await crons.run("queue-summary");
  await crons.run("deliver-mails");
  await until("the other mails are sent", () => instance.postOffice.mails.length > 1);
  expect(summaries()).toHaveLength(1);
  expect(await jobs()).toHaveLength(1);
});

test("a mail server that refuses it gets it later, also after a power cut", async () => {
  const before = summaries().length;
  await switchOn();
  await queued();
  instance.postOffice.setMood(451);
  await sixStrikes();
  expect(await settled()).toMatchObject({ state: "queued", attempts: 1 });
  await instance.kill9();
  instance.postOffice.setMood("accept");
  await instance.restart();
  crons = await cronsOf(instance);
  await sixStrikes();
  await until("the summary", () => summaries().length === before + 1);
});
