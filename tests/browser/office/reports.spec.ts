import { readFile } from "node:fs/promises";
import type { Route } from "@playwright/test";
import { signedIn } from "../../server/support/admin.ts";
import { bookWell } from "../../server/support/bookings.ts";
import { addRule, daily, newService } from "../../server/support/departures.ts";
import { cardValue, openOwnOffice, storeBookings, usd } from "../support/figures.ts";
import { expect, test } from "../support/fixtures.ts";
import { OFFICE_SCREEN, openOffice, toastOf } from "../support/office.ts";

const BELIZE = "datetime(created_at, '-6 hours')";
const TODAY = "date('now', '-6 hours')";
const PAYS = "status <> 'cancelled' AND price > 0";

/** SPEC §9, reports ranges, in Belize. */
const RANGES = [
  ["Last 7 days", "7d", `${BELIZE} >= date(${TODAY}, '-6 days')`],
  ["Last 30 days", "30d", `${BELIZE} >= date(${TODAY}, '-29 days')`],
  ["Last 3 months", "3m", `${BELIZE} >= date(${TODAY}, 'start of month', '-2 months')`],
  ["Last 12 months", "12m", `${BELIZE} >= date(${TODAY}, 'start of month', '-11 months')`],
  ["Year to date", "ytd", `${BELIZE} >= date(${TODAY}, 'start of year')`],
  ["All time", "all", "true"],
] as const;

test.beforeEach(async ({ instance }) => {
  await storeBookings(instance, [
    { price: 100.5, daysAgo: 1 },
    { price: 149.25, daysAgo: 6.5, status: "completed", item: "Tikal (Guatemala)" },
    { price: 400, daysAgo: 20, status: "cancelled" },
    { price: 0, daysAgo: 28, status: "pending" },
    { price: 800, daysAgo: 62, type: "transfer", item: "Airport to Hopkins" },
    { price: 1600, daysAgo: 200, type: "transfer", item: "Airport to Hopkins" },
    { price: 3200, daysAgo: 400, status: "completed", item: "Nim Li Punit & Lubaantun" },
  ]);
});

test.use({ viewport: OFFICE_SCREEN, inKeptContext: true });

test("cards and trends have the figures of every range", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/reports");
  for (const [option, range, where] of RANGES) {
    await page.getByRole("combobox", { name: "Time range" }).selectOption(option);
    const [sums] = await instance.sql<Record<"revenue" | "n" | "customers", number>>(`
      SELECT total(CASE WHEN ${PAYS} THEN price END) AS revenue, count(*) AS n,
             count(DISTINCT nullif(lower(customer_email), '')) AS customers
      FROM bookings WHERE ${where}`);
    await expect(cardValue(page, "Expected Revenue")).toHaveText(usd(sums?.revenue ?? -1));
    await expect(cardValue(page, "Total Bookings")).toHaveText(String(sums?.n));
    await expect(cardValue(page, "Active Customers")).toHaveText(String(sums?.customers));
    await expect(cardValue(page, "Avg. Booking Value")).toHaveText(/^\$\d/);

    const key = ["7d", "30d"].includes(range) ? `date(${BELIZE})` : `substr(${BELIZE}, 1, 7)`;
    const trend = await instance.sql<{ n: number; revenue: number }>(`
      SELECT count(*) AS n, total(CASE WHEN ${PAYS} THEN price END) AS revenue
      FROM bookings WHERE ${where} GROUP BY ${key} ORDER BY ${key}`);
    for (const [title, values] of [
      ["Booking Trends", trend.map(({ n }) => String(n))],
      ["Revenue Trends", trend.map(({ revenue }) => usd(revenue))],
    ] as const) {
      const panel = page.getByRole("region", { name: title, exact: true });
      const details = panel.locator("details");
      if (!(await details.getAttribute("open").then((open) => open !== null))) {
        await panel.getByText("Show as table").click();
      }
      const cells = panel.getByRole("cell");
      const nothing = title === "Booking Trends" ? "0" : "$0.00";
      await expect
        .poll(async () => (await cells.allTextContents()).filter((text) => text !== nothing))
        .toEqual(values.filter((text) => text !== nothing));
    }
  }
});

