import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { book, storedBookings, tourCommand } from "./support/bookings.ts";
import { call } from "./support/requests.ts";
import { testHooks, testInstance } from "./support/test-instance.ts";

/** A copy of the product's hooks, to be broken. */
let hooks = "";
beforeEach(async () => {
  hooks = await testHooks();
});

const start = () => testInstance({ folders: { hooks } });
const append = async (file: string, text: string) =>
  writeFile(join(hooks, file), `${await readFile(join(hooks, file), "utf8")}\n${text}\n`);

describe("the server does not start without its rules", () => {
  test.each<[string, () => Promise<void>]>([
    [
      "a hook file that is no JavaScript",
      () => append("main.pb.js", "onRecordCreateRequest((e) =>"),
    ],
    ["a hook file that throws", () => append("main.pb.js", 'throw new Error("broken");')],
    ["a further broken file", () => writeFile(join(hooks, "more.pb.js"), "}")],
    ["an unknown hook", () => append("main.pb.js", "onBookingCreate(() => {});")],
    ["no built functions", () => rm(join(hooks, "lib/server.js"))],
    ["no built functions of the site", () => rm(join(hooks, "lib/site.js"))],
    ["no letters", () => rm(join(hooks, "lib/letters-es.js"))],
    ["no built functions of the machine", () => rm(join(hooks, "lib/machine.js"))],
    ["no built functions of the office", () => rm(join(hooks, "lib/office.js"))],
    ["nothing that the office and letters share", () => rm(join(hooks, "lib/shared-office.js"))],
    ["functions of the office that throw", () => append("lib/office.js", 'throw new Error("no");')],
    ["functions of the office cut off", () => append("lib/office.js", "exports.settings = {")],
    ["letters of nothing", () => writeFile(join(hooks, "lib/letters-en.js"), "")],
    [
      "built functions cut off",
      () => writeFile(join(hooks, "lib/server.js"), "exports.startup = {"),
    ],
    ["built functions that throw", () => append("lib/server.js", 'throw new Error("broken");')],
    ["built functions of nothing", () => writeFile(join(hooks, "lib/server.js"), "")],
  ])("but with %s it says why", async (_, sabotage) => {
    await sabotage();
    await expect(start()).rejects.toThrow(/^PocketBase did not start:\n./);
  });

  test("and starts with the copy as it is", async () => {
    const instance = await start();
    const command = tourCommand({ price: 0.01 });
    expect((await book(instance, command)).body).toMatchObject({ price: 540, status: "pending" });
  });
});

// a booking with a number as a text goes through PocketBase's hook, all others do not
test.each([
  ["the hook", "exports.bookings = undefined;", { guests: "3" }],
  [
    "the guard",
    "const { api } = exports.guards; exports.guards = { api: (e, office) => (e.request.method === 'POST' ? e.missing() : api(e, office)) };",
    {},
  ],
])("what goes wrong in %s while the server runs, stores nothing", async (_, sabotage, more) => {
  await append("lib/server.js", sabotage);
  const instance = await start();
  const command = tourCommand({ price: 0.01, ...more });
  const answer = await book(instance, command);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await storedBookings(instance, command.id)).toEqual([]);
});

test("a route that its part does not know is a fault, and no empty yes", async () => {
  await append("lib/site.js", "exports.routes = {};");
  const instance = await start();
  expect((await call(instance, "/api/site")).status).toBe(503);
});
