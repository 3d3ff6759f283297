import type { Page } from "@playwright/test";
import { formatLongDay } from "#domain/belize-date.ts";
import { inDays } from "../../server/support/bookings.ts";
import { brokenRules } from "../support/axe.ts";
import { calendarStock } from "../support/calendar-stock.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  bookingsAreKept,
  OFFICE_SCREEN,
  openOffice,
  toastOf,
  toastsStay,
} from "../support/office.ts";
import { stored } from "../support/office-bookings.ts";

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const eventOf = (page: Page, name: RegExp) => page.getByRole("button", { name });

test.use({ viewport: OFFICE_SCREEN, inKeptContext: true });

test("load, crew without conflicts, closed days, departures more, and moving by form and by drag", async ({
  page,
  instance,
}) => {
  const { book, family, tour, van } = await calendarStock(instance);
  const [day, next] = [inDays(24), inDays(25)];
  const ana = await book("Ana", day, "07:30");
  await book("Ben", day, "07:30", 1);
  await openOffice(page, instance, `/admin/calendar?view=day&day=${day}`);
  const morning = () => eventOf(page, new RegExp(`^07:30, ${tour}`));
  await expect(morning()).toHaveAccessibleName(
    `07:30, ${tour}, 3 of 5 seats taken, Missing: 1 guide, 1 vehicle`,
  );

  // a van goes along once: told before, and by the server
  await morning().click();
  const open = dialogOf(page, new RegExp(`^07:30 ${tour}`));
  await open
    .getByLabel("Guide or vehicle")
    .selectOption({ label: `Van ${family}, 9 seats – free` });
  await open.getByRole("button", { name: "Assign" }).click();
  await expect(toastOf(page, "Assigned")).toBeVisible();
  await expect(open.getByRole("button", { name: `Take Van ${family} off` })).toBeVisible();
  await expect(open.getByText("Missing: 1 guide", { exact: true })).toBeVisible();
  await expect(open.getByLabel("Guide or vehicle")).toBeFocused();
  await page.keyboard.press("Escape");
  await eventOf(page, new RegExp(`^13:00, ${tour}`)).click();
  const later = dialogOf(page, new RegExp(`^13:00 ${tour}`));
  await later.getByLabel("Guide or vehicle").selectOption(van);
  const taken = `Goes with ${tour} at 07:30 already`;
  await expect(later.getByText(taken, { exact: true })).toBeVisible();
  await later.getByRole("button", { name: "Assign" }).click();
  await expect(toastOf(page, "Not Possible")).toContainText(taken);
  await page.getByRole("button", { name: "Forget It" }).click();
  await expect(toastOf(page, "Taken Back")).toBeVisible();
  await page.keyboard.press("Escape");

  // to a departure without a seat for all: said before, by the form
  await morning().click();
  await open.getByRole("button", { name: `Move Ana ${family}` }).click();
  const move = dialogOf(page, `Move Ana ${family}`);
  await move.getByLabel("To day").fill(next);
  await move.getByLabel("At").selectOption("13:00");
  await move.getByRole("button", { name: "Move" }).click();
  await expect.poll(() => stored(instance, ana, "booking_date")).toBe(next);
  expect(await stored(instance, ana, "departure_time")).toBe("13:00");
  await expect(open.getByText("1 of 5 seats taken")).toBeVisible();

  // other seats, for this day alone
  await open.getByRole("button", { name: "Change Seats" }).click();
  const form = dialogOf(page, "New Exception");
  await form.getByLabel("Seats", { exact: true }).fill("3");
  await form.getByRole("button", { name: "Save Exception" }).click();
  await expect(open.getByText("1 of 3 seats taken")).toBeVisible();

  // another time, for this day alone: who has booked goes along, and comes back with it
  await open.getByRole("button", { name: "Change the Time" }).click();
  await form.getByLabel("Leaves at, instead").fill("08:15");
  const along = form.getByRole("status").filter({ hasText: "then leaves at another time" });
  await expect(along).toContainText("07:30 → 08:15");
  await form.getByRole("button", { name: "Save All the Same" }).click();
  const tell = dialogOf(page, "Tell the Guests");
  await expect(tell.getByText("A mail says so", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await eventOf(page, new RegExp(`^08:15, ${tour}, 1 of 3`)).click();
  await dialogOf(page, new RegExp(`^08:15 ${tour}`))
    .getByRole("button", { name: /^Remove .*08:15/ })
    .click();
  await expect(morning()).toHaveAccessibleName(/1 of 3/);

  // an hour more at which it leaves
  await page.getByRole("button", { name: "Add Departure" }).click();
  await form.getByLabel("Of what").selectOption({ label: tour });
  await form.getByLabel("Leaves at").fill("10:00");
  await form.getByLabel("Seats", { exact: true }).fill("4");
  await form.getByRole("button", { name: "Save Exception" }).click();
  await expect(eventOf(page, new RegExp(`^10:00, ${tour}, 0 of 4`))).toBeVisible();

  // a day is closed with a reason, and opened again
  await page.getByRole("button", { name: "Close Days" }).click();
  await form.getByLabel("Of what").selectOption({ label: tour });
  await form.getByLabel("Reason, which guests read").fill("River too high");
  await form.getByRole("button", { name: "Save All the Same" }).click();
  await expect(dialogOf(page, "Tell the Guests").getByRole("listitem")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(morning()).toHaveAccessibleName(/Closed: River too high/);
  await eventOf(page, new RegExp(`^Closed: ${tour}`)).click();
  await dialogOf(page, /^Closed/)
    .getByRole("button", { name: /^Remove Closed/ })
    .click();
  await expect(morning()).not.toHaveAccessibleName(/Closed/);

  // by drag: the month has no times, so it goes to the same one
  await page.getByRole("button", { name: "Month", exact: true }).click();
  const source = page.getByTitle(new RegExp(`^13:00, ${tour}, 2 of 5`));
  const target = page.getByRole("button", { name: new RegExp(`^${formatLongDay(day)}`) });
  await toastsStay(page);
  await source.dragTo(target, { targetPosition: { x: 20, y: 12 } });
  await expect(toastOf(page, "Moved")).toContainText(`Ana ${family}`);
  await expect.poll(() => stored(instance, ana, "booking_date")).toBe(day);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => stored(instance, ana, "booking_date")).toBe(next);
});

test("guests of a departure that is closed are told one by one without a line, and of a move whom no mail reaches", async ({
  page,
  instance,
  context,
}) => {
  const { book, family, tour } = await calendarStock(instance);
  const [day, next] = [inDays(31), inDays(32)];
  const ana = await book("Ana", day, "07:30");
  const ben = await book("Ben", day, "07:30", 1);
  await instance.sql(`UPDATE bookings SET customer_email = '', lang = 'es' WHERE id = '${ben}'`);
  await openOffice(page, instance, `/admin/calendar?view=day&day=${day}`);
  await eventOf(page, new RegExp(`^07:30, ${tour}`)).click();
  const open = dialogOf(page, new RegExp(`^07:30 ${tour}`));
  await bookingsAreKept(page);
  await page.route("**/api/**", (route) => route.abort());
  await context.route("https://wa.me/**", (route) => route.fulfill());
  await open.getByRole("button", { name: "Close This Departure" }).click();
  const form = dialogOf(page, "New Exception");
  await form.getByLabel("Reason, which guests read").fill("River too high");
  await form.getByLabel("The same in Español").fill("Río crecido");
  await form.getByRole("button", { name: "Save All the Same" }).click();
  const tell = dialogOf(page, "Tell the Guests");
  await expect(tell.getByRole("status")).toContainText("0 of 2 told");
  const chat = tell.getByRole("link", { name: `WhatsApp Ben ${family}` });
  const textOf = async () =>
    new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  expect(await textOf()).toMatch(
    /no podemos salir el .*, 7:30 a\. m\..*\nEl motivo: Río crecido\.\n/,
  );
  await expect(tell.getByRole("link", { name: `Mail Ana ${family}` })).toHaveAttribute(
    "href",
    /can't%20take%20place%20on.*The%20reason%3A%20River%20too%20high/,
  );
  const opened = context.waitForEvent("page");
  await chat.click();
  await (await opened).close();
  // whether it was sent, only the operator knows
  await expect(tell.getByRole("status")).toContainText("0 of 2 told");
  const tick = tell.getByRole("checkbox", { name: `Told Ben ${family}` });
  // it shows what the device has stored, a moment after the click
  await tick.click();
  await expect(tell.getByRole("status")).toContainText("1 of 2 told");
  await tick.click();
  await expect(tell.getByRole("status")).toContainText("0 of 2 told");
  await tick.click();
  await expect(tick).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(open.getByRole("button", { name: "Tell the Guests (1)" })).toBeVisible();

  // a mail to each by one tap; for a colleague they are told, too
  await open.getByRole("button", { name: "Tell the Guests (1)" }).click();
  await tell.getByRole("button", { name: "Mail the Guest" }).click();
  await expect(tell.getByRole("status")).toContainText("2 of 2 told");
  await page.keyboard.press("Escape");
  await page.unroute("**/api/**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => stored(instance, ben, "told_news")).toBe(`closed ${day} 07:30`);
  const news = () =>
    instance.sql(
      `SELECT state, text FROM mails WHERE booking = '${ana}' AND kind = 'departure-news'`,
    );
  await expect.poll(async () => (await news()).length).toBe(1);
  expect((await news())[0]).toMatchObject({
    state: "queued",
    text: expect.stringContaining("The reason: River too high."),
  });
  await open.getByRole("button", { name: "Move All 2" }).click();
  const move = dialogOf(page, "Move 2 Bookings");
  await expect(move.getByText("Mails tell 1 of them.")).toBeVisible();
  await move.getByLabel("To day").fill(next);
  await move.getByRole("button", { name: "Move" }).click();
  await expect(tell.getByRole("status")).toContainText("1 of 2 told");
  await expect(tell.getByText("A mail says so", { exact: true })).toHaveCount(1);
  expect(await stored(instance, ana, "told_news")).toMatch(new RegExp(`^mail ${next} `));
  // what was said of the closing alone leaves no more
  expect((await news()).map(({ state }) => state)).toEqual(["suppressed"]);
  await expect(tell.getByRole("link", { name: `Mail Ana ${family}` })).toHaveCount(0);
  expect(await textOf()).toMatch(/Su reserva pasó del .* al .*\nEl motivo: Río crecido\.\n/);
  expect(await brokenRules(page)).toEqual([]);
  await expect.poll(() => stored(instance, ben, "booking_date")).toBe(next);
});

test("who goes along, by rows: a block dropped on another row goes with that one", async ({
  page,
  instance,
}) => {
  const { book, family, tour } = await calendarStock(instance);
  const day = inDays(27);
  await book("Ana", day, "07:30");
  await openOffice(page, instance, `/admin/calendar?view=timeline&day=${day}`);
  const block = page.getByTitle(new RegExp(`^07:30, ${tour}`));
  await expect(block).toHaveCount(1);
  const slot = page.getByRole("button", { name: new RegExp(`Juan ${family} ${day} 07:00`) });
  await block.dragTo(slot);
  await expect(toastOf(page, "Assigned")).toContainText(`Juan ${family}`);
  // still without a vehicle: it stands in both rows
  await expect(
    page.getByTitle(new RegExp(`^07:30, ${tour}.*Juan ${family}.*1 vehicle`)),
  ).toHaveCount(2);
  await expect
    .poll(
      async () => (await instance.sql(`SELECT time FROM assignments WHERE day = '${day}'`)).length,
    )
    .toBe(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("the agenda, by keyboard, from a departure to its form and back", async ({
    page,
    instance,
  }) => {
    const { book, tour, family } = await calendarStock(instance);
    const day = inDays(30);
    await book("Ana", day, "07:30");
    await openOffice(page, instance, `/admin/calendar?day=${day}`);
    const list = page.getByRole("region", { name: formatLongDay(day) });
    const line = list.getByRole("button", { name: new RegExp(`^07:30 ${tour}`) });
    await expect(line).toContainText("2 of 5 seats taken");
    await line.focus();
    await page.keyboard.press("Enter");
    const open = dialogOf(page, new RegExp(`^07:30 ${tour}`));
    await open.getByRole("button", { name: `Move Ana ${family}` }).press("Enter");
    await expect(dialogOf(page, `Move Ana ${family}`).getByLabel("To day")).toHaveValue(day);
    expect(await brokenRules(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(open).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(line).toBeFocused();
    await page.getByRole("button", { name: "Later" }).press("Enter");
    await expect(list).toBeHidden();
  });
});