test("the top services are the five largest, by bookings and by revenue", async ({
  page,
  instance,
}) => {
  await openOffice(page, instance, "/admin/reports");
  for (const [title, query] of [
    [
      "Top Services by Bookings",
      "SELECT item_name AS name, count(*) AS value FROM bookings GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5",
    ],
    [
      "Top Services by Revenue",
      `SELECT item_name AS name, total(price) AS value FROM bookings WHERE ${PAYS}
       GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5`,
    ],
  ] as const) {
    const rows = await instance.sql<{ name: string; value: number }>(query);
    const panel = page.getByRole("region", { name: title, exact: true });
    await expect(panel.getByRole("img", { name: `${title}: bars` })).toBeVisible();
    await panel.getByText("Show as table").click();
    const show = (value: number) => (title.endsWith("Revenue") ? usd(value) : String(value));
    await expect(panel.getByRole("cell")).toHaveText(rows.map(({ value }) => show(value)));
    await expect(panel.getByRole("rowheader").first()).toHaveText(rows[0]?.name ?? "");
  }
});

test("status and type narrow everything down, and the address keeps them", async ({
  page,
  instance,
}) => {
  await openOffice(page, instance, "/admin/reports");
  await page.getByRole("combobox", { name: "Status" }).selectOption("Confirmed");
  await page.getByRole("combobox", { name: "Service type" }).selectOption("Transfers");
  await expect(page).toHaveURL(/\?status=confirmed&type=transfer$/);
  const where = "status = 'confirmed' AND type = 'transfer'";
  const [row] = await instance.sql<{ n: number; sum: number }>(
    `SELECT count(*) AS n, total(price) AS sum FROM bookings WHERE ${where}`,
  );
  await page.reload();
  await expect(cardValue(page, "Total Bookings")).toHaveText(String(row?.n));
  await expect(cardValue(page, "Expected Revenue")).toHaveText(usd(row?.sum ?? -1));
});

test("Export Report saves the whole selection as CSV", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/reports?status=confirmed");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Report" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  const [row] = await instance.sql<{ n: number }>(
    "SELECT count(*) AS n FROM bookings WHERE status = 'confirmed'",
  );
  expect(text.trimEnd().split("\r\n")).toHaveLength(Number(row?.n) + 1);
  await expect(toastOf(page, "Export Ready")).toBeVisible();
});

test("seats sold of those that were offered, who was turned away, and a file of the departures", async ({
  page,
  own,
}) => {
  const admin = await signedIn(own);
  const { item, number } = await newService(admin, "tour", { name: "Canopy walk" });
  await addRule(admin, "schedules", daily(item, { seats: 4 }));
  const walk = { item_id: number, departure_time: "07:30" };
  await bookWell(own, { ...walk, guests: 4 });
  await bookWell(own, { ...walk, guests: 2 });
  // the full one has left meanwhile
  await own.sql(`UPDATE bookings SET booking_date = date(${TODAY}, '-1 days'), status = 'completed'
    WHERE status = 'confirmed';
    UPDATE schedules SET created_at = datetime('now', '-2 days')`);
  await openOwnOffice(page, own, "/admin/reports?status=cancelled&range=7d");
  const services = page.getByRole("region", { name: "Seats Sold, by Service", exact: true });
  await expect(services.getByRole("row", { name: "Canopy walk" })).toHaveText("Canopy walk41233%");
  const days = page.getByRole("region", { name: "Seats Sold, by Weekday", exact: true });
  await expect(days.getByRole("cell", { name: "100%" })).toHaveCount(1);
  await expect(days.getByRole("cell", { name: "0%", exact: true })).toHaveCount(2);
  const away = page.getByRole("region", { name: "Turned Away", exact: true });
  await expect(away.getByRole("row", { name: "Departure full" })).toHaveText("Departure full121");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Seats" }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trimEnd().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines.filter((line) => line.endsWith('"07:30","4","4"'))).toHaveLength(1);
});

