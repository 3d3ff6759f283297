import { beforeAll, describe, expect, test } from "vitest";
import {
  askForMails,
  BOOKINGS,
  bookWell,
  storedBookings,
  tourCommand,
} from "./support/bookings.ts";
import { call, post } from "./support/requests.ts";
import { sharedAdmin, sharedInstance } from "./support/shared.ts";

/** Nobody may read these without the admin's token, in whatever way they ask. */
const PRIVATE = [
  ...["bookings", "messages", "mails", "settings", "price_changes", "admins"],
  ...["customers", "notes", "audit"],
];
const EMAIL = "secret.customer@example.com";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
let bookingId: string;
beforeAll(async () => {
  bookingId = await bookWell(instance, { customer_email: EMAIL });
  await askForMails(instance, bookingId);
  await post(instance, "/api/collections/messages/records", {
    id: "messageaaaaaaaa",
    name: "Ann",
    email: EMAIL,
    message: "Hello",
  });
  await admin.changeItem("tour", 7, { price: 176 });
  await admin.post(`/api/office/customers/${EMAIL}/notes`, { text: "likes birds" });
  await admin.patch(`${BOOKINGS}/${bookingId}`, { status: "pending" });
});

const recordsOf = (collection: string) => `/api/collections/${collection}/records`;
async function someIdOf(collection: string): Promise<string> {
  const [row] = await instance.sql<{ id: string }>(`SELECT id FROM ${collection} LIMIT 1`);
  if (!row) throw new Error(`${collection} is empty: nothing to hide`);
  return row.id;
}

describe.each(PRIVATE)("a stranger and %s", (collection) => {
  test("sees no record in the list, where the operator does", async () => {
    const mine = await admin.get(recordsOf(collection));
    expect(mine.body.totalItems).toBeGreaterThan(0);
    for (const query of ["", "?perPage=500&skipTotal=1", "?sort=-id", `?filter=(id!="")`]) {
      const theirs = await call(instance, recordsOf(collection) + query);
      expect([200, 400, 403]).toContain(theirs.status);
      expect(theirs.body.items ?? []).toEqual([]);
      expect(theirs.body.totalItems ?? 0).toBeLessThanOrEqual(0);
      expect(theirs.text).not.toContain(EMAIL);
    }
  });

  test("can't view, change or delete a record", async () => {
    const path = `${recordsOf(collection)}/${await someIdOf(collection)}`;
    const before = await instance.sql(`SELECT * FROM ${collection}`);
    for (const method of ["GET", "PATCH", "PUT", "DELETE"]) {
      const answer = await call(instance, path, {
        method,
        headers: { "Content-Type": "application/json" },
        ...(method === "GET" ? {} : { body: JSON.stringify({ notes: "x", password: "x" }) }),
      });
      expect([403, 404, 405], method).toContain(answer.status);
      expect(answer.text).not.toContain(EMAIL);
    }
    expect(await instance.sql(`SELECT * FROM ${collection}`)).toEqual(before);
  });
});

describe("a stranger can't create", () => {
  test.each([
    [
      "mails",
      { booking: "abcdefghij00000", kind: "customer", recipient: "victim@example.com" },
      403,
    ],
    ["settings", { key: "other", site_title: "Mine" }, 403],
    ["price_changes", { item_type: "tour", item_id: 1, price: 1 }, 403],
    [
      "admins",
      { username: "mallory", password: "correct horse", passwordConfirm: "correct horse" },
      403,
    ],
    [
      "_superusers",
      { email: "m@evil.example", password: "12345678901", passwordConfirm: "12345678901" },
      404,
    ],
    // a rule that is not met, in PocketBase's words
    ["tours", { number: 99, name: "Mine", slug: "mine", price: 1 }, 400],
    ["transfers", { number: 99, name: "Mine", slug: "mine", price: 1 }, 400],
    ["users", { email: "m@evil.example", password: "12345678", passwordConfirm: "12345678" }, 404],
  ])("a record of %s", async (collection, body, status) => {
    const count = () => admin.get(`${recordsOf(collection)}?fields=id`);
    const before = (await count()).text;
    expect((await post(instance, recordsOf(collection), body)).status).toBe(status);
    expect((await count()).text).toBe(before);
  });

  test("anything in a batch", async () => {
    const command = tourCommand();
    const answer = await post(instance, "/api/batch", {
      requests: [{ method: "POST", url: BOOKINGS, body: command }],
    });
    expect(answer.status).toBe(403);
    expect(await storedBookings(instance, command.id)).toEqual([]);
  });
});

