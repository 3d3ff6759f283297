import { afterAll, beforeAll, expect, test } from "vitest";
import { type Admin, signedIn } from "./support/admin.ts";
import { BOOKINGS, bookWell, storedBookings, tourCommand } from "./support/bookings.ts";
import { type Instance, startInstance } from "./support/instance.ts";
import { subscribe } from "./support/realtime.ts";
import { post } from "./support/requests.ts";
import { until } from "./support/waiting.ts";

const PRIVATE = ["bookings", "messages", "mails", "settings", "price_changes", "admins"];

let instance: Instance;
let admin: Admin;
beforeAll(async () => {
  instance = await startInstance();
  admin = await signedIn(instance);
});
afterAll(() => instance?.stop());

test("realtime brings a booking to the operator and nothing of it to a stranger", async () => {
  const bookingId = await bookWell(instance);
  const topics = [...PRIVATE.map((name) => `${name}/*`), `bookings/${bookingId}`, "tours/*"];
  const stranger = await subscribe(instance, topics);
  const operator = await subscribe(instance, topics, admin.token);

  const id = await bookWell(instance);
  await admin.patch(`${BOOKINGS}/${bookingId}`, { status: "completed" });
  // open to all, and last: the sign that the stranger's line works
  await admin.changeItem("tour", 7, { featured: false });
  const heardOf = (events: typeof stranger.events) => [
    ...new Set(events.map(({ data }) => (data.record as { id: string }).id)),
  ];
  await until("the operator has heard of all three", () => heardOf(operator.events).length === 3);
  expect(heardOf(operator.events)).toEqual(expect.arrayContaining([id, bookingId]));
  await until("the stranger has heard of the tour", () => stranger.events.length > 0);
  expect(stranger.events.map(({ name }) => name)).toEqual(["tours/*"]);
  // the new booking as the list draws it: what stands in the database, told once
  const told = operator.events.filter(({ data }) => (data.record as { id: string }).id === id);
  expect(told.map(({ name, data }) => [name, data.action])).toEqual([["bookings/*", "create"]]);
  const { content_hash, manage_key, changed_by, ...row } =
    (await storedBookings(instance, id))[0] ?? {};
  expect(told[0]?.data.record).toMatchObject(row);
  expect(told[0]?.data.record).not.toHaveProperty("content_hash");
  stranger.close();
  operator.close();
});

test("what only announces a booking cannot be asked for: whatever is sent is stored", async () => {
  await subscribe(instance, ["bookings/*"], admin.token);
  for (const headers of [{}, { Authorization: admin.token }]) {
    const command = tourCommand({ isStored: true });
    const answer = await post(instance, BOOKINGS, command, headers);
    expect(answer.status).toBe(200);
    expect(await storedBookings(instance, String(command.id))).toHaveLength(1);
  }
});
