import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../src/host/system/root.mjs";
import { signedIn } from "../server/support/admin.ts";
import {
  askForMails,
  book,
  inDays,
  mailJobs,
  newId,
  tourCommand,
} from "../server/support/bookings.ts";
import { addRule, daily, newService } from "../server/support/departures.ts";
import { officeOf } from "../server/support/office.ts";
import { post } from "../server/support/requests.ts";
import { sharedInstance } from "../server/support/shared.ts";

const runFile = promisify(execFile);
const instance = sharedInstance();

const npm = (command: "backup" | "restore", ...args: string[]) =>
  runFile(process.execPath, [join(ROOT, "scripts/host.mjs"), command, ...args], {
    env: { ...process.env, DATA_DIR: instance.dataDir },
  });
const backUp = async () => (await npm("backup")).stdout.trim().split("\n").at(-1) ?? "";
const epoch = async (path = "/api/site") =>
  (await fetch(instance.url + path)).headers.get("X-Epoch");

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");
const keyed = (changes: Readonly<Record<string, unknown>> = {}) => {
  const command = tourCommand(changes);
  return { ...command, manage_key: `${command.id}${command.id}ab` };
};
type Command = ReturnType<typeof keyed>;
/** What a device keeps of an answer. */
const bookWell = async (command: Command) => {
  const answer = await book(instance, command);
  expect(answer.status, answer.text).toBe(200);
  return { command, recovered: String(answer.body.answered), answer: answer.body };
};
type Kept = Awaited<ReturnType<typeof bookWell>>;
const ask = (kept: readonly Command[], key = ({ manage_key }: Command) => manage_key) =>
  post(instance, "/api/recover", {
    bookings: kept.map((command) => [command.id, hashOf(key(command))]),
  });
const bringBack = ({ command, recovered }: Kept, changes: object = {}) =>
  book(instance, { ...command, ...changes, recovered });

/** As a restore would. */
const lose = ({ command: { id } }: Kept) =>
  instance.sql(`DELETE FROM bookings WHERE id = '${id}'; DELETE FROM mails WHERE booking = '${id}';
    DELETE FROM booking_tombstones WHERE id = '${id}'`);