describe("a stranger learns nothing by the way", () => {
  test("the default accounts, which would be open to sign-up, are gone", async () => {
    expect((await call(instance, recordsOf("users"))).status).toBe(404);
    const rows = await instance.sql("SELECT name FROM _collections WHERE name = 'users'");
    expect(rows).toEqual([]);
  });

  test.each([
    "filter=(@collection.bookings.customer_email?~'secret')",
    "filter=(bookings_via_item_id.customer_email?~'secret')",
    "sort=bookings_via_item_id.customer_email",
    "sort=@collection.bookings.customer_email",
    "expand=bookings_via_item_id",
    "sort=bookings%5Fvia%5Fitem_id.customer_email",
    "sort=bookings%255Fvia%255fitem_id.customer_email",
    "sort=BOOKINGS_VIA_ITEM_ID.customer_email",
  ])("by asking the open catalogue about bookings: %s", async (query) => {
    const path = `${recordsOf("tours")}?${query.includes("%") ? query : encodeURI(query)}`;
    const answer = await call(instance, path);
    expect([400, 403]).toContain(answer.status);
    expect(answer.text).not.toContain("secret");
  });

  test.each([
    "/api/collections",
    "/api/collections/bookings",
    "/api/settings",
    "/api/logs",
    "/api/backups",
    "/api/crons",
    "/api/internal/deliver",
    "/api/internal/push",
  ])("from %s", async (path) => {
    const answer = await call(instance, path);
    expect(answer.status).toBeGreaterThanOrEqual(401);
  });
});

describe("the catalogue", () => {
  test.each([
    ["tour", 8, 6],
    ["transfer", 12, 9],
  ] as const)("of %ss is open, but for what is not offered", async (type, count, number) => {
    const path = recordsOf(`${type}s`);
    const [row] = await instance.sql<{ id: string }>(
      `SELECT id FROM ${type}s WHERE number = ${number}`,
    );
    const all = await call(instance, path);
    expect([all.status, all.body.totalItems]).toEqual([200, count]);
    expect((await call(instance, `${path}/${row?.id}`)).body.number).toBe(number);

    await admin.changeItem(type, number, { active: false });
    expect((await call(instance, path)).body.totalItems).toBe(count - 1);
    expect((await call(instance, `${path}?filter=(active=false)`)).body.totalItems).toBe(0);
    expect((await call(instance, `${path}/${row?.id}`)).status).toBe(404);
    expect((await admin.get(path)).body.totalItems).toBe(count);
  });

  test("tells nobody what the operator has of guides and vehicles, or takes in a day", async () => {
    for (const path of [recordsOf("tours"), recordsOf("transfers"), "/api/site"]) {
      expect((await call(instance, path)).text).not.toMatch(/needs"|busy_minutes|groups_a_day/);
    }
    const guessed = `${recordsOf("tours")}?${encodeURI("filter=(busy_minutes>=0)")}`;
    expect((await call(instance, guessed)).status).toBe(400);
  });

  test("and the site's public settings are open, the operator's are not", async () => {
    await admin.changeSettings({ admin_recipient: "private@cayowayfarers.example" });
    const answer = await call(instance, "/api/site");
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ siteTitle: "Cayo Wayfarers" });
    expect(answer.text).not.toContain("private@");
  });
});
