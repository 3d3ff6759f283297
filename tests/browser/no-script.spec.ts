import { CHECKLIST } from "./support/checklist.ts";
import { expect, test } from "./support/fixtures.ts";
import { missingFrom } from "./support/missing.ts";
import { wordsOf } from "./support/page-state.ts";

test.use({ javaScriptEnabled: false });

test("every text, price and link is in the pages themselves", async ({ page }) => {
  for (const screen of CHECKLIST) {
    await page.goto(screen.address);
    expect.soft(await missingFrom(page, screen), screen.name).toEqual([]);
  }
});

test("all four parts of a tour can be read, and the tabs lead to them", async ({ page }) => {
  await page.goto("/tours/atm-cave");
  const tabs = page.getByRole("navigation", { name: "About this tour" }).getByRole("link");
  await expect(tabs).toHaveText(["Overview", "Itinerary", "Included", "FAQ"]);
  for (const [index, heading] of [
    "The day in short",
    "Hour by hour",
    "What the price includes",
    "Questions and answers",
  ].entries()) {
    await tabs.nth(index).click();
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
  }
});

test("questions open, one at a time, and close again", async ({ page }) => {
  for (const address of ["/contact", "/tours/5"]) {
    await page.goto(address);
    const questions = page.getByRole("main").locator("summary");
    const answers = page.getByRole("main").locator("details > p");
    await questions.nth(0).click();
    await expect(answers.nth(0)).toBeVisible();
    await questions.nth(1).click();
    await expect(answers.nth(1)).toBeVisible();
    await expect(answers.nth(0)).toBeHidden();
    await questions.nth(1).click();
    await expect(answers.nth(1)).toBeHidden();
  }
});

test("the menu of a phone opens and leads on", async ({ page }) => {
  await page.goto("/");
  await page.locator("header summary").filter({ visible: true }).click();
  await page.getByRole("banner").getByRole("link", { name: "Transfers", exact: true }).click();
  await expect(page).toHaveURL(/\/transfers$/);
  await page.getByRole("link", { name: "Book Now: Airport to Hopkins", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book Your Transfer");
});

const FORMS = [
  ["/booking/tour/1", "This form cannot be sent."],
  ["/booking/transfer/1", "This form cannot be sent."],
  ["/contact", "This form cannot be sent."],
  ["/my-bookings", "cannot be shown"],
  ["/confirmation", "cannot be shown"],
  ["/voucher", "cannot be shown"],
] as const;

test("what needs scripts says so and how to reach us, and sends nothing", async ({ page }) => {
  for (const [address, sentence] of FORMS) {
    await page.goto(address);
    expect.soft(await wordsOf(page, "main")).toContain(sentence);
    const ways = page.getByRole("main").locator("noscript a, div a");
    await expect.soft(ways.filter({ hasText: "reservations@" }).first()).toBeVisible();
    await expect.soft(ways.filter({ hasText: "WhatsApp" }).first()).toBeVisible();
    for (const button of await page.locator("form button[type=submit], button[form]").all()) {
      await expect.soft(button).toBeDisabled();
    }
  }
});

test("an unknown tour says so and leads to the list", async ({ page }) => {
  const answer = await page.goto("/tours/unknown");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("The tour you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "See all tours" }).click();
  await expect(page).toHaveURL(/\/tours$/);
});
