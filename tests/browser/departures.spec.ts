import type { Page } from "@playwright/test";
import { formatLongDay } from "#domain/belize-date.ts";
import { signedIn } from "../server/support/admin.ts";
import { book, inDays, tourCommand } from "../server/support/bookings.ts";
import { addRule, daily } from "../server/support/departures.ts";
import type { Instance } from "../server/support/instance.ts";
import { expectAccessible } from "./support/axe.ts";
import { confirmBooking, expect, fillBooking, GUEST, test } from "./support/fixtures.ts";

test.use({ baseURL: ({ own }, use) => use(own.url) });

const [OPEN, CLOSED, FULL] = [GUEST.date, inDays(21), inDays(22)];
const times = (page: Page) => page.getByRole("group", { name: "Departure time" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const day = (page: Page) => page.getByLabel("Date", { exact: true });

const sell = async (own: Instance, date: string, time: string) => {
  const seats = { booking_date: date, departure_time: time, guests: 5, price: 1000 };
  const answer = await book(own, tourCommand({ item_id: 5, ...seats }));
  expect(answer.body, answer.text).toMatchObject({ status: "confirmed" });
};

test.beforeEach(async ({ own }) => {
  const admin = await signedIn(own);
  await addRule(admin, "schedules", daily("tour/5", { times: ["07:30", "13:00"] }));
  const closed = { scope: "tour/5", from: CLOSED, until: CLOSED, kind: "closed" };
  const texts = { es: { reason: "El río está muy alto" } };
  await addRule(admin, "exceptions", { ...closed, reason: "River too high", texts });
  for (const time of ["07:30", "13:00"]) await sell(own, FULL, time);
});

test("a scheduled tour: what each day has left, a time by keyboard, mistakes before it is sent, gone seats", async ({
  own,
  page,
  browser,
}) => {
  const rows = () =>
    own.sql(
      `SELECT departure_time, status FROM bookings WHERE customer_email LIKE '%@seats.example' ORDER BY rowid`,
    );
  await page.goto("/booking/tour/5");
  await fillBooking(page, { email: "first@seats.example" });
  const calendar = page.getByRole("button", { name: "Choose a date from the calendar" });
  for (const [date, state] of [
    [OPEN, "5 seats left"],
    [FULL, "Full"],
    [CLOSED, "Closed: River too high"],
  ] as const) {
    await day(page).fill(date);
    await calendar.click();
    const square = page.getByRole("dialog").getByRole("button", { name: formatLongDay(date) });
    await expect(square).toBeFocused();
    await expect(square).toHaveAccessibleName(`${formatLongDay(date)} – ${state}`);
    if (date === CLOSED) await expectAccessible(page);
    await page.keyboard.press("Escape");
  }
  // told at once, and at the field when it is sent all the same
  const closed = "That departure is closed: River too high. Please choose another day or time.";
  await expect(page.getByRole("status").filter({ hasText: closed })).toBeVisible();
  await confirmBooking(page);
  await expect(day(page)).toBeFocused();
  await expect(day(page)).toHaveAccessibleDescription(closed);

  await day(page).fill(OPEN);
  await confirmBooking(page);
  await expect(times(page)).toBeFocused();
  await expect(times(page)).toHaveAccessibleDescription("Departure time is required");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "1:00 pm 5 seats left" })).toBeChecked();
  await expect(page.getByRole("complementary").getByText("1:00 pm")).toBeVisible();
  const guests = page.getByRole("textbox", { name: /^Number of Guests/ });
  await guests.fill("6");
  const tooMany = "Only 5 seats are left at 1:00 pm; the office will answer you.";
  await expect(page.getByRole("status").filter({ hasText: tooMany })).toBeVisible();
  await expectAccessible(page);
  await guests.fill("5");
  await expect(page.getByText(tooMany)).toHaveCount(0);
  expect(await rows()).toEqual([]);
  await confirmBooking(page);
  await expect(heading(page)).toHaveText("Booking Confirmed!");

  const next = await (await browser.newContext({ baseURL: own.url })).newPage();
  await next.goto(`/booking/tour/5?date=${OPEN}&time=13:00`);
  await fillBooking(next, { email: "next@seats.example" });
  await expect(next.getByRole("radio", { name: "1:00 pm Full" })).toBeChecked();
  const full = "That departure is full. Please choose another day or time.";
  await confirmBooking(next);
  await expect(times(next)).toHaveAccessibleDescription(full);
  await next.getByRole("radio", { name: "7:30 am 5 seats left" }).check();
  await expect(next.getByText(full)).toHaveCount(0);
  await confirmBooking(next);
  await expect(heading(next)).toHaveText("Booking Confirmed!");
  expect(await rows()).toEqual([
    { departure_time: "13:00", status: "confirmed" },
    { departure_time: "07:30", status: "confirmed" },
  ]);

  // changed later by the same rules: what is left, and the own seats, which it keeps until it has others
  await next.getByText("Change day, time or party").click();
  const change = next.getByRole("form", { name: "Change day, time or party" });
  await expect(change.getByRole("radio", { name: /^7:30 am/ })).toBeChecked();
  await change.getByRole("radio", { name: "1:00 pm Full" }).check();
  await change.getByRole("textbox", { name: "Date" }).fill(inDays(23));
  await expect(change.getByRole("radio", { name: "1:00 pm 5 seats left" })).toBeChecked();
  await expectAccessible(next);
  await change.getByRole("button", { name: "Change the Booking" }).click();
  await expect(next.getByText("We have it. Thank you!")).toBeVisible();
  expect(
    await own.sql(
      "SELECT booking_date, departure_time, status FROM bookings WHERE customer_email = 'next@seats.example'",
    ),
  ).toEqual([{ booking_date: inDays(23), departure_time: "13:00", status: "confirmed" }]);
});

