import { existsSync } from "node:fs";
import { readdir, readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FIELDS } from "#domain/booking/fields.ts";
import { ERASED } from "#domain/booking/office/fields.ts";
import {
  askForMails,
  BOOKINGS,
  book,
  bookWell,
  newId,
  tourCommand,
} from "../server/support/bookings.ts";
import { cronsOf } from "../server/support/crons.ts";
import { call, post } from "../server/support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../server/support/shared.ts";
import { until } from "../server/support/waiting.ts";

/** What the start process's log tells. */
const told: object[] = [];
const instance = sharedInstance({
  smtp: "catcher",
  env: { DASHBOARD: "on" },
  log: (event, facts) => told.push({ event, ...facts }),
});
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const PERSON = {
  customer_first_name: "Evangelina",
  customer_last_name: "Quetzalcoatl",
  customer_phone: "+501 622-7788",
  special_requests: "Xylophone lessons",
};
const ANOTHER = {
  ...{ customer_first_name: "Rosa", customer_last_name: "Cal", special_requests: "" },
  ...{ customer_email: "rosa@example.com", customer_phone: "+501 600-0123" },
};
/** The phone also as it is searched for. */
const TRACES = ["evangelina", "quetzalcoatl", "622-7788", "6227788", "xylophone"];

/** Everything that the server has written, byte for byte: database, WAL, logs, caught mails. */
async function tracesOf(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const look = async (folder: string) => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== "backups") await look(path);
        continue;
      }
      const text = (await readFile(path)).toString("latin1").toLowerCase();
      found.push(
        ...words.filter((word) => text.includes(word)).map((word) => `${word} in ${path}`),
      );
    }
  };
  await look(instance.dataDir);
  return found;
}

describe("erasing a customer", () => {
  test("takes every trace off the disk: tables, index, WAL, logs, mails", async () => {
    // whose mails name it in another spelling
    const email = "evangelina.q@bücher.example";
    const command = tourCommand({ ...PERSON, customer_email: email });
    expect((await book(instance, command)).status).toBe(200);
    await askForMails(instance, command.id);
    await post(instance, "/api/collections/messages/records", {
      id: newId(),
      name: "Evangelina Quetzalcoatl",
      email,
      phone: PERSON.customer_phone,
      message: "Do you have xylophone lessons?",
    });
    await office.get("bookings?q=quetzalcoatl");
    await office.post(`customers/${email}/notes`, { text: "Evangelina likes birds" });
    const second = await bookWell(instance, { ...PERSON, customer_email: email });
    const changes = { customer_last_name: "Quetzalcoatl-Smith", notes: "Evangelina called" };
    await admin.patch(`${BOOKINGS}/${second}`, changes);
    // another travels in their place now
    const given = await bookWell(instance, { ...PERSON, customer_email: email });
    await askForMails(instance, given);
    expect((await admin.patch(`${BOOKINGS}/${given}`, ANOTHER)).status).toBe(200);
    const letter = { subject: "Dear Evangelina", text: "Xylophones, sure" };
    await office.post(`bookings/${second}/mail`, letter);
    await office.get("reports.csv");
    // or the search below would find nothing whatever is done
    expect((await tracesOf(TRACES)).length).toBeGreaterThan(TRACES.length);
    expect(existsSync(join(instance.dataDir, "mail"))).toBe(true);

    expect((await office.post(`customers/${email}/erase`)).status).toBe(204);
    expect(await tracesOf([...TRACES, "evangelina.q@"])).toEqual([]);
    expect((await office.history(given)).join()).toContain("customer_last_name:  → Cal");

    // the device tries again, late: what is left answers, and nothing comes back
    const late = await book(instance, command);
    expect(late.status).toBe(200);
    expect(late.text).not.toMatch(/evangelina/i);
    expect(await tracesOf([...TRACES, email])).toEqual([]);
  });

  test("finds who has no booking any more, and finishes what was interrupted when it is asked again", async () => {
    const [given, noted] = ["given.quetzalcoatl@example.com", "noted.quetzalcoatl@example.com"];
    const eraseOf = async (email: string) => (await office.post(`customers/${email}/erase`)).status;
    const handed = await bookWell(instance, { ...PERSON, customer_email: given });
    await admin.patch(`${BOOKINGS}/${handed}`, ANOTHER);
    const deleted = await bookWell(instance, { ...PERSON, customer_email: noted });
    await office.post(`customers/${noted}/notes`, { text: "Evangelina likes birds" });
    expect((await office.ask("DELETE", `bookings/${deleted}`)).status).toBe(204);
    expect([await eraseOf(given), await eraseOf(noted)]).toEqual([204, 204]);
    expect(await tracesOf([...TRACES, given, noted])).toEqual([]);
    const owed = () => instance.sql("SELECT id FROM erasures WHERE id = 'rewrite'");
    expect(await owed()).toEqual([]);
    for (const finish of [() => eraseOf(given), runJob]) {
      await instance.sql("INSERT INTO erasures (id) VALUES ('rewrite')");
      await finish();
      await expect.poll(owed).toEqual([]);
    }
    expect([await eraseOf(given), await eraseOf("nobody@example.com")]).toEqual([204, 404]);
  });
});

