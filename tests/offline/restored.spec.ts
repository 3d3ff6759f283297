import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../../src/host/system/root.mjs";
import { confirmBooking } from "../browser/support/fixtures.ts";
import { bookingsAreKept, logIn } from "../browser/support/office.ts";
import { newFamily } from "../browser/support/office-bookings.ts";
import { signedIn } from "../server/support/admin.ts";
import { bookWell, inDays } from "../server/support/bookings.ts";
import { CONFIRMED, fillForm, heading } from "./support/booking-page.ts";
import { outboxOf } from "./support/browser-storage.ts";
import { commandFor } from "./support/commands.ts";
import { DEVICE } from "./support/device-bundle.ts";
import { always, BOOKINGS, cut } from "./support/faults.ts";
import { expect, type Line, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";
import { launchBrowser } from "./support/killable-browser.ts";
import { cardOf, signInForTheField } from "./support/office.ts";
import { appIsKept, letNobodyWakeWorker, workerControl } from "./support/workers.ts";

const run = promisify(execFile);
const npm = async (line: Line, command: "backup" | "restore", ...args: string[]) =>
  (
    await run(process.execPath, [join(ROOT, "scripts/host.mjs"), command, ...args], {
      env: { ...process.env, DATA_DIR: line.instance.dataDir },
    })
  ).stdout;
const columnOf = async (line: Line, id: string, column: string) =>
  (
    await line.instance.sql<Record<string, string>>(`SELECT * FROM bookings WHERE id = '${id}'`)
  )[0]?.[column];

test.describe.configure({ timeout: 300_000 });

/** The state that all of a restore's devices have seen more than. */
const backUp = async (line: Line) => (await npm(line, "backup")).trim().split("\n").at(-1) ?? "";

async function restore(line: Line, archive: string): Promise<void> {
  await line.instance.server.stop();
  await npm(line, "restore", archive);
  await line.instance.restart();
}

test("a restore of an older backup: two phones bring back what it does not have, by page and by worker", async ({
  line,
  visitor,
}, { outputDir }) => {
  const older = await backUp(line);
  // one books and completes by the page, the other by the app behind it
  const email = "brought-back@guest.example";
  const phone = visitor.page;
  await fillForm(phone, email, { address: "/booking/transfer/2" });
  await confirmBooking(phone);
  await expect(heading(phone)).toHaveText(CONFIRMED);
  const form = phone.getByRole("form", { name: "Complete your booking" });
  if (!(await form.isVisible())) await phone.getByText("Complete your booking").click();
  await phone.getByRole("combobox", { name: "Pick-up place" }).fill("Hotel Mopan");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(phone.getByText("We have it. Thank you!")).toBeVisible();
  const [{ id } = { id: "" }] = await storedFor(line, email);

  const behind = "by-worker@guest.example";
  const second = await launchBrowser({ profile: join(outputDir, "second"), baseURL: line.url });
  const { page } = second;
  await letNobodyWakeWorker(page);
  await page.goto("/");
  await appIsKept(page);
  await page.goto(DEVICE);
  await page.evaluate((command) => device.save(command), commandFor(behind));
  await page.evaluate(() => device.drain(true));
  expect(await outboxOf(page)).toMatchObject([{ state: "sent" }]);

  await restore(line, older);
  expect(await storedFor(line, email)).toEqual([]);

  // any page of the first one's
  await visitor.relaunch();
  await visitor.page.goto("/about");
  await expect.poll(() => columnOf(line, id, "pickup_place")).toBe("Hotel Mopan");
  expect(await storedFor(line, email)).toMatchObject([{ id, status: "confirmed" }]);

  // the worker hears of it by the answer to what has waited
  line.setRule(always(BOOKINGS, cut));
  await page.evaluate((command) => device.save(command), commandFor("next@guest.example"));
  const worker = await workerControl(page);
  line.setRule(() => undefined);
  await worker.wake();
  const back = () => storedFor(line, behind);
  await expect.poll(back).toMatchObject([{ status: "confirmed", mails: 0 }]);
  expect(await storedFor(line, "next@guest.example")).toMatchObject([{ mails: 2 }]);
  await second.close();
});

test("and a tablet what was done in the office, once somebody has signed in on it again", async ({
  line,
  page,
}) => {
  const { instance } = line;
  const family = newFamily();
  const id = await bookWell(instance, { customer_first_name: "Ana", customer_last_name: family });
  const ben = await bookWell(instance, { customer_first_name: "Ben", customer_last_name: family });
  await instance.sql(
    `UPDATE bookings SET booking_date = '${inDays(0)}' WHERE id IN ('${id}', '${ben}')`,
  );
  const older = await backUp(line);
  const admin = await signedIn(instance);
  await admin.patch(`/api/collections/bookings/records/${ben}`, { pickup_notes: "At the lodge" });
  await signInForTheField(page, line);
  await expect(cardOf(page, `Ben ${family}`)).toContainText("At the lodge");
  await cardOf(page, `Ana ${family}`).getByRole("button", { name: "Check In" }).click();
  await expect.poll(() => columnOf(line, id, "attendance")).toBe("arrived");

  await restore(line, older);
  expect(await columnOf(line, id, "attendance")).toBe("");
  await page.goto("/admin/login?next=%2Fadmin%2Ftoday");
  await logIn(page, "admin", instance.adminPassword);
  await bookingsAreKept(page);
  await expect.poll(() => columnOf(line, id, "attendance")).toBe("arrived");
  // what nobody brings back is not shown as if the server had it
  await expect(cardOf(page, `Ben ${family}`)).toBeVisible();
  await expect(cardOf(page, `Ben ${family}`)).not.toContainText("At the lodge");
});
