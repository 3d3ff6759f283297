import type { Page } from "@playwright/test";
import { signedIn } from "../../server/support/admin.ts";
import { bookWell, inDays } from "../../server/support/bookings.ts";
import { act, addRule, daily, newService } from "../../server/support/departures.ts";
import { expect } from "../support/fixtures.ts";
import { bookingsAreKept, openOffice, toastOf, toastsStay } from "../support/office.ts";
import { newFamily, referenceOf } from "../support/office-bookings.ts";
import { withOwnInstance } from "../support/own-instance.ts";

const test = withOwnInstance();
const DAY = inDays(9);

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
/** What the page, or a form, says of a day of the next weeks. */
const day = (within: Pick<Page, "getByRole">, date: string) =>
  within
    .getByRole("list", { name: /^The next four weeks/ })
    .locator(`li:has(> p time[datetime="${date}"])`);
test.use({ viewport: { width: 360, height: 780 } });

test("a schedule is made on a phone: what is wrong, what comes of it, what is sold, whom a closed day hits", async ({
  page,
  instance,
}) => {
  await openOffice(page, instance, "/admin/services");
  await page.getByRole("link", { name: "Departures of Xunantunich & Cave Tubing" }).click();
  await expect(page.getByText("No schedule: guests choose any day")).toBeVisible();
  // by keyboard alone
  await page.getByRole("button", { name: "New Schedule" }).press("Enter");
  const form = dialog(page, "New Schedule");
  await form.getByLabel("Seats of each departure").fill("0");
  await form.getByLabel("Fewest guests to run").press("Enter");
  await expect(form.getByText("A time like 06:15 is expected")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Time 1" })).toBeFocused();
  await form.getByRole("textbox", { name: "Time 1" }).fill("07:00");
  await form.getByLabel("First day").fill(inDays(60));
  await form.getByLabel("Last day").fill(inDays(30));
  await form.getByLabel("Last day").press("Enter");
  await expect(form.getByLabel("Seats of each departure")).toHaveAccessibleDescription(
    "From 1 to 500",
  );
  await expect(form.getByLabel("Last day")).toHaveAccessibleDescription(
    "The last day is before the first",
  );
  await form.getByLabel("First day").fill("");
  await form.getByLabel("Last day").fill("");
  await form.getByLabel("Seats of each departure").fill("10000");
  await form.getByRole("button", { name: "Save Schedule" }).click();
  await expect(form.getByLabel("Seats of each departure")).toBeFocused();
  await form.getByLabel("Seats of each departure").fill("12");
  await expect(form.getByText("28 departures, 336 seats")).toBeVisible();
  await form.getByText("The next four weeks").click();
  await expect(day(form, DAY)).toContainText("07:00 0 of 12");
  await form.getByRole("button", { name: "Save Schedule" }).click();
  await expect(toastOf(page, "Saved")).toContainText("07:00");
  await expect.poll(() => instance.sql("SELECT seats FROM schedules")).toEqual([{ seats: 12 }]);

  // two that say the same
  await page.getByRole("button", { name: "New Schedule" }).click();
  await form.getByRole("textbox", { name: "Time 1" }).fill("07:00");
  await form.getByLabel("Seats of each departure").fill("5");
  await form.getByRole("button", { name: "Save Schedule" }).click();
  await expect(form.getByText("Another schedule of this service leaves")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard Changes" }).click();
  await expect(form).toBeHidden();

  const family = newFamily();
  const id = await bookWell(instance, {
    ...{ customer_last_name: family, booking_date: DAY, departure_time: "07:00" },
  });
  await bookingsAreKept(page);
  await expect(day(page, DAY)).toContainText("3 of 12");

  // whom a closed day hits is said before it is saved
  await page.getByRole("button", { name: "New Exception" }).click();
  const closing = dialog(page, "New Exception");
  await expect(closing.getByLabel("Of what")).toHaveValue("tour/1");
  await closing.getByLabel("First day").fill(DAY);
  await closing.getByLabel("Reason, which guests read").fill("River too high");
  await closing.getByLabel("The same in Español").fill("El río está muy alto");
  const warning = closing.getByRole("status").filter({ hasText: "It stays confirmed" });
  await expect(warning).toContainText("1 confirmed booking (3 guests) then has no departure");
  await expect(warning).toContainText(family);
  await expect(
    warning.getByRole("link", { name: `${referenceOf(id)}, in a new tab` }),
  ).toHaveAttribute("href", `/admin/bookings?dialog=view&id=${id}`);
  await toastsStay(page);
  await closing.getByRole("button", { name: "Save All the Same" }).click();
  await expect(toastOf(page, "Saved")).toContainText("River too high");
  await expect(day(page, DAY)).toContainText("Closed · River too high · 3 guests");
  const closed = "SELECT scope, reason, texts FROM exceptions";
  await expect
    .poll(() => instance.sql(closed))
    .toMatchObject([
      {
        ...{ scope: "tour/1", reason: "River too high" },
        texts: '{"es":{"reason":"El río está muy alto"}}',
      },
    ]);
  const [booking] = await instance.sql(`SELECT status FROM bookings WHERE id = '${id}'`);
  expect(booking).toEqual({ status: "confirmed" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(day(page, DAY)).toContainText("3 of 12");
  await expect.poll(() => instance.sql(closed)).toEqual([]);
});

test("who and what there is: kept without a connection and sent later; who goes along stays", async ({
  page,
  context,
  instance,
}) => {
  await openOffice(page, instance, "/admin/services/departures");
  const staff = page.getByRole("list", { name: "Guides, drivers, vehicles and boats" });
  const add = page.getByRole("button", { name: "New Guide or Vehicle" });
  const form = dialog(page, "New Guide or Vehicle");
  await add.click();
  await form.getByLabel("Vehicle").check();
  await form.getByLabel("Name").fill("White Hiace");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form.getByLabel("Seats for guests")).toHaveAccessibleDescription("From 1 to 500");
  await form.getByLabel("Seats for guests").fill("12");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(staff).toContainText("White Hiace");
  await expect.poll(() => instance.sql("SELECT name FROM resources")).toHaveLength(1);

  await context.setOffline(true);
  await add.click();
  await form.getByLabel("Name").fill("Marvin");
  await form.getByLabel("Languages").fill("English, Kriol");
  await form.getByRole("button", { name: "Add Days Off" }).click();
  await form.getByLabel("Days off 1: first day").fill(DAY);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toastOf(page, "Saved on This Device")).toContainText("Marvin");
  const marvin = staff.getByRole("listitem").filter({ hasText: "Marvin" });
  await expect(marvin).toContainText("waiting");
  await expect(marvin).toContainText("English, Kriol");
  await context.setOffline(false);
  await expect(marvin).not.toContainText("waiting");
  const away = "SELECT r.name, a.first FROM resources r JOIN absences a ON a.resource = r.id";
  expect(await instance.sql(away)).toEqual([{ name: "Marvin", first: DAY }]);

  await instance.sql(
    `INSERT INTO assignments (id, item, day, time, resource, created_at, updated_at)
     SELECT 'assigned0000001', 'tour/1', '${inDays(12)}', '07:00', id, created_at, updated_at
     FROM resources WHERE name = 'Marvin'`,
  );
  await page.getByRole("button", { name: "Delete Marvin" }).click();
  const question = dialog(page, "Delete Marvin?");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question.getByText("Goes along with 1 departure to come.")).toBeVisible();
});

test("what was just stored stands, and is changed at once, though an older answer comes after it", async ({
  page,
  instance,
}) => {
  const admin = await signedIn(instance);
  await openOffice(page, instance, "/admin/services/departures");
  await bookingsAreKept(page);
  const { item } = await newService(admin, "tour");
  await addRule(admin, "schedules", daily(item));
  let held: (() => Promise<void>) | null = null;
  await page.route("**/api/office/departure-rules", async (route) => {
    if (held || route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    held = () => route.fulfill({ response });
  });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => held !== null).toBe(true);

  await page.getByRole("button", { name: "New Guide or Vehicle" }).click();
  const made = dialog(page, "New Guide or Vehicle");
  await made.getByLabel("Name").fill("Rosa");
  await made.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toastOf(page, "Saved")).toContainText("Rosa");
  const again = page.waitForResponse(/departure-rules$/);
  await (held as (() => Promise<void>) | null)?.();
  await again;
  await page.getByRole("button", { name: "Edit Rosa" }).click();
  const form = dialog(page, "Edit Guide or Vehicle");
  await form.getByLabel("Languages").fill("Kriol");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  const languages = () => instance.sql("SELECT languages FROM resources WHERE name = 'Rosa'");
  await expect.poll(languages).toEqual([{ languages: '["Kriol"]' }]);
  await expect(page.getByRole("button", { name: /needs? your attention/ })).toHaveCount(0);
});