const DAY_MS = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const runJob = async () => (await cronsOf(instance)).run("anonymise-old");
/** A booking as it stands so many days after its trip. */
async function oldBooking(email: string, daysAgo: number, name: string): Promise<string> {
  const id = await bookWell(instance, { customer_email: email, customer_last_name: name });
  await admin.patch(`${BOOKINGS}/${id}`, { booking_date: dayAgo(daysAgo) });
  return id;
}

test("what is deleted keeps as little in its history as what is erased", async () => {
  const sqlOf = async (name: string) => {
    const [{ sql } = { sql: "" }] = await instance.sql<{ sql: string }>(
      `SELECT sql FROM sqlite_master WHERE name = '${name}'`,
    );
    return sql;
  };
  const [noted, forgotten] = await Promise.all(
    ["changed_booking_is_audited", "deleted_booking_is_forgotten"].map(sqlOf),
  );
  const personal = ERASED.map((name) => `'${FIELDS[name].wire}'`);
  const inHistory = personal.filter((column) => noted?.includes(column));
  expect(inHistory.length).toBeGreaterThan(10);
  expect(inHistory.filter((column) => !forgotten?.includes(column))).toEqual([]);
});

describe("the nightly job", () => {
  const nameOf = async (id: string) => {
    const [row] = await instance.sql<{ name: string }>(
      `SELECT customer_last_name || ' ' || customer_email AS name FROM bookings WHERE id = '${id}'`,
    );
    return row?.name ?? "";
  };

  test("erases contact data of trips more than 24 months ago, and of no others", async () => {
    const gone = await oldBooking("regular@example.com", 740, "Goneaway");
    const kept = await oldBooking("regular@example.com", 700, "Stayshere");
    const alone = await oldBooking("once@example.com", 900, "Longgone");
    const [figures] = await instance.sql("SELECT count(*) AS n, sum(price) AS sum FROM bookings");
    const messageId = newId();
    await post(instance, "/api/collections/messages/records", {
      id: messageId,
      name: "Oldmessage",
      email: "writer@example.com",
      message: "Hello",
    });
    // its mail left then: one that is on its way while its writer is erased would be stored after that
    await (await cronsOf(instance)).run("deliver-mails");
    const mail = await until("its mail", async () =>
      (await tracesOf(["oldmessage"]))
        .map((trace) => / in (\S+\.eml)$/.exec(trace)?.[1])
        .find(Boolean),
    );
    const then = new Date(`${dayAgo(800)}T10:00:00Z`);
    await utimes(mail, then, then);
    await instance.sql(
      `UPDATE messages SET created_at = '${dayAgo(800)} 10:00:00.000Z' WHERE id = '${messageId}'`,
    );
    // added by hand, and never came: counted from there, or from the last note
    for (const name of ["fresh", "noted", "stale"]) {
      const person = { email: `${name}@example.com`, first_name: "Nell", last_name: "Never" };
      expect((await office.post("customers", person)).status).toBe(200);
    }
    await instance.sql(`UPDATE customers SET added_at = '${dayAgo(800)} 10:00:00.000Z'
      WHERE email IN ('noted@example.com', 'stale@example.com')`);
    await office.post("customers/noted@example.com/notes", { text: "Asked for July" });
    await instance.sql(`INSERT INTO notes (id, customer, author, text, created_at)
      VALUES ('${newId()}', 'left@example.com', 'admin', 'Leftover', '${dayAgo(800)} 10:00:00.000Z')`);
    await runJob();
    const statusOf = async (name: string) =>
      (await office.get(`customers/${name}@example.com`)).status;
    await expect.poll(() => statusOf("stale")).toBe(404);
    expect([await statusOf("fresh"), await statusOf("noted")]).toEqual([200, 200]);
    await expect.poll(() => nameOf(gone)).toMatch(/^Customer erased-\w+@erased\.invalid$/);
    await expect.poll(() => nameOf(alone)).toMatch(/^Customer erased-/);
    expect(await nameOf(kept)).toBe("Stayshere regular@example.com");
    await expect
      .poll(() =>
        tracesOf(["goneaway", "longgone", "oldmessage", "writer@example.com", "leftover"]),
      )
      .toEqual([]);
    expect(await instance.sql("SELECT count(*) AS n, sum(price) AS sum FROM bookings")).toEqual([
      figures,
    ]);
    const customer = await office.get("customers/regular@example.com");
    expect(customer.body.customer).toMatchObject({ total_bookings: 1 });
  });

  test("obeys a shorter time that the operator sets; a longer one can't be set", async () => {
    const id = await oldBooking("half@example.com", 200, "Halfyear");
    await runJob();
    expect(await nameOf(id)).toBe("Halfyear half@example.com");
    for (const months of [0, -1, 25, 1000, 6.5, null]) {
      expect((await admin.sendSettings({ retention_months: months })).status).toBe(400);
    }
    await admin.changeSettings({ retention_months: 6 });
    await runJob();
    await expect.poll(() => nameOf(id)).toMatch(/^Customer erased-/);
  });
});

