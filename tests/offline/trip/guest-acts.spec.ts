import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { confirmBooking } from "../../browser/support/fixtures.ts";
import { bookWell, inDays, newId, storedBookings } from "../../server/support/bookings.ts";
import { CONFIRMED, fillForm, heading, lineIsBack, SAVED } from "../support/booking-page.ts";
import { outboxOf } from "../support/browser-storage.ts";
import { always, loseAnswer } from "../support/faults.ts";
import { expect, type Line, test } from "../support/fixtures.ts";
import { storedFor } from "../support/judge.ts";
import { launchBrowser } from "../support/killable-browser.ts";
import { appIsKept } from "../support/workers.ts";

const CHANGES = "/api/trip/changes";
const MANAGE_KEY = "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6";
const rowOf = async (line: Line, id: string) => (await storedBookings(line.instance, id))[0];
const place = (page: Page) => page.getByRole("combobox", { name: "Pick-up place" });

const formOf = (page: Page) => page.getByRole("form", { name: "Complete your booking" });

async function complete(page: Page, where: string): Promise<void> {
  const form = formOf(page);
  if (!(await form.isVisible())) await page.getByText("Complete your booking").click();
  await place(page).fill(where);
  await form.getByRole("button", { name: "Save" }).click();
}

test.describe.configure({ timeout: 120_000 });

test("booked and completed before any line, killed, and sent in this order once there is one", async ({
  line,
  visitor,
}) => {
  const email = "completed@guest.example";
  const { page } = visitor;
  await fillForm(page, email, { address: "/booking/transfer/2" });
  await appIsKept(page);
  await line.down();
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(SAVED);
  await complete(page, "");
  const said = formOf(page).getByText("Nothing has been changed.");
  await expect(said).toBeVisible();
  // nor does that stay above what is typed after it
  await place(page).fill("Hotel");
  await expect(said).toHaveCount(0);
  await complete(page, "Hotel Mopan");
  await expect(page.getByText("It goes to us with the booking.")).toBeVisible();
  await visitor.kill9();

  await visitor.relaunch();
  await visitor.page.goto("/my-bookings");
  await expect(visitor.page.getByText("It goes to us with the booking.")).toBeVisible();
  await lineIsBack(line, visitor.page);
  await expect(visitor.page.getByText("We have it. Thank you!")).toBeVisible();
  const [{ id } = { id: "" }] = await storedFor(line, email);
  expect(await rowOf(line, id)).toMatchObject({ pickup_place: "Hotel Mopan" });
  expect(await outboxOf(visitor.page)).toMatchObject([{ id, state: "sent" }]);
});

test("two phones with one link, both without a line: who comes second sees both, and chooses", async ({
  line,
  page,
}) => {
  const id = await bookWell(line.instance, {
    ...{ type: "transfer", item_id: 2, guests: 2, manage_key: MANAGE_KEY, price: 1000 },
    customer_email: `${newId()}@guest.example`,
  });
  const { trip_key: key } = await fetch(`${line.instance.url}/api/bookings/${id}`, {
    headers: { "X-Manage-Key": MANAGE_KEY },
  }).then((answer) => answer.json());
  const profile = await mkdtemp(join(tmpdir(), "cayo-profile-"));
  const other = await launchBrowser({ profile, baseURL: line.url, isWhole: false });
  for (const one of [page, other.page]) {
    await one.goto(`/trip#${key}`);
    await expect(heading(one)).toContainText("Booking");
    await one.getByText("Complete your booking").click();
    await expect(place(one)).toBeVisible();
  }
  await line.down();
  await complete(page, "Hotel Mopan");
  await complete(other.page, "Hotel Cahal Pech");
  for (const one of [page, other.page])
    await expect(one.getByText("Saved on this device – not sent yet")).toBeVisible();
  // which of the two tries first when the line is back, their own clocks would say
  await other.context.setOffline(true);
  // an answer that is lost makes nothing twice, nor a conflict with oneself
  line.setRule(always(CHANGES, loseAnswer));
  await lineIsBack(line, page);
  await expect.poll(async () => (await rowOf(line, id))?.pickup_place).toBe("Hotel Mopan");
  line.setRule(() => undefined);
  await lineIsBack(line, page);
  await expect(page.getByText("We have it. Thank you!")).toBeVisible();
  await other.context.setOffline(false);
  await lineIsBack(line, other.page);
  await expect(other.page.getByText("Somebody else has changed the same")).toBeVisible();
  await expect(other.page.getByText("Hotel Mopan")).not.toHaveCount(0);
  await other.page.getByRole("button", { name: "Use mine" }).click();
  await expect(other.page.getByRole("main")).toBeFocused();
  await expect.poll(async () => (await rowOf(line, id))?.pickup_place).toBe("Hotel Cahal Pech");

  // the form that was saved is still open: it says what others have said since, and takes none of it back
  const look = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const flight = page.getByRole("textbox", { name: "Flight number" });
  await flight.fill("AA 1");
  await look();
  await expect(place(page)).toHaveValue("Hotel Cahal Pech");
  await place(other.page).fill("Hotel Belmopan");
  // what is typed while that is being stored is no part of it, and stays
  await other.page.getByRole("textbox", { name: "Flight number" }).evaluate((input) => {
    const flightField = input as HTMLInputElement;
    flightField.form?.requestSubmit();
    flightField.value = "AA 2";
    flightField.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await other.page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(async () => (await rowOf(line, id))?.flight_number).toBe("AA 2");
  await look();
  await expect(page.getByText("Somebody else has filled this in meanwhile")).toBeVisible();
  await expect(page.getByText("Flight number: AA 2")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(async () => rowOf(line, id))
    .toMatchObject({
      ...{ flight_number: "AA 1", pickup_place: "Hotel Belmopan" },
    });
  await other.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

test("moved by two days without a line: the booking stays as it is until the server has said yes", async ({
  line,
  page,
}) => {
  const email = "moved@guest.example";
  await fillForm(page, email);
  await confirmBooking(page);
  await expect(heading(page)).toHaveText(CONFIRMED);
  const [{ id } = { id: "" }] = await storedFor(line, email);
  await appIsKept(page);
  await page.getByText("Change day, time or party").click();
  await expect(page.getByRole("textbox", { name: "Number of Guests" })).toHaveValue("2");
  await line.down();
  await page.getByRole("textbox", { name: "Date" }).fill(inDays(22));
  await expect(page.getByText("The price stays as it is.")).toBeVisible();
  await page.getByRole("textbox", { name: "Number of Guests" }).fill("3");
  await expect(page.getByText("New price")).toBeVisible();
  await page.getByRole("button", { name: "Change the Booking" }).click();
  await expect(page.getByText("Your change is not sent yet")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await rowOf(line, id)).toMatchObject({ booking_date: inDays(20), guests: 2 });
  await lineIsBack(line, page);
  await expect(page.getByText("We have it. Thank you!")).toBeVisible();
  expect(await rowOf(line, id)).toMatchObject({ booking_date: inDays(22), guests: 3 });

  // a cancellation that waits is withdrawn
  await line.down();
  await page.goto("/my-bookings");
  await page.getByRole("button", { name: "Cancel Booking" }).click();
  await page.getByRole("button", { name: "Yes, Cancel It" }).click();
  await page.getByRole("button", { name: "Keep It After All" }).press("Enter");
  await expect(page.getByRole("button", { name: "Cancel Booking" })).toBeVisible();
  await expect(page.getByRole("listitem").and(page.locator(":focus"))).toHaveCount(1);
  await lineIsBack(line, page);
  expect(await rowOf(line, id)).toMatchObject({ status: "confirmed" });
});
