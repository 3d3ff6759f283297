import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { inDays } from "../support/bookings.ts";
import { sharedInstance, sharedOffice } from "../support/shared.ts";
import { askSqlite } from "../support/sqlite.ts";

/** More bookings than a search of one or two letters looks through one by one. */
const BOOKINGS = 6000;
const PEOPLE = 700;

const instance = sharedInstance();
const office = sharedOffice(instance);
beforeAll(async () => {
  let state = 7;
  const below = (limit: number) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  const rows = Array.from({ length: BOOKINGS }, (_, n) => {
    const id = Array.from({ length: 15 }, () => letters[below(36)]).join("");
    const person = below(PEOPLE);
    const later = person % 97 === 0 ? "Vázquжz" : person % 89 === 0 ? "de Wqx" : `Last${person}`;
    // six trigrams with the same beginning, in old bookings only
    const last = n < 1500 && person % 35 === 0 ? "щaщbщcщdщeщfщg" : later;
    const created = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString().replace("T", " ");
    return `('${id}', 'tour', 'Cave', '${inDays(below(30))}', 2, ${below(900)}, 'First${person % 50}',
      '${last}', 'p${person}@example.com', '${below(40) ? "confirmed" : "pending"}', '', 'seed', '${created}')`;
  });
  // in parts: a command line has its length
  for (let at = 0; at < rows.length; at += 400) {
    await instance.sql(`INSERT INTO bookings (id, type, item_name, booking_date, guests, price,
      customer_first_name, customer_last_name, customer_email, status, pending_reason, source, created_at)
      VALUES ${rows.slice(at, at + 400).join(",")}`);
  }
  await office.get("bookings");
});

/** What a booking is found by, as the specification has it. */
const FOLDED = `replace(replace(lower(customer_first_name || ' ' || customer_last_name || char(10) ||
  customer_email || char(10) || item_name || char(10) || '#' || substr(id, 1, 8)), 'á', 'a'), 'ü', 'u')`;

describe("a search of one or two letters in a long list", () => {
  async function check(query: string, more = "", condition = "true") {
    const words = query.split(" ").map((word) => `instr(${FOLDED}, '${word}') > 0`);
    const expected = await instance.sql<{ id: string }>(
      `SELECT id FROM bookings WHERE ${words.join(" AND ")} AND ${condition}
       ORDER BY created_at DESC`,
    );
    const asked = `bookings?q=${encodeURIComponent(query)}${more}`;
    const found: string[] = [];
    for (let page = 1; page <= 3; page += 1) {
      const { body } = await office.get(`${asked}&page=${page}`);
      found.push(...(body.items as { id: string }[]).map(({ id }) => id));
      if (body.total !== -1) expect([query, body.total]).toEqual([query, expected.length]);
    }
    expect([query, found]).toEqual([query, expected.slice(0, 75).map(({ id }) => id)]);
    return expected.length;
  }

  test.each([
    "щ",
    "ж",
    "qu",
    "wq",
    "qx",
    "an",
    "e",
    "@",
    "77",
    "%",
    "_",
    "''",
    "zж",
    "жж",
    "e an",
    "wq de",
    "77 ж",
  ])("%j finds what is there, and no more", async (query) => {
    await check(query);
    await check(query, "&status=pending", "status = 'pending'");
  });

  test("finds the last letters of references", async () => {
    const rows = await instance.sql<{ tail: string }>(
      "SELECT substr(id, 7, 2) AS tail FROM bookings WHERE rowid % 500 = 0",
    );
    for (const { tail } of rows) expect(await check(tail)).toBeGreaterThan(0);
  });
});

describe("a search with many hits", () => {
  test.each(["cave", "last1", "first12", "@example", "p69", "cave first12", "last1 p"])(
    "%s has every order, page by page",
    async (query) => {
      const words = query.split(" ").map((word) => `instr(${FOLDED}, '${word}') > 0`);
      for (const [sort, column] of [
        ["created_at", "created_at"],
        ["customer_first_name", "customer_first_name COLLATE NOCASE"],
        ["price", "price"],
      ] as const) {
        for (const [sign, way] of [
          ["", "ASC"],
          ["-", "DESC"],
        ]) {
          const expected = await instance.sql<{ id: string }>(
            `SELECT id FROM bookings WHERE ${words.join(" AND ")}
             ORDER BY ${column} ${way}, created_at ${way} LIMIT 50`,
          );
          const found: string[] = [];
          for (let page = 1; page <= 2; page += 1) {
            const asked = `bookings?q=${encodeURIComponent(query)}&sort=${sign}${sort}&page=${page}`;
            const { body } = await office.get(asked);
            found.push(...(body.items as { id: string }[]).map(({ id }) => id));
          }
          expect([sort, way, found]).toEqual([sort, way, expected.map(({ id }) => id)]);
        }
      }
    },
  );
});

