import { expect, test } from "vitest";
import { book, bookWell, inDays, tourCommand } from "../support/bookings.ts";
import { cronsOf } from "../support/crons.ts";
import { addRule, daily } from "../support/departures.ts";
import { sharedAdmin, sharedInstance } from "../support/shared.ts";
import { until } from "../support/waiting.ts";

const instance = sharedInstance({ env: { DASHBOARD: "on" } });
const admin = sharedAdmin(instance);

const activity = async () =>
  (await admin.get("/api/office/dashboard")).body.activity as {
    crowded: number;
    seatsMended: string;
  };
const count = async () =>
  (
    await instance.sql("SELECT guests FROM departure_load WHERE item_type = 'tour' AND item_id = 1")
  )[0];

test("an index that counts wrongly is mended at night, and told of", async () => {
  await bookWell(instance, { departure_time: "07:30" });
  expect(await activity()).toMatchObject({ crowded: 0, seatsMended: "" });
  await instance.restart({});
  // SQLite forgets the index while a row changes, and is given it back
  const index = "name = 'idx_bookings_departure'";
  await instance.sql(`PRAGMA writable_schema = ON;
    CREATE TABLE kept AS SELECT type, name, tbl_name, rootpage, sql FROM sqlite_schema WHERE ${index};
    DELETE FROM sqlite_schema WHERE ${index}; PRAGMA writable_schema = RESET`);
  await instance.sql("UPDATE bookings SET guests = 2");
  await instance.sql(`PRAGMA writable_schema = ON;
    INSERT INTO sqlite_schema SELECT * FROM kept; DROP TABLE kept; PRAGMA writable_schema = RESET`);
  expect(await count()).toEqual({ guests: 3 });
  await instance.restart({});
  await (await cronsOf(instance)).run("check-seats");
  await until("the count is right again", async () => (await count())?.guests === 2);
  expect((await activity()).seatsMended).toMatch(/^20/);
});

test("departures with fewer seats than they have sold are counted, until the operator allows it", async () => {
  await addRule(admin, "schedules", daily("tour/2", { seats: 6 }));
  const fields = { item_id: 2, price: 450, departure_time: "07:30" };
  const command = tourCommand(fields);
  expect((await book(instance, command)).body.status).toBe("confirmed");
  const fewer = { scope: "tour/2", from: inDays(21), until: inDays(21), kind: "seats", seats: 2 };
  await addRule(admin, "exceptions", fewer);
  expect((await activity()).crowded).toBe(1);
  const again = { ids: [command.id], beyond_limit: true };
  await admin.post("/api/office/bookings/status", { ...again, status: "pending" });
  await admin.post("/api/office/bookings/status", { ...again, status: "confirmed" });
  expect((await activity()).crowded).toBe(0);
});
