import type { Page } from "@playwright/test";
import { toastOf } from "../../browser/support/office.ts";
import { newFamily } from "../../browser/support/office-bookings.ts";
import { bookWell, newId } from "../../server/support/bookings.ts";
import { expect, type Line, test } from "../support/fixtures.ts";
import { isOnDisk } from "../support/killable-browser.ts";
import { officeStorage, signInForTheField, strip } from "../support/office.ts";

/** Two bookings with a payment each, $40 in cash. @returns addresses of their receipts, by first name */
async function paidBookings(line: Line, family: string, names: readonly string[]) {
  const addresses: Record<string, string> = {};
  for (const name of names) {
    const [customer_first_name, payment] = [name, newId()];
    const about = { customer_first_name, customer_last_name: family };
    const booking = await bookWell(line.instance, about);
    await line.instance.sql(`INSERT INTO payments (id, booking, kind, cents, currency, usd_cents, method, taken_at)
      VALUES ('${payment}', '${booking}', 'payment', 4000, 'USD', 4000, 'cash', '2026-06-01 12:00:00.000Z')`);
    addresses[name] = `/admin/receipt?booking=${booking}&payment=${payment}`;
  }
  return addresses;
}

const give = (page: Page) => page.getByRole("button", { name: "Give Receipt" }).click();
const sheetOf = (page: Page) => page.getByRole("article", { name: /^Receipt / });
/** What the server has stored, in the order of its numbers. */
const stored = (line: Line, family: string) =>
  line.instance.sql<{ series: string; number: number }>(
    `SELECT series, number FROM receipts WHERE content ->> '$.guest' LIKE '%${family}' ORDER BY number`,
  );

test("receipts that are given without a line, in two tabs at once, are numbered 1 and 2, outlive the browser, and are sent once", async ({
  line,
  visitor,
}) => {
  const family = newFamily();
  const addresses = await paidBookings(line, family, ["Ana", "Ben"]);
  await signInForTheField(visitor.page, line);
  await line.down();
  const tabs = [visitor.page, await visitor.context.newPage()];
  const [first = "", second = ""] = Object.values(addresses);
  await Promise.all(tabs.map((page, at) => page.goto(at === 0 ? first : second)));
  await Promise.all(tabs.map(give));
  for (const page of tabs) await expect(sheetOf(page)).toContainText(/No\. [A-Z]{5}-000[12]/);
  await expect(tabs[0]?.getByText("Not sent yet") ?? strip(visitor.page)).toBeVisible();
  // a second press of one that was given gives no other
  const { acts = [] } = await officeStorage(visitor.page);
  expect(acts).toHaveLength(2);
  await isOnDisk(visitor.profile, "pocketbase_auth");
  await visitor.kill9();
  expect(await stored(line, family)).toEqual([]);

  await visitor.relaunch(() => line.up());
  await visitor.page.goto(first);
  await expect.poll(() => stored(line, family)).toHaveLength(2);
  const [one, two] = await stored(line, family);
  expect([one?.number, two?.number, two?.series]).toEqual([1, 2, one?.series]);
  await expect(visitor.page.getByText("Not sent yet")).toBeHidden();
  await expect(sheetOf(visitor.page)).toContainText(`Ana ${family}`);
});

test("a device that was copied is told, gives its receipt anew, and one whose payment never came is noted as not valid", async ({
  line,
  visitor: { page },
}) => {
  const family = newFamily();
  const addresses = await paidBookings(line, family, ["Cruz", "Dina"]);
  await signInForTheField(page, line);
  await line.down();
  for (const address of Object.values(addresses)) {
    await page.goto(address);
    await give(page);
    await expect(sheetOf(page)).toContainText(/No\. /);
    await page.getByRole("button", { name: "Send by Mail" }).click();
    await expect(toastOf(page, "Receipt on Its Way")).toBeVisible();
  }
  // the copy has given the first number meanwhile, and somebody else has given the second payment a receipt
  const { acts = [] } = await officeStorage(page);
  const given = acts.filter(({ isMailed }) => !isMailed);
  const [cruz, dina] = given.map(({ receipt }) => receipt as { series: string; payment: string });
  const content = `json_object('kind', 'payment', 'cents', 4000, 'currency', 'USD', 'method', 'cash')`;
  await line.instance.sql(`INSERT INTO receipts (id, booking, payment, series, number, content)
      SELECT 'copiednumber001', 'x', '', '${cruz?.series}', 1, '{}' UNION ALL
      SELECT 'anotherdevice01', booking, id, 'CDFHJ', 1, ${content} FROM payments WHERE id = '${dina?.payment}'`);
  await line.up();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await strip(page).getByRole("button").first().click();
  const dialog = page.getByRole("dialog", { name: "Changes on This Device" });
  await expect(dialog.getByText("Another device has given this number already")).toBeVisible();
  await expect(dialog.getByText("This payment has a receipt already")).toBeVisible();
  await dialog.getByRole("button", { name: "Give It Anew" }).click();
  await dialog.getByRole("button", { name: "Note It as Not Valid" }).click();
  await expect(dialog.getByText("Everything has been sent")).toBeVisible();
  const rows = await line.instance.sql<Record<string, string | number>>(
    `SELECT payment, series, number, content ->> '$.replaces' AS replaces FROM receipts
     WHERE content ->> '$.guest' LIKE '%${family}' ORDER BY replaces`,
  );
  expect(rows).toEqual([
    { payment: "", series: cruz?.series, number: 2, replaces: "" },
    {
      payment: cruz?.payment,
      series: expect.not.stringMatching(String(cruz?.series)),
      number: 1,
      replaces: `${cruz?.series}-0001`,
    },
  ]);
  // the mail goes with what holds, and with nothing else
  const mails = await line.instance.sql(
    `SELECT r.payment FROM mails AS m JOIN receipts AS r ON r.id = m.text WHERE m.kind = 'receipt'
     AND r.content ->> '$.guest' LIKE '%${family}'`,
  );
  expect(mails).toEqual([{ payment: cruz?.payment }]);
});
