import { expect, test } from "./support/fixtures.ts";

/** Chromium asks only over its own rules of engagement: the event is fired as it would fire it. */
const OFFER = () => {
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: () => {
      document.documentElement.dataset.asked = "yes";
      return Promise.resolve({ outcome: "dismissed" });
    },
  });
  dispatchEvent(offer);
};

test("the app is offered at the third page, not before, and not again once declined", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByText(/© \d{4}/)).toBeVisible(); // hydrated: somebody listens
  await page.evaluate(OFFER);
  const button = page.getByRole("button", { name: "Install App" });
  await page.getByRole("link", { name: "Explore Tours" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tours in Belize" })).toBeVisible();
  await expect(button).toBeHidden();
  await page
    .getByRole("link", { name: /View Details/ })
    .first()
    .click();
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.locator("html[data-asked=yes]")).toBeAttached();
  await expect(button).toBeHidden();
  await page.goto("/transfers");
  await expect(page.getByText(/© \d{4}/)).toBeVisible();
  await page.evaluate(OFFER);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(button).toBeHidden();
});

test("an iPhone gets drawn steps instead of a button", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "standalone", { value: false });
    sessionStorage.setItem("pagesSeen", "/a /b");
  });
  await page.goto("/about");
  await expect(page.getByText("Add to Home Screen")).toBeVisible();
  await expect(page.getByRole("button", { name: "Install App" })).toBeHidden();
  await page.getByRole("button", { name: "Got It" }).click();
  await expect(page.getByText("Add to Home Screen")).toBeHidden();
});
