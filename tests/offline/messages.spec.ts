import type { Page } from "@playwright/test";
import { contrast } from "../unit/support/contrast.ts";
import { outboxOf, refuseToOpen } from "./support/browser-storage.ts";
import { always, answer, loseAnswer } from "./support/faults.ts";
import { expect, type Line, test } from "./support/fixtures.ts";

const MESSAGES = "/api/collections/messages/records";
const TEXT = "Do you go to Caracol?\nWe are five.";

async function write(page: Page, email: string): Promise<void> {
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name" }).fill("Rosa Chi");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Message" }).fill(TEXT);
}
const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();
const stored = ({ instance }: Line, email: string) =>
  instance.sql(`SELECT id FROM messages WHERE email = '${email}'`);

test("a message whose answer is lost waits in My bookings, is sent once and not kept", async ({
  line,
  page,
}) => {
  const email = "lost-message@guest.example";
  await write(page, email);
  line.setRule(always(MESSAGES, loseAnswer));
  await send(page);
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page
    .getByRole("link", { name: /My bookings/ })
    .first()
    .click();
  await expect(page.getByText("Saved on this device – not sent yet")).toBeVisible();
  await expect(page.getByText("We are five.")).toBeVisible();
  line.setRule(() => undefined);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("We are five.")).toHaveCount(0);
  expect(await outboxOf(page)).toEqual([]);
  expect(await stored(line, email)).toHaveLength(1);
});

test("a message that the server refuses later stands under 'needs your attention'", async ({
  line,
  page,
}) => {
  const email = "refused-message@guest.example";
  await write(page, email);
  await page.getByRole("textbox", { name: "Name" }).focus();
  line.setRule(always(MESSAGES, answer(502)));
  await send(page);
  await expect(page.getByText("Saved on this device")).toBeVisible();
  // always: the page that is left may have asked already, and never hears the answer
  line.setRule(always(MESSAGES, answer(413, { message: "The request is too large." })));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.goto("/my-bookings");
  await expect(page.getByText("Needs your attention", { exact: true })).toBeVisible();
  await expect(page.getByText("The request is too large.")).toBeVisible();
  const badge = page.getByRole("banner").getByRole("link", { name: /My bookings/ });
  await expect(badge).toHaveAccessibleName("My bookings 1 needs your attention");
  // at the top of the home page it lies on the picture
  await page.goto("/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const [text = "", ground = ""] = await badge
      .getByText("1", { exact: true })
      .evaluate((digit) => {
        const { color, backgroundColor } = getComputedStyle(digit.parentElement ?? digit);
        return [color, backgroundColor];
      });
    expect(contrast(text, ground), `${colorScheme}: ${text} on ${ground}`).toBeGreaterThan(4.5);
  }
  await badge.click();
  await page.getByRole("button", { name: "Remove from This Device" }).click();
  await expect(page.getByText("Nothing is booked on this device yet.")).toBeVisible();
  await expect(badge).toHaveAccessibleName("My bookings");
});

test("25. IndexedDB refused → a message goes online, once, though its answer is lost", async ({
  line,
  page,
}) => {
  const email = "online-message@guest.example";
  await page.addInitScript(refuseToOpen);
  await write(page, email);
  line.setRule(always(MESSAGES, loseAnswer));
  await send(page);
  await expect(page.getByText("Message not sent")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(TEXT);
  line.setRule(() => undefined);
  await send(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();
  expect(await stored(line, email)).toHaveLength(1);
});
