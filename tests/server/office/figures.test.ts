import { beforeAll, describe, expect, test } from "vitest";
import { addDays, belizeDay, startOfBelizeDay } from "#domain/belize-date.ts";
import { DECISIONS } from "#domain/booking/status.ts";
import { firstDayOf } from "#domain/report/ranges.ts";
import {
  book,
  bookWell,
  inDays,
  newId,
  tourCommand,
  transferCommand,
} from "../support/bookings.ts";
import { addRule, daily, newService } from "../support/departures.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

/** What the kept sums answer is held against a recount of the bookings themselves. */
const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);
beforeAll(async () => {
  await seedAtRandom(400);
  // the usual path beside the seeds, and changes of every kind
  for (let n = 0; n < 12; n += 1) {
    await bookWell(instance, { customer_email: n % 2 ? "Twice@Example.com" : "twice@example.COM" });
    await book(instance, transferCommand());
  }
  await office.get("bookings");
  await instance.sql(`
    UPDATE bookings SET status = 'cancelled' WHERE rowid % 7 = 0;
    UPDATE bookings SET price = price + 0.35 WHERE rowid % 5 = 0;
    UPDATE bookings SET customer_email = upper(customer_email) WHERE rowid % 3 = 0;
    UPDATE bookings SET customer_email = 'moved@example.com' WHERE rowid % 11 = 0;
    UPDATE bookings SET item_name = 'Renamed' WHERE rowid % 13 = 0;
    UPDATE bookings SET price = 0 WHERE rowid % 17 = 0;
    DELETE FROM bookings WHERE rowid % 9 = 0`);
});

/** Bookings over two years, some of them at the very edges of Belize's days. */
async function seedAtRandom(count: number) {
  let state = 42;
  const below = (limit: number) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  const rows = Array.from({ length: count }, (_, n) => {
    const edge = startOfBelizeDay(addDays(belizeDay(Date.now()), -below(730)));
    const created = new Date(
      Math.min(Date.now(), edge + below(3) - 1 + below(2) * below(86_000_000)),
    );
    const type = below(2) ? "tour" : "transfer";
    const status = ["pending", "confirmed", "completed", "cancelled"][below(4)];
    const reason = status === "pending" ? ["", "late", "price", "review"][below(4)] : "";
    return `('seed${String(n).padStart(11, "0")}', '${type}', 'Item ${below(9)}', '${inDays(below(40) - 20)}',
      ${1 + below(8)}, ${below(90_000) / 100}, 'First${below(30)}', 'Last${below(30)}',
      'c${below(90)}@example.com', '${status}', '${reason}', 'seed', '${created.toISOString().replace("T", " ")}')`;
  });
  await instance.sql(`INSERT INTO bookings (id, type, item_name, booking_date, guests, price,
    customer_first_name, customer_last_name, customer_email, status, pending_reason, source, created_at)
    VALUES ${rows.join(",")}`);
}

const stamp = (ms: number) => new Date(ms).toISOString().replace("T", " ");

interface Recount {
  readonly revenue: number;
  readonly bookings: number;
  readonly customers: number;
  readonly pending: number;
  readonly average: number;
}

const startOf = (range: Parameters<typeof firstDayOf>[0]) => {
  const day = firstDayOf(range, Date.now());
  return day === null ? "" : stamp(startOfBelizeDay(day));
};

async function recount(from: string, status: string, type: string): Promise<Recount> {
  const [row] = await instance.sql<Recount>(`
    SELECT round(coalesce(sum(iif(status <> 'cancelled', price, 0)), 0), 2) AS revenue,
      count(*) AS bookings, count(DISTINCT lower(customer_email)) AS customers,
      coalesce(sum(status IN ('pending', 'confirmed')), 0) AS pending,
      round(coalesce(avg(iif(status <> 'cancelled' AND price > 0, price, NULL)), 0), 2) AS average
    FROM bookings WHERE created_at >= '${from}'
      AND (status = '${status}' OR '${status}' = 'all') AND (type = '${type}' OR '${type}' = 'all')`);
  if (!row) throw new Error("nothing was counted");
  return row;
}

const FILTERS = ["all", "pending", "confirmed", "completed", "cancelled"].flatMap((status) =>
  ["all", "tour", "transfer"].map((type) => ({ status, type })),
);

describe.each(["7days", "30days", "3months", "12months", "all"] as const)(
  "the dashboard's %s",
  (range) => {
    test("are what the bookings say, for each filter", async () => {
      for (const { status, type } of FILTERS) {
        const { body } = await office.get(`dashboard?range=${range}&status=${status}&type=${type}`);
        const { average, ...expected } = await recount(startOf(range), status, type);
        const { revenue, bookings, customers, pending } = body;
        expect({ revenue, bookings, customers, pending, status, type }).toEqual({
          ...expected,
          status,
          type,
        });
      }
    });
  },
);

