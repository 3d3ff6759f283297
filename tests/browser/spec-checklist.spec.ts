import { CHECKLIST } from "./support/checklist.ts";
import { expect, test } from "./support/fixtures.ts";
import { missingFrom } from "./support/missing.ts";
import { openConfirmation, openPage, wordsOf } from "./support/page-state.ts";

test.use({ inKeptContext: true });

for (const screen of CHECKLIST) {
  test(`nothing of the specification is missing: ${screen.name}`, async ({ page }) => {
    await openPage(page, screen.address);
    expect(await missingFrom(page, screen)).toEqual([]);
  });
}

const INFORMATION = [
  /arrive 15 minutes early/i,
  /bring your confirmation e-mail/i,
  /pay on arrival by cash \(USD or BZD\) or major credit cards/i,
  /cancel or reschedule at least 48 hours ahead/i,
];

test("the confirmation of a tour has every item", async ({ page }) => {
  await openConfirmation(page, {
    view: { date: "2024-06-03", specialRequests: "Two vegetarians" },
  });
  const words = await wordsOf(page, "main");
  for (const text of [
    "Booking Confirmed!",
    "Booking ID #CONFIRMA",
    "Actun Tunichil Muknal",
    "Location Cayo District",
    "Date Monday, June 3, 2024",
    "Guests 2 people",
    "Customer Ana Coc",
    "Special Requests Two vegetarians",
    "Total $400.00 USD",
    "Payment Status Pay On Site",
  ]) {
    expect.soft(words).toContain(text);
  }
  for (const line of [...INFORMATION, /at least 2 guests are needed.+we will contact you/i]) {
    expect.soft(words).toMatch(line);
  }
  for (const name of ["Download Summary", "Share Booking"]) {
    await expect(page.getByRole("button", { name })).toBeVisible();
  }
  const links = page.getByRole("main").getByRole("link");
  await expect(links.filter({ hasText: "Tours" })).toHaveAttribute("href", "/tours");
  await expect(links.filter({ hasText: "Transfers" })).toHaveAttribute("href", "/transfers");
});

test("the confirmation of a transfer for one has its route, one person and no minimum", async ({
  page,
}) => {
  const itemName = "Airport to San Ignacio";
  await openConfirmation(page, {
    view: { type: "transfer", itemId: 2, itemName, guests: 1, priceCents: 150_00 },
  });
  const words = await wordsOf(page, "main");
  for (const text of [`Route ${itemName}`, "Guests 1 person", "Total $150.00 USD"]) {
    expect.soft(words).toContain(text);
  }
  expect(words).not.toMatch(/guests are needed|Special Requests|Location/);
});

test.describe("an error that nobody caught", () => {
  test.use({ expectedNoise: /damaged/ });

  test("gets the page for it, with ways out", async ({ page }) => {
    // a script of another page that arrives damaged, as behind a hotel's gateway
    await openPage(page, "/about");
    await page.route(/\/assets\/ContactPage-[^/]+\.js$/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export { broken as default }; function broken() { throw new Error('damaged'); }",
      }),
    );
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Unexpected Application Error!",
    );
    await expect(page.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
    await page.unroute(/\/assets\/ContactPage-[^/]+\.js$/);
    await page.getByRole("button", { name: "Reload Page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  });
});
