import type { Page } from "@playwright/test";
import { brokenRules, tooPale } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { crooked, misfits, setLetters } from "../support/misfits.ts";
import { openOffice } from "../support/office.ts";
import { STATES, type State, type Stock, stockOf } from "../support/office-states.ts";
import { englishOn, lengthen, STORED_TEXTS, speakSpanish } from "../support/spanish.ts";

const TOUCH = 44;
/** Of all windows here, px. */
const HEIGHT = 800;
/** Where lists have columns. */
const WIDE = 1280;

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

const overlays = (page: Page) => page.locator(OVER).filter({ visible: true });

/** Opens an address within the back office that is there, as its own links do, or loads it. */
async function goTo(page: Page, path: string): Promise<void> {
  if (!(await page.locator("#main").isVisible()) || (await overlays(page).count()) > 0) {
    await page.goto(path);
    return;
  }
  await page.evaluate((address) => history.pushState(null, "", address), path);
}

/** What lies over the page has the focus, goes by Escape, and gives the focus back. */
async function expectToGoByEscape(page: Page, name: string): Promise<void> {
  const over = overlays(page);
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

/** Some states a test, so that none takes long and several run at once. */
const PART = 15;
const PARTS = Array.from({ length: Math.ceil(STATES.length / PART) }, (_, part) =>
  STATES.slice(part * PART, (part + 1) * PART),
);

interface Look {
  readonly width: number;
  readonly isSpanish?: boolean;
}

/** All that is to be right of a state at one width; in Spanish in the dark. */
async function expectToBeRight(page: Page, state: State, stock: Stock, look: Look): Promise<void> {
  const { width, isSpanish = false } = look;
  const { name, isList = false } = state;
  // what lies below has been looked at in a state of its own
  const within = (await overlays(page).count()) > 0 ? OVER : undefined;
  // what has another width has the same names and roles, but for cards instead of columns
  if (!isSpanish && (width > 1000 || isList)) {
    expect.soft(await brokenRules(page, undefined, within), `${name}, ${width} px`).toEqual([]);
  }
  // what hangs on a field finds its place after the window has another size
  const isWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await expect.soft.poll(isWide, `${name} scrolls sideways, ${width} px`).toBe(false);
  expect.soft(await crooked(page), `${name}, ${width} px`).toEqual([]);
  if (width < 1000) expect.soft(await smallTargets(page), `${name}, ${width} px`).toEqual([]);
  if (isSpanish) {
    // another scheme changes colours and nothing else, and another language words
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
    // columns have colours that cards have not
    if (isList) await page.setViewportSize({ width: WIDE, height: HEIGHT });
    expect.soft(await tooPale(page, within), `${name}, dark`).toEqual([]);
    if (isList) await page.setViewportSize({ width, height: HEIGHT });
    const data = [...STORED_TEXTS, ...stock.words];
    expect.soft(await englishOn(page, data), `${name} in Spanish`).toEqual([]);
  }
  // what hangs on a button goes with it, which leaves the screen when letters grow
  const hanging = page.locator(isSpanish ? "[role=menu], [data-position]" : "[role=menu]");
  if (width < 1000 && !(await hanging.first().isVisible())) {
    await page.setViewportSize({ width: 390, height: 780 });
    await setLetters(page, 32);
    const isWhole = (fault: string) => !/broken in two/.test(fault);
    const faults = (await misfits(page)).filter(isWhole);
    expect.soft(faults, `${name}, letters twice as large`).toEqual([]);
    await setLetters(page, 16);
    if (isSpanish) {
      await page.setViewportSize({ width: 320, height: 780 });
      await lengthen(page);
      const cut = (await misfits(page)).filter(isWhole);
      expect.soft(cut, `${name}, in longer words`).toEqual([]);
    }
    await page.setViewportSize({ width, height: HEIGHT });
  }
}

for (const { widths, isSpanish } of [
  { widths: [WIDE, 360], isSpanish: false },
  { widths: [820], isSpanish: true },
]) {
  for (const [part, states] of PARTS.entries()) {
    const at = `${widths.join(" and ")} wide${isSpanish ? ", dark and in Spanish" : ""}`;
    test(`axe finds nothing on any route or dialog, and nothing is too wide, ${at}, ${part + 1}`, async ({
      page,
      instance,
    }) => {
      const stock = await stockOf(instance);
      await openOffice(page, instance, "/robots.txt");
      if (isSpanish) {
        speakSpanish(page);
        await page.emulateMedia({ colorScheme: "dark" });
      }
      for (const state of states) {
        const reach = async () => {
          await goTo(page, state.path(stock));
          await state.reach(page, stock);
        };
        await test.step(state.name, async () => {
          for (const [index, width] of widths.entries()) {
            const before = index > 0 ? await overlays(page).count() : -1;
            await page.setViewportSize({ width, height: HEIGHT });
            // some of what lies over the page goes with the button that it hangs on
            if ((await overlays(page).count()) !== before) await reach();
            await expectToBeRight(page, state, stock, { width, isSpanish });
          }
          await expectToGoByEscape(page, state.name);
        });
      }
    });
  }
}