describe("the list of customers", () => {
  const ORDERS = {
    last_name: "last_name COLLATE NOCASE WAY, first_name COLLATE NOCASE WAY",
    email: "email WAY",
    total_bookings: "total_bookings WAY",
    total_spent: "total_spent WAY",
    last_activity: "last_activity WAY",
  };
  test.each(Object.entries(ORDERS))(
    "is ordered by %s both ways, page by page",
    async (sort, by) => {
      for (const [sign, way] of [
        ["", "ASC"],
        ["-", "DESC"],
      ] as const) {
        const expected = await instance.sql<{ email: string }>(
          `SELECT email FROM customers ORDER BY ${by.replaceAll("WAY", way)}, rowid ${way}`,
        );
        const found: string[] = [];
        for (let page = 1; page <= 4; page += 1) {
          const { body } = await office.get(
            `customers?sort=${sign}${sort}&perPage=200&page=${page}`,
          );
          found.push(...(body.items as { email: string }[]).map(({ email }) => email));
          expect(body.total).toBe(expected.length);
        }
        expect(found).toEqual(expected.map(({ email }) => email));
      }
    },
  );

  test.each([
    ["vazquжz", "last_name = 'Vázquжz'"],
    ["VÁZQ", "last_name = 'Vázquжz'"],
    ["ж", "last_name = 'Vázquжz'"],
    ["qx", "last_name = 'de Wqx'"],
    ["first12 last", "first_name = 'First12' AND last_name LIKE 'Last%'"],
    ["last first12", "first_name = 'First12' AND last_name LIKE 'Last%'"],
    ["ж v", "last_name = 'Vázquжz'"],
    ["p77@", "email = 'p77@example.com'"],
    ["p7", "email LIKE 'p7%'"],
    ["%", "false"],
    ["nobody here", "false"],
  ])("%s is searched for in names and addresses", async (query, condition) => {
    const expected = await instance.sql<{ email: string }>(
      `SELECT email FROM customers WHERE ${condition} ORDER BY email`,
    );
    const asked = `customers?sort=email&perPage=200&q=${encodeURIComponent(query)}`;
    const { body } = await office.get(asked);
    const found = (body.items as { email: string }[]).map(({ email }) => email);
    expect(found).toEqual(expected.map(({ email }) => email));
    expect([-1, expected.length]).toContain(body.total);
  });

  test("is counted as people come, change and go", async () => {
    const count = async () => (await office.get("customers")).body.total as number;
    const before = await count();
    const email = "one.more@example.com";
    await office.post("customers", { email, first_name: "One", last_name: "More" });
    expect(await count()).toBe(before + 1);
    expect((await office.get("customers?q=one.more")).body.total).toBe(1);
    await office.post(`customers/${email}/erase`);
    expect(await count()).toBe(before);
    expect((await office.get("customers?q=one.more")).body.total).toBe(0);
    expect((await office.get("customers?q=first1")).body.total).toBeGreaterThan(0);
  });
});

test("what is kept of customers' days is what a recount says", async () => {
  await instance.sql(`UPDATE bookings SET customer_email = 'p1@example.com' WHERE rowid % 31 = 0;
    UPDATE bookings SET status = 'cancelled' WHERE rowid % 23 = 0;
    DELETE FROM bookings WHERE rowid % 19 = 0`);
  await office.get("bookings");
  const spans = [
    "'all'",
    "'m' || strftime('%Y-%m', at, '-6 hours')",
    "'d' || date(at, '-6 hours')",
  ];
  const recount = `SELECT span, type, status, count(*) AS customers FROM (${spans
    .map((span) => `SELECT ${span} AS span, type, status FROM activity`)
    .join(" UNION ALL ")}) GROUP BY span, type, status`;
  const kinds = [
    ["type", "status"],
    ["type", "''"],
    ["''", "status"],
    ["''", "''"],
  ]
    .map(
      ([
        type,
        status,
      ]) => `SELECT lower(customer_email) AS email, ${type} AS type, ${status} AS status,
        max(created_at) AS at FROM bookings GROUP BY 1, 2, 3`,
    )
    .join(" UNION ALL ");
  const expected = await instance.sql(
    `WITH activity AS (${kinds}) SELECT * FROM (${recount}) ORDER BY 1, 2, 3`,
  );
  const kept = await instance.sql(
    "SELECT * FROM customer_sums WHERE span <> 'listed' AND customers <> 0 ORDER BY 1, 2, 3",
  );
  expect(kept).toEqual(expected);
});

const GROWING = "bookings|booking_list|payments|mails|audit|customers|receipts|\\w+_sums";

test.each([
  "INSERT INTO bookings (id) VALUES ('x')",
  "UPDATE bookings SET id = id WHERE id = 'x'",
  "DELETE FROM bookings WHERE id = 'x'",
  "INSERT INTO payments (id) VALUES ('x')",
  "INSERT INTO receipts (id) VALUES ('x')",
  "INSERT INTO audit (id) VALUES ('x')",
  "UPDATE mails SET id = id WHERE id = 'x'",
  "DELETE FROM booking_queue WHERE id = 'x'",
])("no trigger of %s looks through a table that grows", async (written) => {
  const steps = await askSqlite(
    join(instance.dataDir, "data.db"),
    `.dbconfig trigger_eqp on\nEXPLAIN QUERY PLAN ${written}`,
    "list",
  );
  expect(steps).toMatch(/SEARCH|^$/);
  expect(steps.split("\n").filter((step) => new RegExp(`SCAN (${GROWING})\\b`).test(step))).toEqual(
    [],
  );
});