test("on paper there is the report and nothing to press", async ({ page, instance }) => {
  await openOffice(page, instance, "/admin/reports?status=confirmed");
  await expect(page.getByRole("img", { name: "Booking Trends" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("All time · Confirmed · All services")).toBeVisible();
  await expect(page.getByRole("button", { name: "Export Report" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeHidden();
  await expect(page.getByRole("combobox", { name: "Status" })).toBeHidden();
});

test("nothing yet, nothing that matches, and the first booking", async ({ page, own }) => {
  await openOwnOffice(page, own, "/admin/reports");
  await expect(page.getByRole("heading", { name: "No bookings yet" })).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Pending");
  await expect(page.getByText("No bookings match these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByRole("heading", { name: "No bookings yet" })).toBeVisible();

  // one booking: an axis is divided in whole bookings and whole dollars, each of which stands once
  await storeBookings(own, [{ price: 1.5 }]);
  await page.reload();
  for (const title of ["Booking Trends", "Revenue Trends"]) {
    const chart = page.getByRole("img", { name: title });
    await expect(chart).toBeVisible();
    // the axis is drawn after its chart
    await expect(async () => {
      const marks = await chart.locator(".recharts-yAxis-tick-labels text").allTextContents();
      expect(marks.length).toBeGreaterThan(1);
      expect(marks.filter((mark) => !/^\$?\d+$/.test(mark))).toEqual([]);
      expect(new Set(marks).size).toBe(marks.length);
    }).toPass();
  }
});

test("a figure of money opens just the bookings behind it, and the way back", async ({
  page,
  instance,
}) => {
  const item = "Crooked Tree by Canoe";
  const day = "2031-05-12";
  const [paid = ""] = await storeBookings(instance, [
    { price: 90.5, item, date: day, lastName: "Paidall" },
    { price: 60, item, date: day, lastName: "Owes" },
    { price: 70, item, date: day, lastName: "Calledoff", status: "cancelled" },
    { price: 80, item, date: "2031-06-01", lastName: "Later" },
  ]);
  await instance.sql(`INSERT INTO payments (id, booking, kind, cents, currency, usd_cents, method, made_by, taken_at)
    VALUES ('${paid.slice(1)}p', '${paid}', 'payment', 18100, 'BZD', 9050, 'cash', 'Maria', '2031-05-02 18:00:00.000Z')`);
  await openOffice(page, instance, "/admin/reports");
  await page.getByRole("button", { name: "Money by travel date" }).click();
  for (const [name, value] of [
    ["Until", "2031-05-31"],
    ["From", "2031-05-01"],
  ] as const) {
    // counted without leaving the field
    await page.getByLabel(name, { exact: true }).fill(value);
  }
  const row = (table: string, name: string) =>
    page.getByRole("region", { name: `${table}, table` }).getByRole("row", { name });
  await expect(row("Sold, by Service", item).getByRole("cell")).toHaveText([
    ...["$150.50", "$90.50", "$60.00"],
  ]);
  await expect(row("By Person", "Maria")).toContainText("1 payment");
  await expect(row("By Person", "Maria").getByRole("cell")).toHaveText([
    ...["$0.00", "BZ$181.00", "$90.50"],
  ]);
  const list = page.getByRole("region", { name: "Bookings", exact: true });

  const due = row("Sold, by Service", item).getByRole("link", { name: "$60.00" });
  await expect(due).toHaveAttribute("href", /2031-05-01\+2031-05-31/);
  await due.click();
  await expect(
    page.getByText(
      `Sold · Still due · ${item} · trips May 1, 2031 – May 31, 2031: $60.00, 1 booking.`,
    ),
  ).toBeVisible();
  await expect(list.getByText("Owes")).toBeVisible();
  await expect(list.getByText(/Paidall|Calledoff|Later/)).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the report" }).click();

  await row("By Person", "Maria").getByRole("link").click();
  await expect(page.getByText(/^Taken, May 1.* · Maria: \$90.50, 1 payment\./)).toBeVisible();
  await expect(list.getByText("Paidall")).toBeVisible();
  await expect(list.getByText(/Owes|Calledoff|Later/)).toHaveCount(0);
});

test("phone: the bookings are cards", async ({ page, instance }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openOffice(page, instance, "/admin/reports");
  await expect(page.getByRole("img", { name: "Top Services by Revenue" })).toBeVisible();
  const rows = page.getByRole("region", { name: "Bookings", exact: true }).getByRole("listitem");
  await expect(rows.first()).toContainText(/\d+ (person|people)/);
});

test.describe("with a clock of its own", () => {
  test.use({ inKeptContext: false });

  test("who follows a link at once is not called back by the day that was just typed", async ({
    page,
    instance,
  }) => {
    await storeBookings(instance, [{ price: 60, date: "2031-07-12" }]);
    await openOffice(page, instance, "/admin/reports?money=travel%202031-07-01%202031-07-31");
    const sold = page.getByRole("region", { name: "Sold, by Service, table" });
    await expect(sold.getByRole("link", { name: "$60.00" }).first()).toBeVisible();
    await page.clock.install();
    const slow: Route[] = [];
    await page.route("**/assets/BookingsPage-*.js", (route) => void slow.push(route));
    await page.getByLabel("From", { exact: true }).fill("2031-07-02");
    // by a reader's command, which takes the focus along only with the page
    await sold.getByRole("link").first().dispatchEvent("click");
    await expect.poll(() => slow.length).toBe(1);
    await page.clock.runFor(1000);
    await slow[0]?.continue();
    await expect(page.getByRole("link", { name: "Back to the report" })).toBeVisible();
  });
});
