import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { holdBack, waitForScripts } from "./support/page-state.ts";
import { SCREENS } from "./support/screens.ts";

const WIDTHS = [320, 360, 820, 1440];

/** What sticks out of the page at a side, and texts that are longer than the box that clips them. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(".visually-hidden, [aria-hidden='true'], svg");
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
    const found = document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : [];
    for (const element of document.querySelectorAll("body *")) {
      if (!isSeen(element)) continue;
      const { left, right, width: own } = element.getBoundingClientRect();
      const sticksOut = own > 1 && (right > width + 1 || left < -1);
      if (
        sticksOut &&
        element.matches("p, a, button, input, textarea, h1, h2, h3, dt, dd, label, li") &&
        !scrolls(element)
      ) {
        found.push(`${name(element)} reaches from ${left} to ${right}`);
      }
      const { overflowX, overflowY } = getComputedStyle(element);
      const clips = element.scrollWidth > element.clientWidth + 1 && /hidden|clip/.test(overflowX);
      const cuts = element.scrollHeight > element.clientHeight + 1 && /hidden|clip/.test(overflowY);
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if ((clips || cuts) && hasWords) found.push(`${name(element)} is cut off`);
    }
    return found;
  });
}

for (const { name, open } of SCREENS) {
  test(`nothing sticks out or is cut off: ${name}`, async ({ page }) => {
    await open(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 });
      expect.soft(await misfits(page), `${width} px`).toEqual([]);
    }
  });
}

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce", viewport: { width: 1280, height: 900 } });

  test("nothing moves by itself, and nothing glides", async ({ page }) => {
    for (const address of ["/", "/tours", "/tours/atm-cave", "/transfers"]) {
      await page.goto(address);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll("*")]
          .filter((element) => {
            const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
            const glides = transitionDuration
              .split(",")
              .some((time) => Number.parseFloat(time) > 0);
            return animationName !== "none" || glides || scrollBehavior === "smooth";
          })
          .map((element) => `${element.tagName} ${element.className}`),
      );
      expect.soft(moving, address).toEqual([]);
    }
  });
});

test("a page keeps its looks until all of its whole style sheets are there", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const release = await holdBack(page, /\/assets\/HomePage-[^/]+\.css$/);
  await page.goto("/", { waitUntil: "commit" });
  const base = page.locator('link[rel="stylesheet"][href*="/base-"]');
  await expect.poll(() => base.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
  const heading = page.getByRole("heading", { level: 1 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await heading.boundingBox();
  release();
  await waitForScripts(page);
  expect(await heading.boundingBox()).toEqual(before);
});
