import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { crooked, misfits, setLetters } from "../support/misfits.ts";
import { brokenRules, openOffice, tooPale } from "../support/office.ts";
import { STATES, stockOf } from "../support/office-states.ts";

const TOUCH = 44;

/** Names of what is to be pressed or typed in and is lower than a finger; links in a text are text. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = "button, input:not([type=file]), select, textarea, summary, [role=menuitem]";
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .filter((element) => {
        // a box is as large as the words that one touches for it
        const isBox = element.matches("[type=checkbox], [type=radio]");
        const target = (isBox && element.closest("label")) || element;
        return target.getBoundingClientRect().height < least - 0.5;
      })
      .map((element) => {
        const { height } = element.getBoundingClientRect();
        const name = element.getAttribute("aria-label") ?? element.textContent?.trim();
        return `${element.tagName} ${name || element.id}: ${Math.round(height)} px`;
      });
  }, TOUCH);
}

const OVER = "[role=dialog], [role=alertdialog], [role=menu]";

/** What lies over the page has the focus, goes by Escape, and gives the focus back. */
async function expectToGoByEscape(page: Page, name: string): Promise<void> {
  const over = page.locator(OVER).filter({ visible: true });
  const count = await over.count();
  if (count === 0) return;
  const focused = (within: string) =>
    page.evaluate((parts) => document.activeElement?.closest(parts) != null, within);
  expect.soft(await focused(OVER), `${name} has the focus`).toBe(true);
  await page.keyboard.press("Escape");
  // one less, or one more: a question about what has been typed
  await expect.soft(over, `${name} goes by Escape`).not.toHaveCount(count);
  await expect.soft.poll(() => focused("body > *"), `${name} gives the focus back`).toBe(true);
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 360, height: 780 },
]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test("axe finds nothing on any route or dialog, and nothing is too wide", async ({
      page,
      instance,
    }) => {
      test.setTimeout(240_000);
      const stock = await stockOf(instance);
      const reducedMotion = "reduce";
      await openOffice(page, instance, "/admin/dashboard");
      for (const state of STATES) {
        await test.step(state.name, async () => {
          await page.emulateMedia({ colorScheme: "light", reducedMotion });
          await page.goto(state.path(stock));
          await state.reach(page, stock);
          // columns on a wide screen, cards on a phone; a tablet has one or the other
          if (viewport.width !== 820) {
            expect.soft(await brokenRules(page), state.name).toEqual([]);
          }
          const isWide = await page.evaluate(
            () => document.documentElement.scrollWidth > window.innerWidth,
          );
          expect.soft(isWide, `${state.name} scrolls sideways`).toBe(false);
          expect.soft(await crooked(page), state.name).toEqual([]);
          if (viewport.width < 1000) {
            expect.soft(await smallTargets(page), state.name).toEqual([]);
          }
          // a menu goes with its button, which leaves the screen when letters grow
          if (viewport.width < 400 && !(await page.getByRole("menu").isVisible())) {
            await page.setViewportSize({ width: 390, height: 780 });
            await setLetters(page, 32);
            const faults = (await misfits(page)).filter((fault) => !/broken in two/.test(fault));
            expect.soft(faults, `${state.name}, letters twice as large`).toEqual([]);
            await setLetters(page, 16);
            await page.setViewportSize(viewport);
          }
          // another scheme changes colours and nothing else
          if (viewport.width > 1000) {
            await page.emulateMedia({ colorScheme: "dark", reducedMotion });
            await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
            expect.soft(await tooPale(page), `${state.name}, dark`).toEqual([]);
          }
          await expectToGoByEscape(page, state.name);
        });
      }
    });
  });
}
