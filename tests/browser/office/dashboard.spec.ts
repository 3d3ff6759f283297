import type { Route } from "@playwright/test";
import { bookWell, inDays } from "../../server/support/bookings.ts";
import type { Instance } from "../../server/support/instance.ts";
import { cardValue, openOwnOffice, storeBookings, usd } from "../support/figures.ts";
import { expect, test } from "../support/fixtures.ts";
import { bookingsAreKept, OFFICE_SCREEN, openOffice, toastOf } from "../support/office.ts";
import { newFamily } from "../support/office-bookings.ts";

const CALL = "**/api/office/dashboard?*";
const NEWEST = "**/api/office/bookings?sort=-created_at&perPage=5";
const RECENT = { name: "Recent Bookings" };

/** The figures by the specification's words (§9), from the table itself. */
async function figures(instance: Instance, where: string) {
  const [row] = await instance.sql<Record<"revenue" | "n" | "customers" | "pending", number>>(`
    SELECT total(CASE WHEN status <> 'cancelled' AND price > 0 THEN price END) AS revenue,
           count(*) AS n, count(DISTINCT nullif(lower(customer_email), '')) AS customers,
           total(status IN ('confirmed', 'pending')) AS pending
    FROM bookings WHERE ${where}`);
  if (!row) throw new Error("no figures");
  return row;
}

/** Bookings of all kinds and ages, so that every filter leaves something out. */
function storeMixture(instance: Instance) {
  const family = newFamily();
  const email = `${family}@example.com`;
  return storeBookings(instance, [
    { price: 100.5, daysAgo: 1, email },
    { price: 200, daysAgo: 5, email: email.toUpperCase(), status: "completed" },
    { price: 400, daysAgo: 20, status: "cancelled" },
    { price: 0, daysAgo: 20, status: "pending" },
    { price: 800, daysAgo: 60, type: "transfer", item: "Airport to Hopkins" },
    { price: 1600, daysAgo: 200, type: "transfer", item: "Airport to Hopkins" },
    { price: 3200, daysAgo: 500, status: "completed" },
  ]);
}

test.use({ viewport: OFFICE_SCREEN, inKeptContext: true });

test("the cards have the server's figures for range, status and type, and the address keeps them", async ({
  page,
  instance,
}) => {
  await storeMixture(instance);
  await openOffice(page, instance, "/admin/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Admin!");
  const expectFigures = async (where: string) => {
    const { revenue, n, customers, pending } = await figures(instance, where);
    await expect(cardValue(page, "Expected Revenue")).toHaveText(usd(revenue));
    await expect(cardValue(page, "Total Bookings")).toHaveText(String(n));
    await expect(cardValue(page, "Unique Customers")).toHaveText(String(customers));
    await expect(cardValue(page, "Pending Actions")).toHaveText(String(pending));
  };
  await expectFigures("date(created_at, '-6 hours') >= date('now', '-6 hours', '-29 days')");
  const chosen: string[] = [];
  for (const [label, option, condition] of [
    ["Time range", "All time", "true"],
    ["Status", "Confirmed", "status = 'confirmed'"],
    ["Service type", "Transfers", "type = 'transfer'"],
  ] as const) {
    await page.getByRole("combobox", { name: label }).selectOption(option);
    chosen.push(condition);
    await expectFigures(chosen.join(" AND "));
  }
  await expect(page).toHaveURL(/\?range=all&status=confirmed&type=transfer$/);
  await page.reload();
  await expectFigures(chosen.join(" AND "));
});