describe.each(["7d", "30d", "3m", "12m", "ytd", "all"] as const)("the report on %s", (range) => {
  test("is what the bookings say, for each filter", async () => {
    for (const { status, type } of FILTERS) {
      const { body } = await office.get(`reports?range=${range}&status=${status}&type=${type}`);
      const { pending, average, ...expected } = await recount(startOf(range), status, type);
      const { revenue, bookings, customers } = body;
      expect({ revenue, bookings, customers, status, type }).toEqual({ ...expected, status, type });
      expect(Math.abs(Number(body.average) - average)).toBeLessThanOrEqual(0.01);
      expect(body.total).toBe(expected.bookings);
      expect((body.rows as unknown[]).length).toBe(Math.min(20, expected.bookings));
    }
  });

  test("adds its trend up to the cards, and has its five best", async () => {
    const { body } = await office.get(`reports?range=${range}`);
    const trend = body.trend as { key: string; bookings: number; revenue: number }[];
    const sum = (of: "bookings" | "revenue") => trend.reduce((all, entry) => all + entry[of], 0);
    expect(sum("bookings")).toBe(body.bookings);
    expect(sum("revenue")).toBeCloseTo(Number(body.revenue), 2);
    const lengths = { "7d": 7, "30d": 30, "3m": 3, "12m": 12, ytd: new Date().getUTCMonth() + 1 };
    if (range !== "all") expect(trend).toHaveLength(lengths[range]);
    const from = startOf(range);
    for (const [list, by] of [
      [body.topByBookings, "count(*)"],
      [body.topByRevenue, "round(sum(iif(status <> 'cancelled', price, 0)), 2)"],
    ] as const) {
      const best =
        await instance.sql(`SELECT ${by} AS amount FROM bookings WHERE created_at >= '${from}'
        GROUP BY item_name HAVING amount > 0 ORDER BY amount DESC LIMIT 5`);
      const amounts = (list as { bookings?: number; revenue?: number }[]).map(
        (entry) => entry.bookings ?? entry.revenue,
      );
      expect(amounts).toEqual(best.map(({ amount }) => amount));
    }
  });
});

test.each(["7d", "30d", "3m", "12m"])("the file of %s has the report's bookings", async (range) => {
  const { bookings } = (await office.get(`reports?range=${range}`)).body;
  const { text } = await office.get(`reports.csv?range=${range}`);
  expect(text.trimEnd().split('"\r\n').length - 1).toBe(bookings);
});

test("customers are the bookings grouped by e-mail, whatever its case", async () => {
  const kept = await instance.sql(`
    SELECT email, total_bookings, round(total_spent, 2) AS spent, first_booking_at, last_booking_at
    FROM customers ORDER BY email`);
  const expected = await instance.sql(`
    SELECT lower(customer_email) AS email, count(*) AS total_bookings,
      round(sum(iif(status <> 'cancelled', price, 0)), 2) AS spent,
      min(created_at) AS first_booking_at, max(created_at) AS last_booking_at
    FROM bookings GROUP BY 1 ORDER BY 1`);
  expect(kept).toEqual(expected);
  expect(kept.some(({ email }) => email === "twice@example.com")).toBe(true);
});

test("customers have the name of their latest booking", async () => {
  const wrong = await instance.sql(`
    SELECT c.email FROM customers AS c WHERE c.first_name <> (SELECT customer_first_name FROM bookings
      WHERE lower(customer_email) = c.email ORDER BY created_at DESC, rowid DESC LIMIT 1)
      AND (SELECT count(*) FROM bookings WHERE lower(customer_email) = c.email
           GROUP BY created_at ORDER BY created_at DESC LIMIT 1) = 1`);
  expect(wrong).toEqual([]);
});

test("totals and the dashboard's decisions are what the bookings say", async () => {
  for (const status of ["", "pending", "confirmed", "completed", "cancelled"]) {
    const { total } = (await office.get(`bookings?status=${status}`)).body;
    const [row] = await instance.sql<{ n: number }>(
      `SELECT count(*) AS n FROM bookings WHERE status = '${status}' OR '${status}' = ''`,
    );
    expect([status, total]).toEqual([status, row?.n]);
  }
  const { activity } = (await office.get("dashboard")).body as {
    activity: { decisions: Record<string, number> };
  };
  const rows = await instance.sql<{ pending_reason: string; n: number }>(
    `SELECT pending_reason, count(*) AS n FROM bookings
     WHERE status = 'pending' AND pending_reason <> '' GROUP BY 1`,
  );
  const expected = Object.fromEntries(rows.map(({ pending_reason, n }) => [pending_reason, n]));
  const none = Object.fromEntries(DECISIONS.map((reason) => [reason, 0]));
  expect(activity.decisions).toEqual({ ...none, ...expected });
});

