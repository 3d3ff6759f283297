import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedIn } from "../support/admin.ts";
import { bookWell, storedBookings } from "../support/bookings.ts";
import { type Instance, startInstance } from "../support/instance.ts";
import { officeOf } from "../support/office.ts";
import { pay, storedPayments } from "../support/payments.ts";

const MIGRATIONS = "pb_migrations";
const OURS = "1764500000_payments.js";
const CASH_UPS = "1764610000_cash_ups.js";
/** The office reads payments with their receipts. */
const RECEIPTS = "1764620000_receipts.js";
const REPORTS = "1764630000_reports.js";
const BY_PARTNER = "1764660000_partners_money.js";
/** What is built upon payments; the others are of bookings, as the server writes them today. */
const LATER = [OURS, CASH_UPS, RECEIPTS, REPORTS, BY_PARTNER];

let folder: string;
let instance: Instance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cayo-before-payments-"));
  for (const name of await readdir(MIGRATIONS)) {
    if (!LATER.includes(name)) await cp(join(MIGRATIONS, name), join(folder, name));
  }
  instance = await startInstance({ folders: { migrations: folder } });
});
afterAll(async () => {
  await instance?.stop();
  await rm(folder, { recursive: true });
});

test("sums of before become rows, in US dollars where nobody knows the currency", async () => {
  const sums = [
    { amount: 200.5, currency: "USD", method: "card" },
    { amount: 400.01, currency: "BZD", method: "cash" },
    { amount: 30, currency: "", method: "" },
    { amount: 30, currency: "EUR", method: "gold" },
    { amount: 0, currency: "", method: "" },
    { amount: -5, currency: "USD", method: "cash" },
  ];
  const ids: string[] = [];
  for (const { amount, currency, method } of sums) {
    const id = await bookWell(instance);
    ids.push(id);
    await instance.sql(`UPDATE bookings SET paid_amount = ${amount}, paid_currency = '${currency}',
      paid_method = '${method}' WHERE id = '${id}'`);
  }
  const [first = "", second = "", ...others] = ids;
  await instance.sql(`UPDATE bookings SET attendance = 'no-show' WHERE id = '${second}'`);
  const at = "2026-10-01 15:00:00.000Z";
  await instance.sql(`UPDATE audit SET actor = 'admin', at = '${at}' WHERE booking = '${first}'`);
  await instance.sql(`DELETE FROM audit WHERE booking = '${second}';
    UPDATE bookings SET updated_at = '${at}' WHERE id = '${second}'`);
  const before = await instance.sql(
    "SELECT booking, field, before, after FROM audit ORDER BY rowid",
  );

  for (const name of [OURS, RECEIPTS, REPORTS, BY_PARTNER]) {
    await cp(join(MIGRATIONS, name), join(folder, name));
  }
  await instance.restart();
  const rows = async (id: string) => {
    const [row] = await storedBookings(instance, id);
    return [row?.paid_amount, await storedPayments(instance, id)];
  };
  const same = { kind: "payment", corrects: "" };
  const [admin] = await instance.sql<{ id: string }>(
    "SELECT id FROM admins WHERE username = 'admin'",
  );
  expect(await rows(first)).toMatchObject([
    200.5,
    [
      {
        ...{ ...same, cents: 20_050, usd_cents: 20_050, currency: "USD", method: "card" },
        ...{ taken_at: at, made_by: "admin", taken_by: admin?.id, note: "from_sum" },
      },
    ],
  ]);
  expect(await rows(second)).toMatchObject([
    200.01,
    [
      {
        ...{ ...same, cents: 40_001, usd_cents: 20_001, currency: "BZD", method: "cash" },
        ...{ taken_at: at, made_by: "", taken_by: "", note: "from_sum" },
      },
    ],
  ]);
  const unknown = { cents: 3_000, currency: "USD", method: "other", note: "from_sum_unknown" };
  expect(await Promise.all(others.map(rows))).toMatchObject([
    [30, [unknown]],
    [30, [unknown]],
    [0, []],
    [0, []],
  ]);
  // what was noted stands, and the rows are noted by themselves
  const after = await instance.sql(
    "SELECT booking, field, before, after FROM audit ORDER BY rowid",
  );
  expect(after).toEqual(before);
  const office = officeOf(instance, (await signedIn(instance)).token);
  expect(await office.history(second)).toEqual([
    " payment:  → 400.01 BZD cash: from_sum",
    "customer created:  → web",
  ]);
  const triggers = await instance.sql<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'bookings' ORDER BY rowid",
  );
  const order = triggers.map(({ name }) => name);
  expect(order.indexOf("changed_booking_is_audited")).toBeGreaterThan(
    order.indexOf("changed_booking_stands"),
  );
  // they were counted long ago, whose note has gone too; what is recorded since is not
  await instance.sql("UPDATE payments SET note = '' WHERE note = 'from_sum'");
  expect((await pay(office, first, { note: "More" })).status).toBe(200);
  await cp(join(MIGRATIONS, CASH_UPS), join(folder, CASH_UPS));
  await instance.restart();
  const counted = await instance.sql("SELECT cash_up, count(*) AS rows FROM payments GROUP BY 1");
  expect(counted).toEqual([
    { cash_up: "", rows: 1 },
    { cash_up: "before", rows: 4 },
  ]);
});

test("and they are in the sums that reports read", async () => {
  const office = officeOf(instance, (await signedIn(instance)).token);
  const { body } = await office.get("money?from=2000-01-01&until=2100-12-31");
  const [first] = await instance.sql(`SELECT 'absent' AS standing, count(*) AS bookings,
    CAST(round(sum(price) * 100) AS INTEGER) AS price, CAST(round(sum(paid_amount) * 100) AS INTEGER) AS paid
    FROM bookings WHERE attendance = 'no-show'`);
  expect(first).toMatchObject({ bookings: 1, paid: 20_001 });
  expect((body.bookings as { all: object[] }).all).toMatchObject([
    { ...first },
    { standing: "sold", bookings: 5, paid: 30_050, payers: 3, owing: 5 },
  ]);
  const { methods } = body.taken as { methods: object[] };
  expect(methods).toEqual(
    await instance.sql(`SELECT method, count(*) AS payments, sum(iif(currency = 'USD', cents, 0)) AS usd,
      sum(iif(currency = 'BZD', cents, 0)) AS bzd, sum(usd_cents) AS cents FROM payments GROUP BY method ORDER BY method`),
  );
});
