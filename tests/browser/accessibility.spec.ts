import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./support/fixtures.ts";
import { SCREENS } from "./support/screens.ts";

/** By night only the colours are others. */
const NIGHT_RULES = ["color-contrast", "link-in-text-block"];

/** WCAG 2.0, 2.1 and 2.2, levels A and AA. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const WIDTHS = [360, 1440];

test.use({ reducedMotion: "reduce" });
test.describe.configure({ timeout: 60_000 });

for (const { name, open } of SCREENS) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    await open(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // from the top: further down the sticky header may lie over half a tab, as it should
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // there are no frames: the mode that looks into them opens a page of its own each time
        const axe = new AxeBuilder({ page }).setLegacyMode();
        const { violations } = await (colorScheme === "light"
          ? axe.withTags(RULES)
          : axe.withRules(NIGHT_RULES)
        ).analyze();
        const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
        expect.soft(found, `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}
