import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ROOT } from "../../../src/host/system/root.mjs";
import { type Admin, signedIn } from "../support/admin.ts";
import {
  askForMails,
  BOOKINGS,
  book,
  bookWell,
  newId,
  storedBookings,
  tourCommand,
} from "../support/bookings.ts";
import { countFlushes } from "../support/flushes.ts";
import { type Instance, startInstance } from "../support/instance.ts";
import { call, post } from "../support/requests.ts";

/** SQLite's names for `PRAGMA synchronous`. */
const NORMAL = 1;
const FULL = 2;

/**
 * A window into the connection that PocketBase writes with, beside the product's own hooks: its
 * settings are seen from nowhere else.
 */
const WINDOW = `
routerAdd("POST", "/api/window/{pragma}", (e) => {
  const name = e.request.pathValue("pragma");
  const { value } = e.requestInfo().body;
  const db = e.app.nonconcurrentDB();
  if (value !== undefined) db.newQuery("PRAGMA " + name + " = " + Number(value)).execute();
  const row = new DynamicModel({ value: 0 });
  db.newQuery("SELECT " + name + " AS value FROM pragma_" + name).one(row);
  e.json(200, { value: row.value });
});`;

let folder = "";
let instance: Instance;
let admin: Admin;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cayo-hooks-"));
  await cp(join(ROOT, "pb_hooks"), folder, { recursive: true });
  await writeFile(join(folder, "window.pb.js"), WINDOW);
  instance = await startInstance({ folders: { hooks: folder } });
  admin = await signedIn(instance);
});
afterAll(async () => {
  await instance?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function pragma(name: string, value?: number): Promise<number> {
  const answer = await post(instance, `/api/window/${name}`, value === undefined ? {} : { value });
  if (answer.status !== 200) throw new Error(answer.text);
  return Number(answer.body.value);
}

describe("a write that matters is flushed to the disk before it is answered", () => {
  let id = "";
  // as PocketBase opens a connection, and again after three idle minutes
  beforeEach(async () => {
    id = await bookWell(instance);
    expect(await pragma("synchronous", NORMAL)).toBe(NORMAL);
  });

  const message = { name: "Ann", email: "ann@example.com", message: "Hello" };
  const writes: [string, () => Promise<{ status: number } | undefined>][] = [
    ["a visitor's booking", () => book(instance, tourCommand())],
    [
      "a visitor's message",
      () => post(instance, "/api/collections/messages/records", { id: newId(), ...message }),
    ],
    ["the note that a mail was sent", () => askForMails(instance, id)],
    ["a booking's status", () => admin.patch(`${BOOKINGS}/${id}`, { status: "completed" })],
    ["a price", () => admin.changeItem("tour", 1, { price: 180 }).then(() => undefined)],
    ["a setting", () => admin.changeSettings({ site_title: "Cayo" }).then(() => undefined)],
    ["a deletion", () => admin.remove(`${BOOKINGS}/${id}`)],
  ];
  test.each(writes)("%s", async (_, write) => {
    const answer = await write();
    if (answer) expect([200, 204]).toContain(answer.status);
    expect(await pragma("synchronous")).toBe(FULL);
  });

  test("but what only reads or is refused changes nothing about the connection", async () => {
    await call(instance, "/api/collections/tours/records");
    expect((await book(instance, tourCommand({ guests: 0 }))).status).toBe(400);
    expect(await pragma("synchronous")).toBe(NORMAL);
  });

  test("as the system itself sees it, where it lets us look", async () => {
    const { pid } = instance.server.child;
    if (pid === undefined) throw new Error("PocketBase has no process number");
    const BOOKED = 20;
    const flushes = await countFlushes(pid, async () => {
      for (let count = 0; count < BOOKED; count++) await bookWell(instance);
    });
    if (flushes !== null) expect(flushes).toBeGreaterThanOrEqual(BOOKED);
    expect(await pragma("synchronous")).toBe(FULL);
  });
});

describe("kill -9", () => {
  test.each([1, 10, 40])(
    "after %i of 64 parallel bookings were answered loses none of them",
    async (enough) => {
      const acknowledged: string[] = [];
      let kill: Promise<void> | undefined;
      const one = async () => {
        const command = tourCommand({ customer_email: `round${enough}@example.com` });
        const answer = await book(instance, command).catch(() => null);
        if (answer?.status === 200) acknowledged.push(command.id);
        if (acknowledged.length >= enough) kill ??= instance.kill9();
      };
      await Promise.all(Array.from({ length: 64 }, one));
      await kill;
      await instance.restart();

      expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
      const rows = await instance.sql<{ id: string; mails: number }>(
        `SELECT id, (SELECT count(*) FROM mails WHERE booking = bookings.id) AS mails
       FROM bookings WHERE customer_email = 'round${enough}@example.com'`,
      );
      expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(acknowledged));
      // what was cut off is whole or not there
      expect(new Set(rows.map(({ mails }) => mails))).toEqual(new Set([2]));
      expect(await instance.sql("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    },
  );
});

describe("a database that cannot grow", () => {
  test("is no fault of the visitor: 503, nothing half stored, and all is well when there is room", async () => {
    await pragma("max_page_count", (await pragma("page_count")) + 4);
    const large = () => tourCommand({ special_requests: "x".repeat(2000) });
    const stored: string[] = [];
    let command = large();
    let answer = await book(instance, command);
    while (answer.status === 200 && stored.length < 200) {
      stored.push(command.id);
      command = large();
      answer = await book(instance, command);
    }
    expect(answer.status).toBe(503);
    expect(answer.body.message).toBe(
      "The server cannot store this at the moment. Please try again.",
    );
    expect(await storedBookings(instance, command.id)).toEqual([]);
    expect(await instance.sql(`SELECT id FROM mails WHERE booking = '${command.id}'`)).toEqual([]);

    // the same for a message and for the operator
    const letter = { name: "Ann", email: "ann@example.com", message: "x".repeat(5000) };
    const write = () =>
      post(instance, "/api/collections/messages/records", { ...letter, id: newId() });
    let written = await write();
    // where a booking finds no room, a message or two may
    for (let more = 0; written.status === 200 && more < 20; more += 1) written = await write();
    expect(written.status).toBe(503);
    const [tour] = await instance.sql<{ id: string }>("SELECT id FROM tours WHERE number = 2");
    const changed = await admin.patch(`/api/collections/tours/records/${tour?.id}`, {
      long_description: "x".repeat(9999),
    });
    expect(changed.status).toBe(503);

    // reading goes on, what is refused is refused for its reason, what is stored is known
    expect((await call(instance, "/api/collections/tours/records")).status).toBe(200);
    expect((await admin.get(BOOKINGS)).status).toBe(200);
    expect((await book(instance, tourCommand({ guests: 0 }))).status).toBe(400);
    for (const id of stored) expect(await storedBookings(instance, id)).toHaveLength(1);

    await pragma("max_page_count", 1_000_000);
    expect((await book(instance, command)).status).toBe(200);
    expect(await storedBookings(instance, command.id)).toHaveLength(1);
  });
});
