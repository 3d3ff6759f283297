import type { Page } from "@playwright/test";
import { bookingsAreKept, toastOf } from "../../browser/support/office.ts";
import { newFamily } from "../../browser/support/office-bookings.ts";
import { signIn } from "../../server/support/admin.ts";
import { bookWell, inDays, newId } from "../../server/support/bookings.ts";
import { officeOf } from "../../server/support/office.ts";
import { pay } from "../../server/support/payments.ts";
import { cut } from "../support/faults.ts";
import { expect, test } from "../support/fixtures.ts";
import { isOnDisk } from "../support/killable-browser.ts";
import { cardOf, officeStorage, signInForTheField, strip } from "../support/office.ts";

const countIn = (page: Page, way: string, amount: string) =>
  page.getByRole("textbox", { name: `Counted: ${way}` }).fill(amount);

test("one's own takings are counted without a server, outlive a restart, and arrive once", async ({
  line,
  visitor,
}) => {
  const family = newFamily();
  const id = await bookWell(line.instance, {
    customer_first_name: "Ana",
    customer_last_name: family,
  });
  await line.instance.sql(`UPDATE bookings SET booking_date = '${inDays(0)}' WHERE id = '${id}'`);
  // whose drawer no other test puts anything into
  const account = { identity: "carla", password: line.instance.adminPassword };
  await line.instance.sql(`INSERT INTO admins (id, username, password, tokenKey)
    SELECT 'carlasaccount01', 'carla', password, 'k' || hex(randomblob(25)) FROM admins WHERE username = 'admin'`);
  const { body } = await signIn(line.instance, account);
  await pay(officeOf(line.instance, String(body.token)), id, { cents: 10_000 });
  await signInForTheField(visitor.page, line, { username: "carla" });
  await bookingsAreKept(visitor.page);
  await line.instance.kill9();

  let { page } = visitor;
  await page.reload();
  await cardOf(page, `Ana ${family}`)
    .getByRole("button", { name: `Ana ${family} #` })
    .click();
  const payment = page.getByRole("form", { name: "Payment" });
  await payment.getByLabel("Paid in").selectOption("BZD");
  await payment.getByLabel("Amount in").fill("400");
  await payment.getByRole("button", { name: "Record Payment" }).click();
  await expect(strip(page)).toContainText("1 change waiting");

  await page.goto("/admin/cash-up");
  await expect(page.getByText("Should be there: 400.00 BZD")).toBeVisible();
  await expect(page.getByText(`Ana ${family}`)).toHaveCount(2);
  await countIn(page, "US dollars, cash", "95");
  await countIn(page, "Belize dollars, cash", "400");
  await expect(page.getByText("5.00 USD missing")).toBeVisible();
  await page.getByRole("button", { name: "Sign Off" }).click();
  await expect(page.getByText("Please say why")).toBeVisible();
  await page.getByLabel("Note").fill("A torn note");
  await page.getByRole("button", { name: "Sign It Off All the Same" }).click();
  await expect(toastOf(page, "Saved on This Device")).toBeVisible();
  await expect(page.getByText("A torn note")).toBeVisible();
  await expect(strip(page)).toContainText("2 changes waiting");

  await isOnDisk(visitor.profile, "officeKept");
  await visitor.kill9();
  await visitor.relaunch();
  page = visitor.page;
  await page.goto("/admin/cash-up");
  await expect(strip(page)).toContainText("2 changes waiting");
  await expect(page.getByRole("heading", { name: "Nothing to count" })).toBeVisible();
  await expect(page.getByText("5.00 USD missing")).toBeVisible();

  // the payment's first attempt fails, and the cash-up waits for it; the answer to the cash-up's is lost
  const tried = { payments: 0, "cash-ups": 0 };
  line.setRule(({ method, path }) => {
    const name = method === "POST" && path.split("/").at(-1);
    if (name !== "payments" && name !== "cash-ups") return undefined;
    tried[name] += 1;
    if (tried[name] > 1) return undefined;
    return async (exchange) => {
      if (name === "cash-ups") await exchange.forward().catch(() => {});
      exchange.cut();
    };
  });
  await line.instance.restart();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(strip(page)).toHaveText("");
  expect((await officeStorage(page)).acts).toEqual([]);
  expect(tried).toEqual({ payments: 2, "cash-ups": 2 });
  const stored = await line.instance.sql<{ id: string; counts: string }>(
    "SELECT * FROM cash_ups WHERE taken_by = 'carlasaccount01'",
  );
  expect(stored).toMatchObject([{ made_by: "carla", name: "carla", note: "A torn note" }]);
  const [{ id: cashUp = "", counts = "" } = {}] = stored;
  expect(JSON.parse(counts)).toEqual([
    { currency: "USD", method: "cash", expected: 10_000, counted: 9_500 },
    { currency: "BZD", method: "cash", expected: 40_000, counted: 40_000 },
  ]);
  expect(
    await line.instance.sql(
      `SELECT cents, cash_up FROM payments WHERE booking = '${id}' ORDER BY rowid`,
    ),
  ).toEqual([
    { cents: 10_000, cash_up: cashUp },
    { cents: 40_000, cash_up: cashUp },
  ]);
  // it is told as the server has it, and stands there once
  await expect(page.getByRole("link", { name: "signed off by carla" })).toHaveCount(1);
  await expect(page.getByText("waiting", { exact: true })).toHaveCount(0);
});

test("what others put right in one's takings counts, also where a payment was recorded since", async ({
  line,
  page,
}) => {
  const family = newFamily();
  const id = await bookWell(line.instance, {
    customer_first_name: "Dora",
    customer_last_name: family,
  });
  await line.instance.sql(`UPDATE bookings SET booking_date = '${inDays(0)}' WHERE id = '${id}'`);
  const { adminPassword: password } = line.instance;
  await line.instance.sql(`INSERT INTO admins (id, username, password, tokenKey)
    SELECT 'doras0account01', 'dora', password, 'k' || hex(randomblob(25)) FROM admins WHERE username = 'admin'`);
  const { body } = await signIn(line.instance, { identity: "dora", password });
  const wrong = newId();
  await pay(officeOf(line.instance, String(body.token)), id, { id: wrong, cents: 50_000 });
  await signInForTheField(page, line, { username: "dora" });
  await bookingsAreKept(page);

  // the device hears nothing of the correction before it sends what it has taken itself
  line.setRule(({ path }) => (path.startsWith("/api/office/field") ? cut : undefined));
  const admin = (await signIn(line.instance, { identity: "admin", password })).body;
  const again = { kind: "payment", cents: 5_000, currency: "USD", method: "cash" };
  const instead = { id: newId(), ...again };
  const correction = { kind: "correction", corrects: wrong, instead, note: "50, not 500" };
  const corrected = await pay(officeOf(line.instance, String(admin.token)), id, correction);
  expect(corrected.status, corrected.text).toBe(200);
  await cardOf(page, `Dora ${family}`)
    .getByRole("button", { name: `Dora ${family} #` })
    .click();
  const payment = page.getByRole("form", { name: "Payment" });
  await payment.getByLabel("Amount in").fill("30");
  await payment.getByRole("button", { name: "Record Payment" }).click();
  const count = () =>
    line.instance.sql(`SELECT count(*) AS n FROM payments WHERE booking = '${id}'`);
  await expect.poll(count).toEqual([{ n: 4 }]);

  line.setRule(() => undefined);
  await page.goto("/admin/cash-up");
  await expect(page.getByText("Should be there: 80.00 USD")).toBeVisible();
});