test("two offices that edit one schedule: other fields stand together, the same one is asked about", async ({
  page,
  instance,
}) => {
  const admin = await signedIn(instance);
  const { item } = await newService(admin, "tour");
  const id = await addRule(admin, "schedules", daily(item));
  /** Another office has changed it, on what stands now. */
  const elsewhere = async (changes: Readonly<Record<string, unknown>>) => {
    const [row] = await instance.sql<{ version: string }>(
      `SELECT updated_at AS version FROM schedules WHERE id = '${id}'`,
    );
    const fields = daily(item, changes);
    const answer = await act(admin, { table: "schedules", id, version: row?.version, fields });
    expect(answer.status, answer.text).toBe(200);
  };
  const seats = () =>
    instance.sql(`SELECT seats, least_guests AS least FROM schedules WHERE id = '${id}'`);

  await openOffice(page, instance, `/admin/services/departures?item=${item}`);
  const edit = page.getByRole("button", { name: "Edit Every day: 07:30" });
  const form = dialog(page, "Edit Schedule");
  await edit.click();
  await form.getByLabel("Fewest guests to run").fill("2");
  await elsewhere({ seats: 9 });
  // it is known here by the time of saving: that alone makes nobody's change one that was made on it
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("9 seats").first()).toBeVisible();
  await form.getByRole("button", { name: "Save Schedule" }).click();
  await expect.poll(seats).toEqual([{ seats: 9, least: 2 }]);
  await expect(page.getByText("9 seats · runs with 2 or more")).toBeVisible();

  await edit.click();
  await form.getByLabel("Seats of each departure").fill("7");
  await elsewhere({ seats: 4, leastGuests: 2 });
  await form.getByRole("button", { name: "Save Schedule" }).click();
  await expect(toastOf(page, "Not Saved")).toBeVisible();
  await page.getByRole("button", { name: "1 needs your attention" }).click();
  await page.getByRole("button", { name: "Keep Mine" }).click();
  await expect.poll(seats).toEqual([{ seats: 7, least: 2 }]);
});