describe("a restore of an older backup", () => {
  test("begins an epoch, and devices bring back what it does not have", async () => {
    const first = await epoch();
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    await instance.server.stop();
    await instance.restart();
    expect(await epoch()).toBe(first);

    const admin = await signedIn(instance);
    const { item, number } = await newService(admin, "tour", { price: 100 });
    await addRule(admin, "schedules", daily(item, { seats: 3 }));
    const full = { item_id: number, departure_time: "07:30", booking_date: inDays(9), price: 300 };
    const stays = await bookWell(keyed());
    const older = await backUp();

    const [lost, dear, noSeat, erased, deleted] = (await Promise.all(
      [{}, {}, full, {}, {}].map((changes) => bookWell(keyed(changes))),
    )) as [Kept, Kept, Kept, Kept, Kept];
    await askForMails(instance, lost.command.id);
    const office = officeOf(instance, admin.token);
    const path = `customers/${erased.command.customer_email}/erase`;
    expect((await office.post(path)).status).toBe(204);
    expect((await office.ask("DELETE", `bookings/${deleted.command.id}`)).status).toBe(204);

    await instance.server.stop();
    await npm("restore", older);
    await instance.restart();
    expect(await epoch()).not.toBe(first);

    const all = [stays, lost, dear, noSeat, erased, deleted].map(({ command }) => command);
    const asked = await ask(all);
    expect(Object.keys(asked.body.known as object)).toEqual([stays.command.id]);
    expect((asked.body.known as Record<string, string>)[stays.command.id]).toBe(stays.recovered);
    expect(asked.body.epochs).toEqual([
      [first, ""],
      [await epoch(), expect.stringMatching(/^\d{4}-/)],
    ]);
    expect(asked.body.epoch).toBe(await epoch());

    // two devices at once, each of them twice
    const answers = await Promise.all([lost, dear, lost, dear].map((kept) => bringBack(kept)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ status: "confirmed", price: 540 });
    expect(answers[0]?.body.created_at).toBe(lost.answer.created_at);
    expect(await mailJobs(instance, lost.command.id)).toEqual([]);
    expect((await ask(all)).body.known).toHaveProperty(lost.command.id);

    // others have had its seats meanwhile
    await bookWell(keyed({ ...full, guests: 2, price: 200 }));
    expect((await bringBack(noSeat)).body).toMatchObject({
      ...{ status: "pending", pending_reason: "recovered", price: 300 },
    });
    // erased and deleted stay so, though the backup knows of neither
    for (const kept of [erased, deleted]) {
      const answer = await bringBack(kept);
      expect(answer.status).toBe(409);
      expect(answer.body.code).toBe("booking_deleted");
    }

    const { body } = await officeOf(instance, (await signedIn(instance)).token).get("dashboard");
    expect(body.activity).toMatchObject({ recovered: 3, decisions: { recovered: 1 } });
  });

  test("what a guest has changed and cancelled before it is told to nobody again", async () => {
    const queued = async (recovered: string | undefined, changes: object, path?: string) => {
      const { command } = await bookWell(keyed({ booking_date: inDays(33) }));
      const body = { booking: command.id, id: newId(), kind: "change", ...changes, recovered };
      const headers = { "X-Manage-Key": command.manage_key };
      const to = path ?? "/api/trip/changes";
      const done = await post(instance, to.replace("ID", command.id), body, headers);
      expect(done.status, done.text).toBe(200);
      const kinds = (await mailJobs(instance, command.id)).filter(
        ({ kind }) => !["customer", "operator"].includes(kind),
      );
      return kinds.map(({ kind, error }) => `${kind} ${error}`.trim());
    };
    const moved = { changes: { booking_date: inDays(34) }, before: { booking_date: inDays(33) } };
    const cancel = "/api/bookings/ID/cancel";
    expect(await queued(undefined, moved)).toEqual(["customer-agreed", "operator-changed"]);
    expect(await queued("act", moved)).toEqual([
      "customer-agreed before_restore",
      "operator-changed before_restore",
    ]);
    const cancelled = await queued(undefined, {}, cancel);
    expect(cancelled.length).toBeGreaterThan(0);
    expect(await queued("cancel", {}, cancel)).toEqual(
      cancelled.map((kind) => `${kind} before_restore`),
    );
    // its day may be over by then: what was cancelled in time stays so, and nothing else is cancelled any more
    const over = await bookWell(keyed({ booking_date: inDays(33) }));
    const { id, manage_key } = over.command;
    await instance.sql(`UPDATE bookings SET booking_date = '${inDays(-1)}' WHERE id = '${id}'`);
    for (const [recovered, status] of [
      [undefined, 409],
      ["cancel", 200],
    ] as const) {
      const to = cancel.replace("ID", id);
      const answer = await post(instance, to, { recovered }, { "X-Manage-Key": manage_key });
      expect(answer.status, answer.text).toBe(status);
    }
    // the office too: the mail of another pick-up left with its first answer
    const office = officeOf(instance, (await signedIn(instance)).token);
    const { command } = await bookWell(keyed({ booking_date: inDays(33) }));
    const other = { changes: { pickup_notes: "At the bridge" }, before: { pickup_notes: "" } };
    const path = `bookings/${command.id}`;
    const changed = { id: newId(), ...other, recovered: new Date().toISOString() };
    expect((await office.ask("PATCH", path, changed)).status).toBe(200);
    expect(await mailJobs(instance, command.id)).toContainEqual(
      expect.objectContaining({ kind: "customer-agreed", error: "before_restore" }),
    );
    // where there was no restore, nobody keeps mails back by saying so
    await instance.sql("UPDATE epochs SET began_at = '2020-01-01 00:00:00.000Z'");
    expect(await queued("act", moved)).toEqual(["customer-agreed", "operator-changed"]);
  });

  test("what was lost as it was written is mailed, since nothing of it had left", async () => {
    const kept = await bookWell(keyed({ booking_date: inDays(30) }));
    await lose(kept);
    const { created_at: at } = kept.answer;
    await instance.sql(`UPDATE epochs SET unmailed_from = '${at}', unmailed_until = '${at}'`);
    await bringBack(kept);
    const jobs = await mailJobs(instance, kept.command.id);
    expect(jobs.map(({ kind }) => kind)).toEqual(["customer", "operator"]);
    await instance.sql("UPDATE epochs SET unmailed_from = '', unmailed_until = ''");
  });

  test("an answered price holds whatever it costs today, and for that booking alone", async () => {
    const kept = await bookWell(keyed({ booking_date: inDays(30) }));
    await lose(kept);
    await instance.sql("UPDATE tours SET price = price * 2 WHERE number = 1");
    await instance.server.stop();
    await instance.restart();
    // another content under the same seal is a booking like any other, and so is another's seal
    const forged = await bringBack(kept, { guests: 4, price: 4 });
    expect(forged.body).toMatchObject({ status: "pending", pending_reason: "price" });
    expect(await mailJobs(instance, kept.command.id)).toHaveLength(2);
    await lose(kept);
    const other = { ...keyed(), price: 1, recovered: kept.recovered };
    expect((await book(instance, other)).body).toMatchObject({ status: "pending" });
    expect((await bringBack(kept)).body).toMatchObject({ status: "confirmed", price: 540 });
    await instance.sql("UPDATE tours SET price = price / 2 WHERE number = 1");
  });

  test("tells strangers nothing, and nobody of ten thousand ids", async () => {
    const { command } = await bookWell(keyed({ booking_date: inDays(31) }));
    const unknown = { ...command, id: newId() };
    const wrong = await ask([command, unknown], () => "another");
    expect(wrong.body.known).toEqual({});
    const many = (count: number) =>
      Array.from({ length: count }, () => ({ ...command, id: newId() }));
    const flood = await ask(many(10_000));
    expect([flood.status, flood.body.code]).toEqual([413, "too_large"]);
    const more = await ask(many(501));
    expect(more.status).toBe(400);
    expect(more.text).toContain("Ask for 500 at once");
    expect((await ask(many(500))).status).toBe(200);
    for (const bookings of [[["x"]], [[command.id, "' OR 1"]], [command.id]])
      expect((await post(instance, "/api/recover", { bookings })).status).toBe(400);
  });
});
