import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { OfficeWireSchema } from "#domain/booking/office/schemas.ts";
import { bookWell, inDays, newId } from "../support/bookings.ts";
import { officeOf } from "../support/office.ts";
import { pay } from "../support/payments.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const FROM = inDays(-30);
const TO = inDays(180);

interface Page {
  readonly bookings: readonly { id: string; updated_at: string; status: string }[];
  readonly gone: readonly string[];
  readonly next: string;
  readonly hasMore: boolean;
  readonly cursor: string;
  readonly services: string;
  readonly settings: string;
}

const ask = (query: string) => office.get(`field?from=${FROM}&to=${TO}&${query}`);
const page = async (query = "") => (await ask(query)).body as unknown as Page;
const cursorNow = async () => (await page("perPage=1")).cursor;
const idsOf = ({ bookings }: Page) => bookings.map(({ id }) => id);

describe("the bookings that a device keeps", () => {
  test("come in pages by day, each once, and only those of the asked days", async () => {
    const ids = [];
    for (const days of [40, 3, 21, 3]) {
      ids.push(await bookWell(instance, { booking_date: inDays(days) }));
    }
    const beyond = await bookWell(instance, { booking_date: inDays(200) });
    const seen: string[] = [];
    let after = "";
    for (;;) {
      const { bookings, next, hasMore } = await page(`perPage=2&after=${after}`);
      seen.push(...bookings.map(({ id }) => id));
      after = next;
      if (!hasMore) break;
    }
    expect(seen).toEqual([ids[1], ids[3], ids[2], ids[0]]);
    expect(seen).not.toContain(beyond);
  });

  test("are whole, though what is empty is not told", async () => {
    const [bare, full] = [await bookWell(instance), await bookWell(instance)];
    await pay(office, full);
    await instance.sql(`UPDATE bookings SET notes = 'Müller "two"\n', attendance = 'arrived',
      beyond_limit = 1, adults = 2, deposit_amount = 10.1 WHERE id = '${full}'`);
    const { bookings } = await page();
    for (const id of [bare, full]) {
      const told = bookings.find((one) => one.id === id);
      const { body } = await office.get(`bookings/${id}`);
      expect(v.parse(OfficeWireSchema, told)).toEqual(body);
    }
    expect(bookings.find((one) => one.id === bare)).not.toHaveProperty("notes");
  });

  test("are refreshed by what has changed, whoever changed it and however", async () => {
    const [desk, plain, sql, left] = [
      await bookWell(instance),
      await bookWell(instance),
      await bookWell(instance),
      await bookWell(instance),
    ];
    const since = await cursorNow();
    expect(idsOf(await page(`since=${since}`))).toEqual([]);
    const made = await bookWell(instance);
    const { body } = await office.get(`bookings?q=${plain.slice(0, 8)}`);
    const version = (body.items as { updated_at: string }[])[0]?.updated_at;
    await office.ask("PATCH", `bookings/${plain}`, { version, changes: { notes: "hello" } });
    await admin.patch(`/api/collections/bookings/records/${desk}`, { status: "completed" });
    await instance.sql(`UPDATE bookings SET pickup_notes = 'Lodge' WHERE id = '${sql}'`);
    await instance.sql(`UPDATE bookings SET booking_date = '${inDays(300)}' WHERE id = '${left}'`);
    const changed = await page(`since=${since}`);
    expect([...idsOf(changed)].sort()).toEqual([desk, made, plain, sql].sort());
    expect(changed.gone).toEqual([left]);
    expect(idsOf(await page(`since=${changed.next}`))).toEqual([]);
    // in pages, none twice
    const first = await page(`since=${since}&perPage=2`);
    const second = await page(`since=${first.next}&perPage=10`);
    expect(first.hasMore).toBe(true);
    expect(new Set([...idsOf(first), ...first.gone, ...idsOf(second), ...second.gone]).size).toBe(
      5,
    );
  });

  test("and by what was deleted, the newest state only", async () => {
    const id = await bookWell(instance);
    const since = await cursorNow();
    for (const status of ["pending", "confirmed", "completed"]) {
      await office.post("bookings/status", { ids: [id], status });
    }
    const changed = await page(`since=${since}`);
    expect(changed.bookings.map(({ status }) => status)).toEqual(["completed"]);
    await office.ask("DELETE", `bookings/${id}`);
    expect(await page(`since=${changed.next}`)).toMatchObject({ bookings: [], gone: [id] });
  });

  test("say when services or settings have changed", async () => {
    const before = await page();
    await instance.sql("UPDATE tours SET updated_at = '2099-01-01 00:00:00.000Z' WHERE number = 1");
    const after = await page();
    expect(after.services).not.toBe(before.services);
    expect(after.settings).toBe(before.settings);
  });

  test("are to be loaded anew for the cursor of another database", async () => {
    await bookWell(instance);
    const [last = ""] = (await cursorNow()).split(".");
    for (const since of ["999999999.abc", "x", `${last}.${newId()}`]) {
      expect((await ask(`since=${since}`)).status, since).toBe(410);
    }
  });

  test("are for the back office alone", async () => {
    expect((await officeOf(instance).get(`field?from=${FROM}&to=${TO}`)).status).toBe(401);
    expect((await office.get("field?from=yesterday&to=")).status).toBe(400);
  });
});

describe("a change that comes twice", () => {
  test("because its answer was lost is made once, and is no conflict", async () => {
    const id = await bookWell(instance);
    const version = await versionOf(id);
    const change = { id: newId(), version, changes: { attendance: "arrived" } };
    const first = await office.ask("PATCH", `bookings/${id}`, change);
    const again = await office.ask("PATCH", `bookings/${id}`, change);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.updated_at).toBe(first.body.updated_at);
    const history = await office.history(id);
    expect(history.filter((line) => line.includes("attendance"))).toHaveLength(1);
    const other = await office.ask("PATCH", `bookings/${id}`, { ...change, id: newId() });
    expect(other.status).toBe(409);
  });
});

async function versionOf(id: string): Promise<string> {
  const [row] = await instance.sql<{ updated_at: string }>(
    `SELECT updated_at FROM bookings WHERE id = '${id}'`,
  );
  return row?.updated_at ?? "";
}