describe("departures with seats", () => {
  interface Seats {
    readonly offered: number;
    readonly sold: number;
  }
  const seatsOf = async (query: string, name: string) => {
    const { seats } = (await office.get(`reports?${query}`)).body as {
      seats: { services: (Seats & { name: string })[]; weekdays: Seats[] };
    };
    const sum = (list: Seats[]) =>
      [list.map(({ offered }) => offered), list.map(({ sold }) => sold)].map((figures) =>
        figures.reduce((all, one) => all + one, 0),
      );
    expect(sum(seats.weekdays)).toEqual(sum(seats.services));
    const own = seats.services.find((one) => one.name === name);
    return own && [own.offered, own.sold];
  };

  test("have sold so many seats of those that they offered since their schedule was made", async () => {
    const name = "Counted by seats";
    const { item, number } = await newService(admin, "tour", { name });
    const schedule = await addRule(admin, "schedules", daily(item));
    await addRule(admin, "exceptions", {
      ...{ scope: item, from: inDays(-4), until: inDays(-4), kind: "closed" },
    });
    // made a fortnight ago, with eight seats on a day since then
    await instance.sql(`
      UPDATE schedules SET created_at = '${stamp(startOfBelizeDay(inDays(-13)))}' WHERE id = '${schedule}';
      INSERT INTO departures (item_type, item_id, day, time, seats, starts, ends, rules)
      VALUES ('tour', ${number}, '${inDays(-3)}', '07:30', 8,
        ${startOfBelizeDay(inDays(-3)) / 60_000}, 0, 0);
      INSERT INTO bookings (id, type, item_id, item_name, booking_date, departure_time, guests, status,
        created_at)
      VALUES ${[
        [-3, "completed", 6],
        [-3, "cancelled", 2],
        [-2, "completed", 3],
        [-20, "completed", 4],
      ].map(
        ([
          days,
          status,
          guests,
        ]) => `('${newId()}', 'tour', ${number}, '${name}', '${inDays(Number(days))}',
          '07:30', ${guests}, '${status}', '${stamp(Date.now())}')`,
      )}`);
    expect(await seatsOf("range=7d", name)).toEqual([6 * 5 + 3, 9]);
    expect(await seatsOf("range=30d&status=pending", name)).toEqual([13 * 5 + 3, 9]);
    expect(await seatsOf("range=all&type=tour", name)).toEqual([13 * 5 + 3, 9]);
    expect(await seatsOf("range=all&type=transfer", name)).toBeUndefined();
    const lines = (await office.get("seats.csv?range=7d")).text.split("\r\n");
    expect(lines[0]).toBe('"Service","Date","Time","Seats Offered","Seats Sold"');
    expect(lines).toContain(`"${name}","${inDays(-3)}","07:30","8","6"`);
    expect(lines.filter((line) => line.startsWith(`"${name}"`))).toHaveLength(6);
  });

  test("have turned away whom they had no room for, and nobody whom they took in the end", async () => {
    const { item, number } = await newService(admin, "tour");
    await addRule(admin, "schedules", daily(item, { seats: 4 }));
    const party = async (guests: number) => {
      const fields = { item_id: number, departure_time: "07:30", guests };
      const command = tourCommand(fields);
      return [command.id, (await book(instance, command)).body.pending_reason] as const;
    };
    const [taken] = await party(4);
    const waits = [await party(2), await party(3), await party(1), await party(2)];
    expect(waits.map(([, reason]) => reason)).toEqual(["full", "full", "full", "full"]);
    const [waiting, declined, confirmed, changed] = waits.map(([id]) => id);
    const set = async (ids: unknown[], status: string) => {
      const answer = await office.post("bookings/status", { ids, status, beyond_limit: true });
      expect(answer.status, answer.text).toBe(200);
    };
    await set([confirmed, changed], "confirmed");
    await set([taken, declined, changed], "cancelled");
    const { turnedAway } = (await office.get("reports?range=7d")).body;
    expect(turnedAway).toEqual([{ reason: "full", parties: 2, guests: 5, waiting: 1 }]);
    expect((await office.get("reports?range=7d&type=transfer")).body.turnedAway).toEqual([]);
    const { text } = await office.get("reports.csv?range=7d&language=es");
    const lines = text.split("\r\n").filter((line) => line.includes('"llena"'));
    expect(lines.map((line) => line.split('","')[1]).sort()).toEqual([waiting, declined].sort());
  });
});
