import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** A rule of axe that the page breaks, and where. */
type Broken = readonly [rule: string, where: readonly unknown[]];

/**
 * The rules of axe that the page breaks.
 * @param only names of rules, or of the groups that axe has them in; all of axe's own choice without them
 * @param within where to look; on the whole page without it
 */
export async function brokenRules(
  page: Page,
  only?: string[],
  within?: string,
): Promise<readonly Broken[]> {
  // its source is long: once a document is enough
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([runOnly, part]) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      const { violations } = await here.run(part ?? document, {
        // no word about what is right, which is nearly everything
        resultTypes: ["violations"],
        ...(runOnly ? { runOnly } : {}),
      });
      return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)] as const);
    },
    [only, within] as const,
  );
}

/** Where the page, or a part of it, breaks axe's rules on colours. */
export const tooPale = (page: Page, within?: string) =>
  brokenRules(page, ["color-contrast", "link-in-text-block"], within);

/** Fails with the rules that the page breaks and where. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await brokenRules(page)).toEqual([]);
}
