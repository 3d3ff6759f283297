import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { findProgram } from "../../scripts/test-programs.mjs";
import { restoreBackup } from "../../src/host/backup/restore.ts";
import { parseEnvironment } from "../../src/host/environment/environment.ts";
import { findPocketBase } from "../../src/host/pocketbase/find.ts";
import { ROUTES } from "../../src/server/api/table.ts";
import { signedIn } from "../server/support/admin.ts";
import { askForMails, book, mailJobs, newId, tourCommand } from "../server/support/bookings.ts";
import { cronsOf } from "../server/support/crons.ts";
import { addRule, daily, newService } from "../server/support/departures.ts";
import { type Instance, startInstance } from "../server/support/instance.ts";
import { officeOf } from "../server/support/office.ts";
import { call, post } from "../server/support/requests.ts";
import { testFolder } from "../server/support/test-folder.ts";
import { testInstance } from "../server/support/test-instance.ts";
import { until } from "../server/support/waiting.ts";
import { type Mood, openMoodyBucket } from "./support/bucket.ts";

const run = promisify(execFile);
const isHere = findProgram("litestream") !== null && findProgram("gofakes3") !== null;
const MESSAGES = "/api/collections/messages/records";
const MESSAGE = {
  name: "Ana Coc",
  email: "ana@guest.example",
  message: "Do you go in the rain?",
};
/** What a machine that stands by says of itself. */
const STANDS_BY = { checkedMs: 0, reason: "", hasKey: true };
let bucket: Awaited<ReturnType<typeof openMoodyBucket>>;

const stateOf = async (instance: Instance) => {
  const { data } = (await (await signedIn(instance)).get("/api/health")).body as {
    data: { shipping: { lagSeconds: number; isStanding: boolean; reason: string } };
  };
  return data.shipping;
};
const killLitestream = ({ dataDir }: Instance) =>
  run("pkill", ["-KILL", "-f", `${dataDir}.shipping/litestream.json`]);

/** As a device does, which asks again until it hears yes: on a busy machine the first calls to the bucket take long. */
async function bookShipped(instance: Instance, changes = {}): Promise<void> {
  const command = tourCommand(changes);
  await until("it is shipped", async () => (await book(instance, command)).status === 200);
}

/** Eight devices book until the machine is gone, with all that runs on it and its folder; without the log's last part. */
async function loseMachine(durability: "behind" | "shipped") {
  const lost = await startInstance({ env: { ...bucket.env, DURABILITY: durability } });
  const answers = { yes: [] as string[], no: 0 };
  let isGone = false;
  const device = async () => {
    while (!isGone) {
      const command = tourCommand();
      const answer = await book(lost, command).catch(() => null);
      if (answer?.status === 200) answers.yes.push(command.id);
      else answers.no += 1;
    }
  };
  const devices = Array.from({ length: 8 }, device);
  await until("many are answered", () => answers.yes.length >= 100);
  await killLitestream(lost);
  const before = answers.yes.length + answers.no;
  await until("some more are", () => answers.yes.length + answers.no > before + 20);
  lost.server.child.kill("SIGKILL");
  isGone = true;
  const key = join(await testFolder(), "data.key");
  await cp(`${lost.dataDir}.key`, key);
  await rm(lost.dataDir, { recursive: true });
  await Promise.all(devices);
  await lost.stop();
  return { answered: answers.yes, dataDir: key.slice(0, -".key".length) };
}

