import type { Page } from "@playwright/test";
import { fillBooking } from "../browser/support/fixtures.ts";
import { signedIn } from "../server/support/admin.ts";
import { inDays } from "../server/support/bookings.ts";
import { addRule, daily, newService } from "../server/support/departures.ts";
import { CONFIRMED, heading, lineIsBack, SAVED } from "./support/booking-page.ts";
import { tablesOf } from "./support/browser-storage.ts";
import { expect, test } from "./support/fixtures.ts";
import { appIsKept } from "./support/workers.ts";

const DAY = inDays(30);

test("offline the form says what was left when; of two that book the last seats there, the first to arrive has them", async ({
  line,
  page,
  browser,
}) => {
  const admin = await signedIn(line.instance);
  const { item } = await newService(admin, "tour");
  await addRule(admin, "schedules", daily(item, { from: DAY, until: inDays(31), seats: 2 }));
  const other = await (await browser.newContext({ baseURL: line.url })).newPage();
  const times = (at: Page) => at.getByRole("group", { name: "Departure time" });
  for (const at of [page, other]) {
    await at.goto(`/booking/${item}?date=${DAY}`);
    await expect(at.getByRole("radio", { name: "7:30 am 2 seats left" })).toBeChecked();
    await appIsKept(at);
    // by the worker from now on
    await at.goto(`/booking/${item}?date=${DAY}`);
    await expect(times(at)).toBeVisible();
    await at.context().setOffline(true);
    await at.goto(`/booking/${item}?date=${DAY}`);
    await fillBooking(at, { email: `${at === page ? "one" : "two"}@last.example`, date: DAY });
    await expect(
      at.getByText(/as of \d\d:\d\d \(Belize time\)\. Your seat is confirmed/),
    ).toBeVisible();
    await expect(at.getByRole("radio", { name: "7:30 am 2 seats left" })).toBeChecked();
    await at.getByRole("button", { name: "Confirm Booking" }).click();
    // first, since it goes after some seconds
    const told = "Saved on this device. Your seat is confirmed when it is sent.";
    await expect(at.getByText(told)).toBeVisible();
    await expect(heading(at)).toHaveText(SAVED);
    await at.goto("/my-bookings");
    await expect(at.getByText("Your seat is confirmed when it is sent.")).toBeVisible();
  }

  await page.goBack();
  await page.context().setOffline(false);
  await lineIsBack(line, page);
  await expect(heading(page)).toHaveText(CONFIRMED);
  await other.context().setOffline(false);
  await lineIsBack(line, other);
  const late = "We have your booking, but that departure is full.";
  await expect(other.getByText(late)).toBeVisible();
  const stored = () =>
    line.instance.sql(
      `SELECT customer_email AS who, status, booking_date AS day FROM bookings
       WHERE customer_email LIKE '%@last.example' ORDER BY who, day`,
    );
  const first = { who: "one@last.example", status: "confirmed", day: DAY };
  const second = { who: "two@last.example", status: "pending", day: DAY };
  // it has it, as it says
  expect(await stored()).toEqual([first, second]);
  await other.getByRole("button", { name: /^Move to .* 7:30 am/ }).click();
  await expect(other.getByText("Booking confirmed").first()).toBeVisible();
  await expect
    .poll(stored)
    .toEqual([
      first,
      { ...second, status: "cancelled" },
      { ...second, status: "confirmed", day: inDays(31) },
    ]);

  // what was looked at here is nobody else's business
  const kept = async () => {
    const { site } = await tablesOf(other, "cayo-wayfarers", ["site"]);
    return site.filter((row) => "departures" in row).length;
  };
  expect(await kept()).toBe(1);
  await other.getByRole("button", { name: "Forget everything on this device" }).click();
  await other.getByRole("button", { name: "Forget Everything", exact: true }).click();
  await expect(other.getByText("Nothing of yours is left on this device.")).toBeVisible();
  expect(await kept()).toBe(0);
});
