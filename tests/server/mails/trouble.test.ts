import { beforeEach, describe, expect, test } from "vitest";
import { askForMails, bookWell, mailJobs } from "../support/bookings.ts";
import { sharedInstance } from "../support/shared.ts";
import { until } from "../support/waiting.ts";

const instance = sharedInstance();
beforeEach(() => instance.postOffice.setMood("accept"));

/** Asks for the mails and expects the honest answer that they are not out, though nobody ever answers. */
async function expectNotSent(id: string): Promise<void> {
  const answer = await askForMails(instance, id);
  expect([answer.status, answer.body]).toEqual([502, { sent: false }]);
}

async function expectSent(id: string): Promise<void> {
  const answer = await askForMails(instance, id);
  expect([answer.status, answer.body]).toEqual([200, { sent: true }]);
}

const statesOf = async (id: string) => (await mailJobs(instance, id)).map(({ state }) => state);
const received = (id: string) =>
  instance.postOffice.mails.filter(({ parsed }) =>
    parsed.subject?.includes(id.slice(0, 8).toUpperCase()),
  );

describe("a mail server that refuses", () => {
  test.each([451, 421, 550] as const)(
    "with %i leaves the mails queued with its words, for the cron job's time",
    async (code) => {
      instance.postOffice.setMood(code);
      const id = await bookWell(instance);
      const before = await mailJobs(instance, id);
      await expectNotSent(id);
      const jobs = await mailJobs(instance, id);
      expect(jobs).toHaveLength(2);
      // a page that asks early does not put the cron job off
      expect(jobs.map(({ due_at }) => due_at)).toEqual(before.map(({ due_at }) => due_at));
      for (const job of jobs) {
        expect(job).toMatchObject({ state: "queued", attempts: 1 });
        expect(job.error).toContain("told to refuse");
      }
      expect(received(id)).toEqual([]);

      instance.postOffice.setMood("accept");
      await expectSent(id);
      expect(received(id)).toHaveLength(2);
      expect(await mailJobs(instance, id)).toMatchObject([
        { state: "sent", attempts: 2, error: "" },
        { state: "sent", attempts: 2, error: "" },
      ]);
    },
  );

  test("is asked again after growing delays, until a day later the mail has failed", async () => {
    instance.postOffice.setMood(451);
    const id = await bookWell(instance);
    const delays: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await instance.sql(`UPDATE mails SET due_at = 0 WHERE booking = '${id}'`);
      const askedAt = Date.now();
      await expectNotSent(id);
      const [job] = await mailJobs(instance, id);
      expect(job?.state).toBe("queued");
      delays.push(Math.floor(((job?.due_at ?? 0) - askedAt) / 60_000));
    }
    expect(delays).toEqual([1, 2, 5, 10, 20, 40, 60, 120, 180, 240, 240, 240]);

    await instance.sql(
      `UPDATE mails SET due_at = 0, created_at = datetime('now', '-25 hours') || '.000Z' WHERE booking = '${id}'`,
    );
    await expectNotSent(id);
    expect(await statesOf(id)).toEqual(["failed", "failed"]);
    instance.postOffice.setMood("accept");
    await expectNotSent(id);
    expect(received(id)).toEqual([]);
  });
});

describe("a mail server that is not there", () => {
  test("keeps nobody from booking, and gets the mails when it is back", async () => {
    await instance.postOffice.close();
    const id = await bookWell(instance);
    await expectNotSent(id);
    expect((await mailJobs(instance, id))[0]?.error).toContain("connection refused");
    await instance.postOffice.open();
    await expectSent(id);
    expect(received(id)).toHaveLength(2);
  });
});

describe("a mail server that never answers", () => {
  test("keeps nobody waiting, and a kill -9 meanwhile loses no mail and doubles none", async () => {
    instance.postOffice.setMood("hang");
    const id = await bookWell(instance);
    const other = await bookWell(instance);
    await Promise.all([expectNotSent(id), expectNotSent(other)]);
    expect(await statesOf(id)).toContain("sending");
    // bookings are taken as before
    await bookWell(instance);

    await instance.kill9();
    instance.postOffice.setMood("accept");
    await instance.restart();
    expect(await statesOf(id)).toEqual(["queued", "queued"]);
    await expectSent(id);
    await expectSent(other);
    expect([received(id).length, received(other).length]).toEqual([2, 2]);
  });

  test("keeps nobody waiting who asks while another's attempt is under way", async () => {
    instance.postOffice.setMood("hang");
    const id = await bookWell(instance);
    const asked = expectNotSent(id);
    await until("an attempt is under way", async () => (await statesOf(id)).includes("sending"));
    await expectNotSent(id);
    await asked;
    expect((await mailJobs(instance, id)).map(({ attempts }) => attempts).sort()).toEqual([0, 1]);
  });
});