/** On another machine, which has the key and the bucket. @returns the ids of what is there */
async function restore(dataDir: string) {
  const { environment } = parseEnvironment({ ...bucket.env, DATA_DIR: dataDir });
  if (!environment) throw new Error("no environment");
  const { path: binary } = await findPocketBase(environment);
  // as the lost machine has sent them
  await bucket.put("pictures/tours/cave.png", "a picture");
  const { picturesMissing } = await restoreBackup(environment, { archive: "replica", binary });
  expect(picturesMissing).toBe("");
  expect(await readFile(join(dataDir, "storage/tours/cave.png"), "utf8")).toBe("a picture");
  const again = await testInstance({
    env: { ...bucket.env, DURABILITY: "shipped", DATA_DIR: dataDir },
  });
  expect(await again.sql("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  const stored = await again.sql<{ id: string }>("SELECT id FROM bookings");
  await bookShipped(again);
  return new Set(stored.map(({ id }) => id));
}

describe.skipIf(!isHere)("the log is shipped to a bucket", () => {
  beforeAll(async () => {
    bucket = await openMoodyBucket();
  });
  afterAll(() => bucket?.stop());

  test("a machine that is lost under load has lost no booking that was answered; without waiting it has", async () => {
    const lostOf = async (durability: "behind" | "shipped") => {
      const { answered, dataDir } = await loseMachine(durability);
      const there = await restore(dataDir);
      return { kept: there.size, lost: answered.filter((id) => !there.has(id)).length };
    };
    const shipped = await lostOf("shipped");
    expect(shipped.lost).toBe(0);
    expect(shipped.kept).toBeGreaterThan(50);
    // a second of bookings, which may be nearly all
    expect((await lostOf("behind")).lost).toBeGreaterThan(0);
  });

  describe("while the bucket fails", () => {
    const events: string[] = [];
    let instance: Instance;
    beforeAll(async () => {
      instance = await startInstance({
        env: { ...bucket.env, DURABILITY: "shipped", DASHBOARD: "on" },
        log: (event) => events.push(event),
      });
      await bookShipped(instance);
    });
    afterAll(() => instance?.stop());
    const isStored = async (id: string) =>
      (await instance.sql(`SELECT id FROM bookings WHERE id = '${id}'`)).length;
    /** What becomes of a booking, in whichever form it comes, of a message, of an act, and of who only reads. */
    const tried = async (command: ReturnType<typeof tourCommand>) => ({
      booking: (await book(instance, command)).status,
      asTexts: (await book(instance, { ...command, item_id: `${command.item_id}` })).status,
      message: (await post(instance, MESSAGES, { ...MESSAGE, id: command.id })).status,
      act: (await (await signedIn(instance)).post("/api/office/language", { language: "en" }))
        .status,
      read: (await call(instance, "/api/site")).status,
    });

    test.for<[Mood, string]>([
      ["away", "the bucket is not reached"],
      ["full", "QuotaExceeded"],
      ["forbidden", "SignatureDoesNotMatch"],
    ])(
      "%s: what is stored has no yes until it is there, and who reads goes on",
      async ([mood, reason]) => {
        bucket.mood = mood;
        const command = tourCommand();
        expect((await book(instance, command)).status).toBe(503);
        // as the device asks again
        const noYes = { booking: 503, asTexts: 503, message: 503, act: 503 };
        expect(await tried(command)).toEqual({ ...noYes, read: 200 });
        expect(await isStored(command.id)).toBe(1);
        await until("why is known", async () => (await stateOf(instance)).reason === reason);
        bucket.mood = "well";
        await until("it is back", async () => (await book(instance, command)).status === 200);
        expect(await isStored(command.id)).toBe(1);
        await until("acts are too", async () => (await tried(command)).act === 204);
        const yes = { booking: 200, asTexts: 200, message: 200, act: 204, read: 200 };
        expect(await tried(command)).toEqual(yes);
        const [stored] = await instance.sql(`SELECT name FROM messages WHERE id = '${command.id}'`);
        expect(stored).toEqual({ name: MESSAGE.name });
      },
    );

    test("nothing that can be asked has a fault of its own where answers wait for the log", async () => {
      const admin = await signedIn(instance);
      const id = newId();
      expect((await post(instance, MESSAGES, { ...MESSAGE, id })).status).toBe(200);
      await admin.changeSettings({ site_title: "Cayo Wayfarers" });
      await admin.changeItem("tour", 1, { location: "Cayo" });
      const message = `${MESSAGES}/${id}`;
      expect((await admin.patch(message, { read: true })).status).toBe(200);
      expect((await admin.remove(message)).status).toBe(204);
      const asked = Object.keys(ROUTES).map(async (route) => {
        const [method = "", pattern = ""] = route.split(" ");
        const path = pattern.replace(/\{\w+\}/g, id);
        const headers = { Authorization: path.includes("/office/") ? admin.token : "" };
        const body = method === "GET" ? {} : { body: "{}" };
        const { status } = await call(instance, path, {
          method,
          headers: { ...headers, "Content-Type": "application/json" },
          ...body,
        });
        return [route, status] as const;
      });
      const faults = (await Promise.all(asked)).filter(([, status]) => status === 503);
      expect(faults).toEqual([]);
    });

    test("slow: whoever asks again hears it, also while others go on", async () => {
      bucket.mood = "slow";
      const command = tourCommand();
      await until("it is answered", async () => {
        await book(instance, tourCommand());
        return (await book(instance, command)).status === 200;
      });
      bucket.mood = "well";
    });

    test("for a minute: the operator hears of it by mail, in health and in the log, once", async () => {
      bucket.mood = "away";
      events.length = 0;
      // where nothing has to be shipped, nothing stands
      expect((await book(instance, tourCommand())).status).toBe(503);
      const now = performance.now.bind(performance);
      const later = vi.spyOn(performance, "now").mockImplementation(() => now() + 61_000);
      await until("it is told", () => events.includes("shipping-stands"));
      expect(await stateOf(instance)).toMatchObject({ isStanding: true });
      const crons = await cronsOf(instance);
      await crons.run("queue-summary");
      await crons.run("queue-summary");
      const queued = () => instance.sql("SELECT kind FROM mails WHERE kind = 'stalled'");
      await until("a mail is queued", async () => (await queued()).length > 0);
      expect(await queued()).toHaveLength(1);
      bucket.mood = "well";
      await until("it goes on", () => events.includes("shipping-again"));
      later.mockRestore();
    });
  });

  test("while another machine may have taken over nobody is told a yes, or given one by itself", async () => {
    const instance = await testInstance({
      env: { ...bucket.env, DURABILITY: "shipped", DASHBOARD: "on" },
    });
    onTestFinished(async () => {
      bucket.mood = "well";
      await fetch(`${bucket.endpoint}/${bucket.name}/standby`, { method: "DELETE" });
    });
    const admin = await signedIn(instance);
    const { item, number } = await newService(admin, "tour");
    await addRule(admin, "schedules", daily(item));
    await instance.sql("UPDATE settings SET confirm_waiting = 1");
    const party = (guests: number) => ({
      ...{ item_id: number, departure_time: "07:30", guests, price: guests * 75 },
    });
    for (const guests of [5, 1]) await bookShipped(instance, party(guests));
    const ofTour = `item_id = ${number} ORDER BY guests DESC`;
    const [first, second] = await instance.sql<{ id: string; status: string; updated_at: string }>(
      `SELECT id, status, updated_at FROM bookings WHERE ${ofTour}`,
    );
    expect([first?.status, second?.status]).toEqual(["confirmed", "pending"]);
    const statuses = async () =>
      (await instance.sql<{ status: string }>(`SELECT status FROM bookings WHERE ${ofTour}`)).map(
        ({ status }) => status,
      );

    await bucket.put("standby", JSON.stringify({ ...STANDS_BY, atMs: Date.now() }));
    const mayWriteUntil = async () =>
      Number(await readFile(`${instance.dataDir}.shipping/may-write-until`, "utf8").catch(() => 0));
    const isLimited = async () => {
      const leftMs = (await mayWriteUntil()) - Date.now();
      // where nobody stands by it is for ever
      return leftMs > 0 && leftMs < 60_000;
    };
    await until("it writes for a while only", isLimited);
    const crons = await cronsOf(instance);
    bucket.mood = "away";
    await until("that is over", async () => (await mayWriteUntil()) < Date.now());
    const command = tourCommand();
    expect((await book(instance, command)).status).toBe(503);
    expect((await askForMails(instance, command.id)).status).toBe(502);
    const { updated_at: version } = first ?? {};
    const cancel = { changes: { status: "cancelled" }, version, before: {} };
    const office = officeOf(instance, admin.token);
    expect((await office.ask("PATCH", `bookings/${first?.id}`, cancel)).status).toBe(503);
    expect(await statuses()).toEqual(["cancelled", "pending"]);
    const mails = await mailJobs(instance, command.id);
    expect(mails.map(({ state }) => state)).toEqual(["queued", "queued"]);

    bucket.mood = "well";
    await until("it is booked", async () => (await book(instance, command)).status === 200);
    expect((await askForMails(instance, command.id)).body).toEqual({ sent: true });
    await crons.run("confirm-waiting");
    await until("who waited is confirmed", async () => (await statuses())[1] === "confirmed");

    // nor does a disk that takes no note of it end the site: it goes on once there is room
    const inTheWay = `${instance.dataDir}.shipping/may-write-until.part`;
    await mkdir(inTheWay);
    await until("that is over", async () => (await mayWriteUntil()) < Date.now());
    const later = tourCommand();
    expect((await book(instance, later)).status).toBe(503);
    await rmdir(inTheWay);
    await until("it is booked", async () => (await book(instance, later)).status === 200);
  });

  test("one that dies is started again, and lets go of the log when somebody is erased", async () => {
    const events: string[] = [];
    const instance = await testInstance({
      env: { ...bucket.env, DURABILITY: "shipped" },
      log: (event) => events.push(event),
    });
    await bookShipped(instance, { customer_email: "gone@example.com" });
    await killLitestream(instance);
    await until("its end is told", () => events.includes("shipping-ended"));
    await bookShipped(instance);

    const erase = "/api/office/customers/gone@example.com/erase";
    const admin = await signedIn(instance);
    // stored in any case; the whole file has to be shipped, which may take longer than an answer waits
    expect([204, 503]).toContain((await admin.post(erase, {})).status);
    expect(events).not.toContain("erasure-unfinished");
    await bookShipped(instance);
  });
});