test("the five newest bookings ignore the filters, and Refresh Data brings the next", async ({
  page,
  instance,
}) => {
  const family = newFamily();
  await bookWell(instance, { customer_first_name: "Alma", customer_last_name: family });
  await openOffice(page, instance, "/admin/dashboard?status=cancelled&type=transfer");
  const recent = page.getByRole("region", RECENT);
  await expect(recent.getByRole("row").nth(1)).toContainText(`Alma ${family}`);
  const id = await bookWell(instance, {
    customer_first_name: "Berta",
    customer_last_name: family,
  });
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect(recent.getByRole("row").nth(1)).toContainText(`Berta ${family}`);
  await expect(recent.getByRole("row").nth(1)).toContainText("Confirmed");
  const newest = await instance.sql<{ id: string }>(
    "SELECT id FROM bookings ORDER BY created_at DESC, rowid DESC LIMIT 5",
  );
  await expect(recent.getByRole("rowheader")).toHaveText(
    newest.map((row) => `#${row.id.slice(0, 8).toUpperCase()}`),
  );
  await recent.getByRole("link", { name: `#${id.slice(0, 8).toUpperCase()}` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/bookings\\?.*id=${id}`));
});

test("System Activity counts what wants the operator and leads there", async ({
  page,
  instance,
}) => {
  await bookWell(instance, { price: 500 });
  await bookWell(instance, {
    booking_date: inDays(-2),
    made_at: new Date(Date.now() - 5 * 86_400_000).toISOString(),
  });
  const failed = await bookWell(instance);
  await instance.sql(`UPDATE mails SET state = 'failed' WHERE booking = '${failed}'`);
  const count = async (query: string) =>
    Number((await instance.sql<{ n: number }>(`SELECT count(*) AS n ${query}`))[0]?.n);
  const late = await count("FROM bookings WHERE status='pending' AND pending_reason='late'");
  const mails = await count("FROM mails WHERE state = 'failed' AND booking <> ''");

  await openOffice(page, instance, "/admin/dashboard");
  const activity = page.getByRole("region", { name: "System Activity" });
  await expect(activity).toContainText(new RegExp(`${mails} mails? w(as|ere) given up`));
  await expect(activity).toContainText(
    new RegExp(`${late} bookings? reached us after the date had passed`),
  );
  await expect(activity).toContainText("came at another price than ours");
  await expect(activity).toContainText(/Version\s*1\.0\.0/);
  await expect(activity).toContainText("Last backup");
  await expect(activity).toContainText(/Free disk space\s*[\d.]+ [GM]B/);
  await activity.getByRole("link", { name: "Decide" }).first().click();
  await expect(page).toHaveURL(/\/admin\/bookings\?.*view=decision/);
  await page.goBack();
  await activity.getByRole("link", { name: "Send again" }).click();
  const reference = `#${failed.slice(0, 8).toUpperCase()}`;
  await expect(
    page.getByRole("button", { name: `Actions for booking ${reference}` }),
  ).toBeVisible();
  const bookings = await count(
    "FROM (SELECT DISTINCT booking FROM mails WHERE state = 'failed' AND booking <> '')",
  );
  await expect(page.getByRole("button", { name: /^Actions for booking/ })).toHaveCount(bookings);
  await page.goto("/admin/dashboard");
  await activity.getByRole("link", { name: "Replace or hide them" }).click();
  await expect(page).toHaveURL(/\/admin\/settings#site-content$/);
  await expect(page.getByRole("heading", { name: "Site Content" })).toBeInViewport();
});

test("where figures or bookings fail, the rest stands and they are asked for again", async ({
  page,
  instance,
}) => {
  await openOffice(page, instance, "/admin/dashboard");
  await expect(cardValue(page, "Total Bookings")).toHaveText(/\d/);
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect(page.getByText("The figures could not be loaded.")).toBeVisible();
  const recent = page.getByRole("region", RECENT);
  await expect(recent.getByRole("link", { name: /^#/ }).first()).toBeVisible();
  await page.unroute(CALL);
  await page.route(NEWEST, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect(recent).toContainText("The recent bookings could not be loaded.");
  await expect(cardValue(page, "Total Bookings")).toHaveText(/\d/);
  await page.unroute(NEWEST);
  await recent.getByRole("button", { name: "Try Again" }).click();
  await expect(recent.getByRole("link", { name: /^#/ }).first()).toBeVisible();
});

test("Refresh Data that fails says so, though the page has asked again by itself meanwhile", async ({
  page,
  instance,
}) => {
  await openOffice(page, instance, "/admin/dashboard");
  await expect(cardValue(page, "Total Bookings")).toHaveText(/\d/);
  const calls: Route[] = [];
  await page.route(CALL, (route) => void calls.push(route));
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  const before = calls.length;
  // as when the server can be asked again after a while (src/ui/office/answers/reached.ts)
  await page.evaluate(() => dispatchEvent(new Event("office-reached")));
  await expect.poll(() => calls.length).toBeGreaterThan(before);
  // a booking of another test has it asked once more, at any time
  const fail = (route: Route) =>
    route.fulfill({ status: 500, json: { status: 500, message: "", data: {} } });
  await page.route(CALL, fail);
  for (const call of calls) await fail(call);
  await expect(toastOf(page, "Error Fetching Data")).toBeVisible();
});

test("a new booking comes by itself and is counted in the title until it is looked at", async ({
  page,
  instance,
}) => {
  const family = newFamily();
  const hasAsked = page.waitForResponse((answer) => answer.url().includes("&since="));
  await openOffice(page, instance, "/admin/dashboard?range=all");
  const total = cardValue(page, "Total Bookings");
  await expect(total).toHaveText(/\d/);
  await hasAsked;
  const before = Number(((await total.textContent()) ?? "").replaceAll(",", ""));
  await bookWell(instance, { customer_first_name: "Live", customer_last_name: family });
  const first = page.getByRole("region", RECENT).getByRole("row").nth(1);
  // asked for every five seconds; who comes back to the tab would have looked at it
  await expect(first).toContainText(`Live ${family}`);
  await expect(total).toHaveText((before + 1).toLocaleString("en-US"));
  await expect(page.getByRole("status", { name: "News" })).toContainText(`Live ${family}`);
  // nobody is at the page yet
  await expect(page).toHaveTitle("(1) Dashboard | Cayo Wayfarers");
  await page.mouse.move(200, 200);
  await expect(page).toHaveTitle("Dashboard | Cayo Wayfarers");

  // on pages that do not show it the title goes on saying so, in a tab behind others too
  await page.goto("/admin/settings");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  });
  await bookWell(instance, { customer_first_name: "Later", customer_last_name: family });
  await bookingsAreKept(page);
  await expect(page).toHaveTitle("(1) Settings | Cayo Wayfarers");
  await page.mouse.move(300, 300);
  await page.reload();
  await expect(page).toHaveTitle("(1) Settings | Cayo Wayfarers");
  await page.getByRole("link", { name: "Bookings", exact: true }).click();
  await expect(page.getByText(`Later ${family}`)).toBeVisible();
  await expect(page).toHaveTitle("Manage Bookings | Cayo Wayfarers");
});

test("no bookings yet", async ({ page, own }) => {
  await openOwnOffice(page, own, "/admin/dashboard");
  await expect(page.getByRole("heading", { name: "No bookings yet" })).toBeVisible();
  await expect(cardValue(page, "Expected Revenue")).toHaveText("$0.00");
});

test("phone: the newest bookings are a list", async ({ page, instance }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await bookWell(instance);
  await openOffice(page, instance, "/admin/dashboard");
  await expect(page.getByRole("region", RECENT).getByRole("listitem").first()).toBeVisible();
});
