import { calendarStock } from "../../browser/support/calendar-stock.ts";
import { toastOf, toastsStay } from "../../browser/support/office.ts";
import { inDays } from "../../server/support/bookings.ts";
import { addRule } from "../../server/support/departures.ts";
import { lineIsBack } from "../support/booking-page.ts";
import { expect, test } from "../support/fixtures.ts";
import { signInForTheField, strip } from "../support/office.ts";

test("the calendar without a line: crew and moves wait, and who is taken meanwhile is told", async ({
  line,
  page,
}) => {
  const { admin, book, family, item, tour, van, guide } = await calendarStock(line.instance);
  const day = inDays(6);
  const ana = await book("Ana", day, "07:30");
  await signInForTheField(page, line, { path: `/admin/calendar?view=day&day=${day}` });
  await line.down();
  await page.reload();
  const morning = page.getByTitle(new RegExp(`^07:30, ${tour}`));
  await expect(morning).toHaveAccessibleName(/2 of 5 seats taken/);
  await morning.click();
  const open = page.getByRole("dialog", { name: new RegExp(`^07:30 ${tour}`) });
  for (const who of [van, guide]) {
    await open.getByLabel("Guide or vehicle").selectOption(who);
    await open.getByRole("button", { name: "Assign" }).click();
  }
  await expect(open.getByText("Nobody is assigned yet.")).toBeHidden();
  await open.getByRole("button", { name: `Move Ana ${family}` }).click();
  const move = page.getByRole("dialog", { name: `Move Ana ${family}` });
  // the next one that has room
  await expect(move.getByLabel("To day")).toHaveValue(day);
  await expect(move.getByLabel("At")).toHaveValue("13:00");
  await move.getByRole("button", { name: "Move" }).click();
  await expect(open.getByText("Nobody is booked on it.")).toBeVisible();
  await page.keyboard.press("Escape");
  // nobody has told her yet: the mail is the server's, which has not heard of it
  await page.getByTitle(new RegExp(`^13:00, ${tour}, 2 of 5`)).click();
  await page.getByRole("button", { name: "Tell the Guests (1)" }).click();
  const tell = page.getByRole("dialog", { name: "Tell the Guests" });
  await expect(tell.getByRole("status")).toContainText("0 of 1 told");
  await expect(tell.getByText("A mail says so once the move is sent")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByTitle(new RegExp(`^13:00, ${tour}, 2 of 5`))).toBeVisible();
  await expect(strip(page)).toContainText("3 changes waiting");

  // the other device was faster
  await addRule(admin, "assignments", { item, day, time: "13:00", resource: van });
  const one = { kind: "seats", time: "13:00", seats: 1 };
  await addRule(admin, "exceptions", { scope: item, from: day, until: day, ...one });
  await toastsStay(page);
  await lineIsBack(line, page);
  await expect(toastOf(page, "Waits for a Decision")).toContainText("1 booking waits now");
  const standing = () =>
    line.instance.sql(`SELECT departure_time, status FROM bookings WHERE id = '${ana}'`);
  expect(await standing()).toEqual([{ departure_time: "13:00", status: "pending" }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(standing).toEqual([{ departure_time: "07:30", status: "confirmed" }]);

  // it stands where it was to go along, too
  await morning.click();
  await expect(open.getByText(`Van ${family} was not assigned`)).toBeVisible();
  await expect(open.getByText(`Goes with ${tour} at 13:00 already`, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(strip(page)).toContainText("1 needs your attention");
  await strip(page).getByRole("button", { name: "1 needs your attention" }).click();
  await expect(page.getByRole("dialog", { name: "Changes on This Device" })).toContainText(
    `Goes with ${tour} at 13:00 already`,
  );
  const assigned = await line.instance.sql(
    `SELECT resource, time FROM assignments WHERE item = '${item}' ORDER BY time`,
  );
  expect(assigned).toEqual([
    { resource: guide, time: "07:30" },
    { resource: van, time: "13:00" },
  ]);

  // on the list of its new day at once, though it is stored under the old one until it is sent
  await page.keyboard.press("Escape");
  await line.down();
  await morning.click();
  await open.getByRole("button", { name: `Move Ana ${family}` }).click();
  await move.getByLabel("To day").fill(inDays(40));
  await move.getByLabel("At").selectOption("07:30");
  await move.getByRole("button", { name: "Move" }).click();
  await expect(open.getByText("Nobody is booked on it.")).toBeVisible();
  await page.goto(`/admin/calendar?view=day&day=${inDays(40)}`);
  await expect(morning).toHaveAccessibleName(/2 of 5 seats taken/);
});
