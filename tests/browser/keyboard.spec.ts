import type { Page } from "@playwright/test";
import { inDays } from "../server/support/bookings.ts";
import { BOOKINGS_IN_ALL_STATES, keepOnDevice } from "./support/bookings-on-device.ts";
import { expect, test } from "./support/fixtures.ts";
import { openPage } from "./support/page-state.ts";

/** The focused element: its name, whether a ring shows it, and what of the page lies over it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const isCovered =
      over !== null &&
      !element.contains(over) &&
      !over.contains(element) &&
      !over.closest("label")?.contains(element);
    return {
      name: element.getAttribute("aria-label") ?? (element as HTMLInputElement).name ?? "",
      text: element.textContent?.trim() ?? "",
      hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      isInSight: top >= 0 && top + height <= innerHeight && !isCovered,
    };
  });
}

/** Presses Tab until `stop`, and checks at each step that the focus is seen. */
async function tabTo(page: Page, stop: (at: Awaited<ReturnType<typeof focused>>) => boolean) {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    const at = await focused(page);
    expect
      .soft(at, "the focus has a ring and nothing covers it")
      .toMatchObject({ hasRing: true, isInSight: true });
    if (stop(at)) return;
  }
  throw new Error("Tab never came there");
}

const field = (name: string) => (at: { name: string }) => at.name === name;
const words = (text: string) => (at: { text: string }) => at.text === text;

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    test("a booking is made by keyboard alone", async ({ page, instance }) => {
      await openPage(page, "/tours/atm-cave");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await tabTo(page, words("Book Now"));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book Your Tour");
      await expect(page.getByRole("main")).toBeFocused();

      await tabTo(page, words("Confirm Booking"));
      await page.keyboard.press("Enter");
      const firstName = page.getByRole("textbox", { name: "First Name" });
      await expect(firstName).toBeFocused();
      await expect(firstName).toHaveAccessibleDescription("First name is required");
      await expect(firstName).toHaveAttribute("aria-invalid", "true");

      await page.keyboard.type("Ana", { delay: 30 });
      for (const [name, text] of [
        ["lastName", "Coc"],
        ["email", `keys${viewport.width}@guest.example`],
        ["phone", "+501 600 1122"],
      ] as const) {
        await tabTo(page, field(name));
        await page.keyboard.type(text, { delay: 30 });
      }
      await tabTo(page, field("date"));
      const [year = "", month = "", day = ""] = inDays(12).split("-");
      await page.keyboard.type(`${month}${day}${year}`);
      await expect(page.getByLabel("Date", { exact: true })).toHaveValue(inDays(12));
      await tabTo(page, field("guests"));
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("3");
      await tabTo(page, field("specialRequests"));
      await page.keyboard.type("By keyboard", { delay: 10 });
      await tabTo(page, words("Confirm Booking"));
      await page.keyboard.press("Enter");

      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking Confirmed!");
      await expect(
        page.getByRole("status").filter({ hasText: "Booking Confirmed!" }).first(),
      ).toBeVisible();
      const rows = await instance.sql(
        `SELECT guests, special_requests FROM bookings WHERE customer_email = 'keys${viewport.width}@guest.example'`,
      );
      expect(rows).toEqual([{ guests: 3, special_requests: "By keyboard" }]);
    });

    test("the focus is seen at every stop of every page", async ({ page }) => {
      for (const address of [
        "/",
        "/tours",
        "/tours/tikal-guatemala",
        "/transfers",
        "/contact",
        "/booking/transfer/1",
      ]) {
        await openPage(page, address);
        const stops = await page.locator("footer a").last().getAttribute("href");
        await page.locator("footer a").first().focus();
        await page.keyboard.press("Shift+Tab");
        const at = await focused(page);
        expect
          .soft(at, `${address}, the last stop before ${stops}`)
          .toMatchObject({ hasRing: true, isInSight: true });
        await page.locator("main :is(a, button, input, summary)").first().focus();
        await tabTo(
          page,
          (() => {
            let count = 0;
            return () => ++count === 12;
          })(),
        );
      }
    });
  });
}

test("tabs move by arrows and show one panel", async ({ page }) => {
  await openPage(page, "/tours/atm-cave");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Overview").focus();
  for (const [key, name] of [
    ["ArrowRight", "Itinerary"],
    ["End", "FAQ"],
    ["ArrowRight", "Overview"],
    ["ArrowLeft", "FAQ"],
    ["ArrowLeft", "Included"],
    ["Home", "Overview"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
  // with the reader's own few colours too one sees which it is
  await page.emulateMedia({ forcedColors: "active" });
  await page.keyboard.press("Tab");
  await expect(tab("Overview")).toHaveCSS("outline-style", "solid");
  await expect(tab("FAQ")).toHaveCSS("outline-style", "none");
});

test("questions open one at a time by keyboard", async ({ page }) => {
  for (const address of ["/contact", "/tours/5#faq"]) {
    await openPage(page, address);
    const questions = page.getByRole("main").locator("summary").filter({ visible: true });
    const open = page.getByRole("main").locator("details[open]");
    await questions.nth(0).focus();
    await page.keyboard.press("Enter");
    await expect(open).toHaveCount(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(open).toHaveCount(1);
    await expect(questions.nth(1)).toBeFocused();
    await expect(open.locator("summary")).toHaveText((await questions.nth(1).textContent()) ?? "");
    await page.keyboard.press("Space");
    await expect(open).toHaveCount(0);
  }
});

test("the menu of a phone opens, closes on Escape and on a change of route", async ({ page }) => {
  await openPage(page, "/");
  const toggle = page.locator("header summary").filter({ visible: true });
  const menu = page.locator("header details[open]");
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, words("About"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/about$/);
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("a question takes the focus, goes by Escape, and leaves the focus where reading goes on", async ({
  page,
}) => {
  await keepOnDevice(page, BOOKINGS_IN_ALL_STATES);
  await openPage(page, "/my-bookings");
  const question = page.getByRole("alertdialog");
  const ask = (name: string) => page.getByRole("button", { name }).first();
  const open = async (name: string) => {
    await ask(name).press("Enter");
    await expect(question.getByRole("button", { name: "Keep" })).toBeFocused();
  };
  const sayYes = async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
  };
  for (const name of ["Cancel Booking", "Remove from This Device", "Forget everything"]) {
    await open(name);
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(ask(name)).toBeFocused();
  }
  // the next one is asked for before the browser has told that this one is closed
  await open("Cancel Booking");
  await ask("Remove from This Device").evaluate((button: HTMLButtonElement) => {
    document.querySelector("dialog")?.close("no");
    button.click();
  });
  await expect(question.getByRole("button", { name: "Keep" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await open("Cancel Booking");
  await sayYes();
  await expect(page.getByRole("listitem", { name: "Actun Tunichil Muknal" })).toBeFocused();
  // its buttons go with that: what comes next is asked of another booking
  await expect(page.getByText("To be cancelled")).toHaveCount(2);
  await open("Remove from This Device");
  await sayYes();
  await expect(page.getByRole("main")).toBeFocused();
});
