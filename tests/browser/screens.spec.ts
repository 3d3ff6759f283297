import { brokenRules, tooPale } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { misfits, setLetters, sideways } from "./support/misfits.ts";
import { SCREENS } from "./support/screens.ts";
import { englishOn, lengthen, speakSpanish } from "./support/spanish.ts";

test.use({ inKeptContext: true });

/** WCAG 2.0, 2.1 and 2.2, levels A and AA. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What guests wrote, and what an older version has stored in words. */
const WORDS_ON_DEVICE = [
  "One of us is vegetarian.",
  "Please check what you entered. Email is invalid",
];
const WIDTHS = [320, 360, 820, 1440];
/** Menus instead of links, cards below each other instead of beside. */
const AXE_WIDTHS = [360, 1440];

for (const { name, open } of SCREENS) {
  test(`nothing sticks out or is cut off, and axe finds nothing: ${name}`, async ({
    page,
    instance,
  }) => {
    await open(page, instance);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 });
      expect.soft(await misfits(page), `${width} px`).toEqual([]);
      if (!AXE_WIDTHS.includes(width)) continue;
      // from the top: further down the sticky header may lie over half a tab, as it should
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      expect.soft(await brokenRules(page, RULES), `${width} px`).toEqual([]);
    }
    // another scheme changes colours and nothing else
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await tooPale(page), "dark").toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 390, height: 780 });
    await setLetters(page, 32);
    expect.soft(await misfits(page), "390 px, letters twice as large").toEqual([]);
  });

  test(`in Spanish nothing is English, and nothing is cut off: ${name}`, async ({
    page,
    instance,
  }) => {
    speakSpanish(page);
    await open(page, instance);
    expect.soft(await englishOn(page, WORDS_ON_DEVICE)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 780 });
    await setLetters(page, 32);
    expect.soft(await misfits(page), "390 px, letters twice as large").toEqual([]);
    await page.setViewportSize({ width: 320, height: 780 });
    expect.soft(await sideways(page, "html"), "320 px, letters twice as large").toBe(0);
    await setLetters(page, 16);
    await page.setViewportSize({ width: 360, height: 780 });
    expect.soft(await sideways(page, "[role=tablist]"), "tabs, 360 px").toBe(0);
    await page.setViewportSize({ width: 320, height: 780 });
    expect.soft(await misfits(page), "320 px").toEqual([]);
    await lengthen(page);
    const cut = (await misfits(page)).filter((fault) => !/broken in two/.test(fault));
    expect.soft(cut, "320 px, in longer words").toEqual([]);
  });
}