describe("the access log", () => {
  test("notes every export: who, what, how much", async () => {
    await instance.sql("DELETE FROM access_log");
    await office.get("reports.csv");
    await office.get("customers.csv");
    const [bookings] = await instance.sql<{ n: number }>("SELECT count(*) AS n FROM bookings");
    const [customers] = await instance.sql<{ n: number }>("SELECT count(*) AS n FROM customers");
    const notes = await admin.get("/api/collections/access_log/records?sort=at");
    expect(notes.body.items).toMatchObject([
      { actor: "admin", what: "bookings.csv", rows: bookings?.n },
      { actor: "admin", what: "customers.csv", rows: customers?.n },
    ]);
  });

  test("can't be read by strangers or rewritten by anybody", async () => {
    const path = "/api/collections/access_log/records";
    const [row] = await instance.sql<{ id: string }>("SELECT id FROM access_log LIMIT 1");
    expect((await call(instance, path)).body.items ?? []).toEqual([]);
    expect((await admin.patch(`${path}/${row?.id}`, { rows: 0 })).status).toBe(403);
    expect((await admin.remove(`${path}/${row?.id}`)).status).toBe(403);
  });
});

describe("calls that fail", () => {
  const NAMED = "secret.person@example.com";
  const WORDS = ["secret.person", "secretperson"];

  test("leave nothing of what they named: no address, no search, no name", async () => {
    const expired = { Authorization: "eyJhbGciOiJIUzI1NiJ9.e30.c2VjcmV0" };
    const failing: readonly (readonly [status: number, path: string, init?: RequestInit])[] = [
      [401, `/api/office/customers/${NAMED}/erase`, { method: "POST", headers: expired }],
      [401, "/api/office/bookings?q=Secretperson", { headers: expired }],
      [401, `/api/office/customers/${NAMED}`, { headers: expired }],
      [400, `/api/collections/tours/records?filter=(name~%22${NAMED}`],
      [404, `/api/nothing?email=${NAMED}`],
      [404, `/nowhere/${NAMED}?name=Secretperson`],
      [404, `/assets/${NAMED}`],
    ];
    for (const [status, path, init] of failing) {
      expect((await call(instance, path, init)).status, path).toBe(status);
    }
    const signIn = "/api/collections/admins/auth-with-password";
    expect((await post(instance, signIn, { identity: NAMED, password: "x" })).status).toBe(400);
    // erased again, as somebody who is not sure does
    await office.post(`customers/${NAMED}/erase`);
    await office.get("bookings?q=Secretperson&sort=nonsense");
    // PocketBase writes its log every few seconds, and at the latest when it stops
    await instance.restart();
    expect(await tracesOf(WORDS)).toEqual([]);
    expect(JSON.stringify(told)).not.toMatch(/secret\.?person|127\.0\.0\.1:/i);
  });

  test("and what an older version has logged goes at the start", async () => {
    const insert = `INSERT INTO _logs (id, level, message, data) VALUES ('r00000000000001', 8, 'GET /?q=${NAMED}', '{}')`;
    await instance.auxiliary(insert);
    expect(await tracesOf(WORDS)).not.toEqual([]);
    await instance.restart();
    expect(await tracesOf(WORDS)).toEqual([]);
  });

  test("a job of the night that fails is told, by its name", async () => {
    await instance.sql("ALTER TABLE notes RENAME TO away");
    await oldBooking("due@example.com", 900, "Duename");
    await runJob();
    await expect.poll(() => told).toContainEqual({ event: "fault", job: "anonymise-old" });
    await instance.sql("ALTER TABLE away RENAME TO notes");
  });
});