test("seats that are sold meanwhile: it is said, and one tap moves the booking to what is left", async ({
  own,
  page,
}) => {
  const email = "late@seats.example";
  await page.goto(`/booking/tour/5?date=${OPEN}&time=07:30`);
  await fillBooking(page, { email });
  await expect(page.getByRole("radio", { name: "7:30 am 5 seats left" })).toBeChecked();
  await sell(own, OPEN, "07:30");
  await confirmBooking(page);
  await expect(heading(page)).toHaveText("Booking Received");
  const said =
    "We have your booking, but that departure is full. We will look for another day or time for you, and tell you by e-mail or phone.";
  await expect(page.getByText(said).first()).toBeVisible();
  const others = page.getByRole("region", { name: "What else there is" });
  // the same day's other time, and then what comes after the days that are closed or full
  const after = formatLongDay(inDays(23));
  await expect(others.getByRole("button")).toHaveText([
    new RegExp(`^Move to ${formatLongDay(OPEN)}, 1:00 pm`),
    new RegExp(`^Move to ${after}, 7:30 am`),
    new RegExp(`^Move to ${after}, 1:00 pm`),
  ]);
  await expectAccessible(page);
  await page.goto("/my-bookings");
  await expect(page.getByText(said)).toBeVisible();
  await page.goBack();
  await others.getByRole("button", { name: `Move to ${formatLongDay(OPEN)}, 1:00 pm` }).click();
  await expect(heading(page)).toHaveText("Booking Confirmed!");
  await expect
    .poll(() =>
      own.sql(
        `SELECT departure_time, status FROM bookings WHERE customer_email = '${email}' ORDER BY departure_time`,
      ),
    )
    .toEqual([
      { departure_time: "07:30", status: "cancelled" },
      { departure_time: "13:00", status: "confirmed" },
    ]);
});

test("a service that leaves when its guests wish asks for no more than a wish; the other language says why", async ({
  own,
  page,
}) => {
  await page.goto("/booking/tour/1");
  await fillBooking(page, { email: "wish@seats.example" });
  const answered = page.waitForResponse(/\/api\/availability/);
  await page.reload();
  await answered;
  await page.getByLabel("Preferred Time").fill("09:15");
  await page.getByRole("button", { name: "Choose a date from the calendar" }).click();
  await expect(page.getByRole("dialog").locator("[data-standing]")).toHaveCount(0);
  await expect(page.getByRole("dialog").locator("[data-selected]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(times(page)).toHaveCount(0);
  await confirmBooking(page);
  await expect(heading(page)).toHaveText("Booking Confirmed!");
  expect(
    await own.sql(
      "SELECT departure_time FROM bookings WHERE customer_email = 'wish@seats.example'",
    ),
  ).toEqual([{ departure_time: "09:15" }]);

  await page.goto(`/es/booking/tour/5?date=${CLOSED}`);
  await expect(page.getByText("Esa salida está cerrada: El río está muy alto.")).toBeVisible();
});
